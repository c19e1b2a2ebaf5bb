# Was alle Spiele gemeinsam haben. Stimme: docs/words.md.

error-ours = Unser Fehler, nicht deiner. Deine Partie ist sicher, so wie sie zuletzt gespeichert wurde. Passiert es noch mal, gib diese ID weiter: { $id }

press-wrong-person = Gerade entscheidet { $player }. Es hat sich nichts geändert; /ich zeigt, was du tun kannst.
press-old = Dieser Knopf ist von vorhin. Es hat sich nichts geändert; weiter geht es hier: { $link }
press-double = Schon erledigt – dein erster Klick zählt.
press-busy = Gerade wird etwas anderes ausgeführt. Falls der Knopf gleich noch da ist: einfach noch mal drücken.
press-watching = Du schaust bei dieser Partie zu. Es hat sich nichts geändert; /spielen öffnet einen eigenen Tisch.
press-unknown = Diesen Knopf gibt es an diesem Tisch nicht. Es hat sich nichts geändert; /brett zeigt, wie es steht.
press-over = Diese Partie ist zu Ende. Es hat sich nichts geändert; unter dem letzten Bild ist ein Knopf für die Revanche.
press-not-started = Die Partie hat noch nicht begonnen. Es hat sich nichts geändert; wer den Tisch geöffnet hat, drückt in der Lobby auf Start.
press-stopping = Der Bot startet gerade neu. Es hat sich nichts geändert; drück in einer Minute noch mal.
table-gone = Diesen Tisch gibt es nicht mehr. /spielen öffnet einen neuen.
no-table-here = In diesem Kanal ist kein Tisch. /partien zeigt deine, /spielen öffnet einen.

play-opened = { $player } öffnet einen Tisch: { $place }
play-taken = In diesem Kanal läuft schon ein Tisch: { $link } Mit dem Ort „Thread“ öffnet /spielen deinen daneben.
thread-name = { $player }: { $game }

lobby-seats-taken = Plätze besetzt: { $taken } von { $most }. Mindestens { $least } müssen es sein.
lobby-host = Host
lobby-already = Du sitzt schon an diesem Tisch.
lobby-not-seated = Du sitzt nicht an diesem Tisch. „Mitspielen“ gibt dir einen Platz.
lobby-full = Alle { $most } Plätze sind besetzt.
lobby-started = Die Partie hat schon begonnen. Es hat sich nichts geändert.
lobby-seats = Dieses Spiel braucht { $least } bis { $most } Plätze. Füge Computer hinzu oder warte, bis jemand mitspielt.
lobby-clash = Zwei der gewählten Optionen passen nicht zusammen (zum Beispiel zwei Plätze mit demselben Wunsch). Es hat sich nichts geändert; „Optionen“ zeigt sie.
lobby-host-only = Das kann nur { $host }: { $host } hat diesen Tisch geöffnet.
lobby-options = **Optionen dieses Tisches.** Jede Auswahl gilt sofort und steht in der Lobby.
lobby-seat = **Platz { $n }: { $player }.** Jede Auswahl gilt sofort und steht in der Lobby.
lobby-strength = Wie gut er spielt
lobby-tally = An diesem Abend gewonnen: { $list }
lobby-closed = Dieser Tisch ist geschlossen.

computer = Computer
strength-easy = leicht
strength-normal = mittel
strength-hard = schwer
option-on = an
option-off = aus
option-none = keine

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer hinzufügen
button-options = Optionen
button-start = Start
button-back = Zurück
button-more = Mehr
button-remove = Entfernen
button-rematch = Revanche
button-panel = Mein Panel
button-my-options = Meine Möglichkeiten
button-story = Alles erzählen
button-board-text = Brett als Text

story-as-file = { $n ->
    [one] Die ganze Geschichte, ein Satz, als Datei.
   *[other] Die ganze Geschichte, { $n } Sätze, als Datei.
}
story-earlier = { $n ->
    [one] Ein weiterer Satz steht hinter „Alles erzählen“.
   *[other] { $n } weitere Sätze stehen hinter „Alles erzählen“.
}
me-not-now = **Gerade nicht möglich:**
view-text = das Brett in Worten
board-no-view = So eine Ansicht hat dieses Brett nicht. Alle stehen in der Liste bei „ansicht“.

