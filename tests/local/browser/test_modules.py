"""The page's modules by themselves: words in every language, Markdown, plain words for listeners, choices of options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser, live_table: LiveTable) -> Iterator[Page]:
    """A page that may import the modules."""
    context = browser.new_context(locale="en-GB")
    opened = context.new_page()
    opened.goto(live_table.url)
    yield opened
    context.close()


def module(page: Page, path: str, expression: str, *values: Any) -> Any:
    """The value of `expression` with `m` as the module and `a` as the list of values."""
    return page.evaluate(f"async (a) => {{ const m = await import('/js/{path}'); return ({expression}); }}", list(values))


def markdown(page: Page, text: str) -> str:
    """The HTML that Markdown becomes."""
    context = "{ me: '1', user: (id) => ({ 1: 'Anna', 2: 'Bartek' })[id], channel: () => 'sauria', open() {}, command() {} }"
    draw = f"const d = document.createElement('div'); d.append(m.markdown(a[0], {context})); return d.innerHTML;"
    return str(module(page, "markdown.js", f"(() => {{ {draw} }})()", text))


def test_every_language_has_every_word_in_the_same_shape(page: Page) -> None:
    kinds = "Object.fromEntries(Object.entries(m.{0}).map(([k, v]) => [k, typeof v === 'function' ? v.length : typeof v]))"
    english = module(page, "words/en.js", kinds.format("en"))
    assert module(page, "words/de.js", kinds.format("de")) == english
    assert module(page, "words/pl.js", kinds.format("pl")) == english
    assert len(english) > 120


def test_polish_counts_in_its_own_forms(page: Page) -> None:
    counted = module(page, "words/pl.js", "a[0].map((n) => m.pl.unread(n))", [1, 3, 5, 12, 22, 25])
    assert counted == ["1 wzmianka", "3 wzmianki", "5 wzmianek", "12 wzmianek", "22 wzmianki", "25 wzmianek"]


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** *it* __under__ ~~gone~~", "<p><strong>bold</strong> <em>it</em> <u>under</u> <s>gone</s></p>"),
        ("***both***", "<p><strong><em>both</em></strong></p>"),
        ("a_b_c and _d_", "<p>a_b_c and <em>d</em></p>"),
        (r"\*no\*", "<p>*no*</p>"),
        ("`a*b*`", "<p><code>a*b*</code></p>"),
        ("<b>x</b> & y", "<p>&lt;b&gt;x&lt;/b&gt; &amp; y</p>"),
        ("<@1> <@2>", '<p><span class="mention me">@Anna</span> <span class="mention">@Bartek</span></p>'),
        ("> one\n> two", "<blockquote><p>one<br>two</p></blockquote>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("## Head", '<div class="md-h md-h2" role="heading" aria-level="4">Head</div>'),
        ("-# small", '<p class="md-sub">small</p>'),
        ("one\ntwo", "<p>one<br>two</p>"),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
    ],
)
def test_markdown_becomes_what_discord_shows(page: Page, text: str, html: str) -> None:
    assert markdown(page, text) == html


def test_code_keeps_its_signs_and_a_link_tells_nobody_where_it_was(page: Page) -> None:
    assert "<code>**a**\n  b</code>" in markdown(page, "```\n**a**\n  b\n```")
    link = markdown(page, "[rules](https://example.org/a)")
    assert 'href="https://example.org/a" target="_blank" rel="noopener noreferrer"' in link


def test_a_link_to_a_message_stays_in_the_page(page: Page) -> None:
    html = markdown(page, "https://discord.com/channels/10/20/30")
    assert '20/30"' in html
    assert "target" not in html


def test_a_listener_hears_words_and_not_signs(page: Page) -> None:
    said = module(page, "markdown.js", "m.plain(a[0], { me: '1', user: () => 'Anna' })", "### Turn\n**<@1>**, ||x|| `go`")
    assert said == "Turn. @Anna, hidden text go"


def test_typed_words_become_values(page: Page) -> None:
    option = {"type": 3, "name": "game", "choices": [{"name": "Sauria", "value": "s"}, {"name": "Sanctuary", "value": "t"}]}
    number = {"type": 4, "name": "computers", "min_value": 0, "max_value": 4}
    value = "a[0].map((typed) => m.valueOf(a[1], typed) ?? null)"
    assert module(page, "option.js", value, ["sau", "SANCTUARY", "sa", "x"], option) == ["s", "t", None, None]
    assert module(page, "option.js", value, ["3", "-1", "3.5", ""], number) == [3, -1, None, None]
    wrong = "a[0].map((n) => m.problem(a[1], n, String(n)))"
    assert module(page, "option.js", wrong, [4, 5], number) == [None, "computers: a whole number from 0 to 4"]


def test_choices_that_begin_with_what_is_typed_come_first(page: Page) -> None:
    labels = [{"label": "Roar-a-Saurus"}, {"label": "Sauria"}, {"label": "Sanctuary"}]
    assert module(page, "option.js", "m.matching(a[0], 'sau').map((x) => x.label)", labels) == ["Sauria", "Roar-a-Saurus"]


READY = """const ready = (cid, messages) => m.dispatch('READY',
  { user: { id: '1' }, guild: { id: '2' }, channels: [{ id: cid, type: 0 }], messages: { [cid]: messages } });
const text = (cid, x) => ({ channel_id: cid, author: { id: '1' }, timestamp: '2026-01-01T00:00:00Z', ...x });"""


def test_words_that_arrived_before_the_line_broke_are_not_sent_or_shown_again(page: Page) -> None:
    story = """
      const echoes = [];
      m.on('echo', (nonce) => echoes.push(nonce));
      ready('9', []);
      m.dispatch('MESSAGE_CREATE', text('9', { id: '50', nonce: 'n', local: 'sending' }));
      ready('9', [text('9', { id: '40', nonce: 'n' })]);
      return [m.list('9').map((x) => x.id), echoes];"""
    assert module(page, "state.js", f"(() => {{ {READY} {story} }})()") == [["40"], ["n"]]


def test_a_gap_after_a_long_silence_is_not_papered_over(page: Page) -> None:
    story = """
      const many = (from) => Array.from({ length: 50 }, (_, i) => text('8', { id: String(from + i) }));
      ready('8', many(100));
      ready('8', many(120));
      const joined = m.list('8').map((x) => +x.id);
      m.state.complete.add('8');
      ready('8', many(500));
      return [[joined[0], joined.at(-1), joined.length], +m.list('8')[0].id, m.state.complete.has('8')];"""
    assert module(page, "state.js", f"(() => {{ {READY} {story} }})()") == [[100, 169, 70], 500, False]
