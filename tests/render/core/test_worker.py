"""The render worker: one drawing at a time, in order, never on the loop's thread."""

import asyncio
import threading

import pytest

from render.core.worker import Worker


async def test_drawings_run_one_at_a_time_in_the_order_they_were_asked_for() -> None:
    worker, running, order = Worker(), [], []

    def job(number: int) -> int:
        running.append(number)
        assert len(running) == 1
        order.append(number)
        running.clear()
        return number * 2

    assert await asyncio.gather(*(worker.draw(job, k) for k in range(20))) == [k * 2 for k in range(20)]
    assert order == list(range(20))
    worker.close()


async def test_drawings_run_in_another_thread_while_the_loop_goes_on() -> None:
    worker, gate, loop_ran = Worker(), threading.Event(), asyncio.Event()

    def waits() -> int:
        assert gate.wait(5)
        return threading.get_ident()

    drawing = asyncio.create_task(worker.draw(waits))
    asyncio.get_running_loop().call_later(0.01, loop_ran.set)
    await loop_ran.wait()
    assert not drawing.done()
    gate.set()
    assert await drawing != threading.get_ident()
    worker.close()


async def test_what_a_drawing_raises_reaches_who_asked_and_the_next_one_is_drawn() -> None:
    worker = Worker()

    def fails() -> None:
        raise ValueError("no such colour: blurple")

    with pytest.raises(ValueError, match="blurple"):
        await worker.draw(fails)
    assert await worker.draw(max, 3, 4) == 4
    worker.close()


async def test_a_drawing_cancelled_before_its_turn_is_never_drawn() -> None:
    worker, gate = Worker(), threading.Event()
    drawn: list[str] = []
    first = asyncio.create_task(worker.draw(gate.wait, 5))
    await asyncio.sleep(0)
    second = asyncio.create_task(worker.draw(drawn.append, "second"))
    await asyncio.sleep(0)
    second.cancel()
    gate.set()
    assert await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert drawn == []
    worker.close()


async def test_the_start_runs_all_warm_ups_before_it_returns() -> None:
    worker = Worker()
    warm: list[int] = []
    await worker.start(lambda: warm.append(1), lambda: warm.append(2))
    assert warm == [1, 2]
    worker.close()