card-which-game = Nenne ein Spiel: Hier ist kein Tisch offen.
card-none = So eine Karte gibt es nicht. Alle stehen in der Liste bei „name“.
games-title = **Deine Partien**
games-none = Du hast hier keine laufende Partie. /spielen öffnet eine.
games-lobby = [{ $title }]({ $link }) – noch nicht begonnen, geöffnet { $since }
games-you = **[{ $title }]({ $link }) – du bist dran**, letzter Schritt { $since }
games-others = [{ $title }]({ $link }) – wartet auf { $list }, letzter Schritt { $since }
games-more = { $n ->
    [one] … und noch eine.
   *[other] … und noch { $n }.
}

undo-done = ↩️ { $player } nimmt die letzte Entscheidung zurück.
undo-race = Bei einem Rennen gibt es kein Zurück. Es hat sich nichts geändert.
undo-revealed = Seit deiner letzten Entscheidung wurde etwas gezogen, gewürfelt oder aufgedeckt; sie gilt. Es hat sich nichts geändert.
undo-others = Seit deiner letzten Entscheidung haben andere entschieden; sie gilt. Es hat sich nichts geändert.
undo-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen kannst.
table-no-seat = Diesen Platz gibt es nicht. Plätze hier: 1 bis { $most }.
table-replaced = { $player } übernimmt den Platz von { $old }.
replace-bot = Ein Bot kann keinen Platz übernehmen. Der Computer schon: /tisch übergeben.
kick-person = Wähle den Platz einer anderen Person.
seat-handed-over = Für { $player } spielt jetzt der Computer. Zurück geht jederzeit: /tisch übergeben oder irgendein Knopf.
seat-all-away = Für { $player } würde jetzt der Computer spielen, aber sonst ist niemand da: Die Partie wartet. Zurück geht jederzeit: /tisch übergeben oder irgendein Knopf.
board-unattended = Gerade ist niemand da. Die Partie wartet, bis jemand zurückkommt: irgendein Knopf oder /tisch übergeben.
seat-back = { $player } ist wieder da.

button-plan = Zug planen
button-plan-change = Plan ändern
button-plan-back = Letzten Schritt zurück
button-plan-drop = Plan verwerfen
plan-title = **Zug planen.** Das siehst nur du; jede Auswahl ist sofort gespeichert. Wenn du dran bist, wird dein Plan ausgeführt, solange sich nichts geändert hat, wovon er abhängt.
plan-mine = **Dein Plan für deinen nächsten Zug:**
plan-step = { $n }. { $what }
plan-ends = { $why ->
    [turn] Danach wirst du nichts mehr gefragt: Dein Plan ist fertig.
   *[open] Wie es weitergeht, hängt davon ab, was passiert: Dann wirst du gefragt.
}
plan-changed = Ab Schritt { $k } passt der Plan nicht mehr: Die Lage hat sich geändert.
plan-full = Ein Plan hat höchstens { $most } Schritte.
plan-dropped = Dein Plan ist verworfen. Du wirst gefragt, wenn du dran bist.
plan-old = Dieser Plan ist von vorhin. Es hat sich nichts geändert; /ich zeigt den aktuellen.
plan-stopped = 🔒 Dein Plan stoppt bei Schritt { $k }: Die Lage hat sich geändert. Neu wählen: { $link }
plan-had-stopped = 🔒 Dein Plan hat bei Schritt { $k } gestoppt: Die Lage hatte sich geändert. Es gilt, was du eben gewählt hast.
plan-done = { $n ->
    [one] 🔒 Dein Plan ist ausgeführt: ein Schritt.
   *[other] 🔒 Dein Plan ist ausgeführt: { $n } Schritte.
}
plan-your-turn = Du bist jetzt dran: Wähle am Tisch. { $link }
plan-live = Züge plant man nur an Tischen, an denen zwischen den Zügen Tage liegen dürfen. Es hat sich nichts geändert.
plan-none = Gerade gibt es keinen Zug von dir, der sich planen lässt.

notify-set = So erfährst du es jetzt: **{ $way }**. Erinnerungen: **{ $reminders }**.
notify-mention = Erwähnung am Tisch
notify-direct = Direktnachricht
notify-both = Erwähnung und Direktnachricht
notify-none = gar nicht
reminders-off = keine
reminders-4h = nach 4, 8, 16 und 32 Stunden
reminders-12h = nach 12 Stunden, dann 1, 2 und 4 Tagen
reminders-24h = nach 1, 2, 4 und 8 Tagen
turn-reminder = ⏰ { $table } wartet auf dich: { $what } Letzter Schritt dort { $since }.
turn-last-reminder = ⏰ Letzte Erinnerung für { $table }: { $what } Danach melde ich mich nur noch am Tisch.
dm-title = **Diese Partien warten auf dich**
dm-line = { $table }: { $what }
dm-your-turn = du bist dran
dm-closed = { $player }, per Direktnachricht erreiche ich dich nicht, darum hier: { $what }. Ändern: /hinweise
dm-closed-again = { $player }, { $what }.

table-option-tempo = Tempo
table-option-tempo-correspondence = zwischen den Zügen dürfen Tage liegen
table-option-tempo-live = live (90 s je Entscheidung, 4 Minuten je Zug)

table-paused = { $player } hält die Partie für eine Weile an.
table-resumed = { $player } lässt die Partie weitergehen.
halt-not-now = Anhalten geht bei diesem Spiel nur in der Pause zwischen zwei Runden. Es hat sich nichts geändert.
halt-none = Diese Partie ist nicht angehalten. Es hat sich nichts geändert.
table-host-only = Das können nur der Host und wer diesen Kanal verwalten darf; schweigt der Host 3 Tage, alle am Tisch. Es hat sich nichts geändert.
table-host-now = { $player } ist jetzt Host dieses Tisches.
host-person = Wähle den Platz einer Person, die hier spielt. Es hat sich nichts geändert.
host-already = Diese Person ist schon Host. Es hat sich nichts geändert.
table-left = { $player } verlässt den Tisch.
table-kicked = { $host } entfernt { $player } vom Tisch.
table-abandoned = { $player } schließt diesen Tisch. Die Partie endet ohne Ergebnis.
table-reposted = Erledigt: Das Brett kommt als neue Nachricht.
log-empty = Bisher ist nichts passiert.

about-text = **Spieltisch-Bot { $version }** – Sauria, The Sanctuary und Roar-a-Saurus, gemeinsam aus der Ferne gespielt.
    Läuft seit: { $since } · Antwort des Gateways: { $ms } ms
    Ein inoffizielles Werk von Fans, ohne Verbindung zu den Verlagen der Spiele.
    -# Bilder: eigene Zeichnungen und OpenMoji (CC BY-SA 4.0). Schriften: Lato, Source Sans Pro, Fredoka One (SIL Open Font License). Bibliothek: discord.py (MIT).

setup-title = **Was ich in { $channel } darf**
setup-fine = Alles ist da. /spielen öffnet einen Tisch.
setup-how = Gib meiner Rolle in den Einstellungen dieses Kanals, was fehlt. Administrator ist nie nötig.
perm-view-channel = Kanal anzeigen
perm-send-messages = Nachrichten senden
perm-manage-threads = Threads verwalten (dieser Thread ist gesperrt)
perm-attach-files = Dateien anhängen
perm-embed-links = Links einbetten
perm-create-public-threads = Öffentliche Threads erstellen
perm-send-messages-in-threads = Nachrichten in Threads senden
perm-without-view-channel = hier lässt sich kein Tisch öffnen
perm-without-send-messages = hier lässt sich kein Brett zeigen
perm-without-attach-files = Bretter kommen als Text statt als Bild
perm-without-embed-links = Links erscheinen ohne Vorschau
perm-without-create-public-threads = ein Tisch bleibt in diesem Kanal statt in einem eigenen Thread
perm-without-send-messages-in-threads = ein Tisch bleibt in diesem Kanal statt in einem eigenen Thread
board-undrawn = Das Bild ließ sich nicht zeichnen; hier ist das Brett in Worten.
perm-post = Hier darf ich nichts schreiben: Mir fehlt **{ $perm }**. Nichts hat sich geändert; /einrichten zeigt, was ich brauche.
perm-unseen = Deine Wahl ist gespeichert, aber hier darf ich nichts schreiben: Mir fehlt **{ $perm }**. Sobald ich es wieder darf, bringt /tisch neu-zeigen das Brett.
perm-missing = Mir fehlt hier eine Berechtigung: **{ $perm }**. Weiter geht es mit dem Brett als Text.
