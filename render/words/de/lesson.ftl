# Geführte erste Partien (/tutorial): ein Gedanke je Nachricht, eine Taste, dann die Wirkung beim Namen.

cmd-tutorial = tutorial
cmd-tutorial-about = Eine geführte erste Partie gegen den Computer, wenige Minuten, nur für dich
cmd-tutorial-game = Welches Spiel du lernen willst
lesson-title = ### { $game } – Lektion, Schritt { $n } von { $of }
lesson-press = Drück oder wähl: **{ $what }**
lesson-not = Jetzt noch nicht – dieser Schritt zeigt nur eins: **{ $what }**. Nichts hat sich geändert.
lesson-not-back = Jetzt nicht – aus diesem Schritt führt kein Weg zurück. Nichts hat sich geändert; wähl etwas anderes.
lesson-over = Diese Lektion ist vorbei. Neu beginnen: /tutorial.
lesson-left = Du hast die Lektion verlassen; von ihr bleibt nichts gespeichert. Neu beginnen geht jederzeit mit /tutorial.
lesson-end = { $game ->
    [roar] 🏆 Du weißt genug zum Brüllen. /spielen öffnet einen Tisch, Computer setzen sich sofort dazu.
   *[other] 🏆 Du weißt genug zum Spielen. /spielen öffnet einen Tisch, Computer setzen sich sofort dazu.
}
button-lesson-go = Weiter
button-lesson-again = Von vorn
button-lesson-leave = Lektion verlassen

lesson-roar-ready = Hier würfeln alle gleichzeitig, und das laut. In dieser Lektion hetzt dich niemand: Die Uhr läuft nur, wenn du drückst.
lesson-roar-shout = Ein Ruf lässt alle loslegen, und diesmal ist es deiner.
lesson-roar-shout-done = Du hast gerufen, und das Rennen läuft.
lesson-roar-arena = Das ist die Arena. Jeder Dino hat vier Plätze für Schaden; der vierte schlägt ihn k. o. Links von dir sitzt, auf wen dein blauer Pfeil zeigt, rechts, auf wen der rote zeigt.
lesson-roar-roll = Du hast drei Würfel. Wirf sie; im echten Rennen darfst du nach kurzer Wartezeit wieder würfeln.
lesson-roar-hold = Drei gleiche Symbole sind ein Angriff. Leg einen Würfel auf deinen Dino, um ihn zu behalten: Drück den Würfel selbst. Nimm einen mit Grrrr.
lesson-roar-hold-done = Gehalten: Dieser Würfel bleibt liegen, wenn du würfelst.
lesson-roar-collect = Sammle weiter Grrrr: Halte, was passt, und würfle den Rest.
lesson-roar-collect-done = Drei Grrrr liegen auf deinem Dino.
lesson-roar-call = Würfel allein tun nichts, der Ruf zählt. Grrrr trifft den Dino links von dir. Die Taste ist rot, weil du drei hast.
lesson-roar-call-done = Getroffen: 1 Schaden für den Dino links von dir, und alle deine Würfel sind wieder auf der Hand.
lesson-roar-rival = Die anderen schlafen nicht. Schau, was passiert, während du wartest.
lesson-roar-rival-done = Das tat weh: Dein Dino hat 1 Schaden. Im echten Rennen geht das ständig so, ohne Züge.
lesson-roar-kaboom = Jetzt etwas Größeres: Sammle drei Kaboom. Halte, was passt, und würfle den Rest.
lesson-roar-kaboom-done = Drei Kaboom. Schnell, bevor jemand anders ruft.
lesson-roar-boom = Kaboom trifft alle außer dir. Ruf es.
lesson-roar-boom-done = Alle anderen haben 1 Schaden mehr, und alle Würfel sind zurück auf der Hand: Was die anderen gesammelt hatten, ist weg.
lesson-roar-again = Nach einem Kaboom steht alles still, bis wieder gerufen wird – von dem Platz, der das Kaboom hatte.
lesson-roar-again-done = Das Rennen geht weiter.
lesson-roar-legend = Zwei Symbole fehlen noch: Roaar trifft den Dino rechts von dir, Ahh nimmt 1 Schaden vom eigenen Dino.
lesson-roar-points = Ein K. o. bringt 1 Punkt. Wer als Letztes steht, gewinnt die Kampfrunde und 3 Punkte. Mit 10 Punkten nach einer Runde ist die Partie gewonnen.

lesson-sanctuary-table = Du baust ein Schutzgebiet für bedrohte Tiere auf; die meisten Punkte gewinnen. Jede Runde liegen zehn Karten in einer Reihe, und du hast zwei Helfer dafür.
lesson-sanctuary-place = Ein Helfer führt die Hauptaktion seiner Karte aus (die obere) und die Nebenaktionen (die unteren) der Karten, die er links und rechts sieht.
lesson-sanctuary-place-done = Dein Helfer auf A5 bringt ein Tier. Er sieht die Reihe entlang, bis eine Figur oder ein Zaun im Weg steht.
lesson-sanctuary-second = Der Computer hat zwei eingesetzt: Auf A9 und A1 endet deine Sicht. Jetzt dein zweiter Helfer; Karten, nach denen irgendein Helfer nichts mehr sähe, werden nicht angeboten.
lesson-sanctuary-second-done = Auch eigene Figuren verdecken: Dein Helfer auf A5 sieht A3 und alles dahinter nicht mehr.
lesson-sanctuary-who = Alle stehen. Reihum führt nun jeder Platz die Aktionen eines Helfers aus. Du entscheidest, welcher zuerst dran ist.
lesson-sanctuary-main = Ein Helfer nutzt Hauptaktion und sichtbare Nebenaktionen in beliebiger Reihenfolge, jede einmal. Keine ist Pflicht. Zuerst das Tier.
lesson-sanctuary-animal = Von jeder Farbe hat ein Tier Platz in deinem Schutzgebiet. Nimm das rote.
lesson-sanctuary-animal-done = Es lebt jetzt in deinem roten Lebensraum, mit Population 1.
lesson-sanctuary-gain = Tiere brauchen Vorräte. Eine Nebenaktion in Sicht bringt einen Marker.
lesson-sanctuary-marker = Grau heißt beliebige Farbe. Rot passt zu deinem roten Tier.
lesson-sanctuary-marker-done = Der rote Marker liegt in deiner Zentrale. Zwei gleiche sind dort am Ende 3 Punkte wert.
lesson-sanctuary-store = Bring ihn ins Lager unter dem Lebensraum des Tieres.
lesson-sanctuary-store-done = Eingelagert: 2 Punkte am Ende, und die Bedingung vieler Karten ist erfüllt.
lesson-sanctuary-grow = Manche Karten verlangen, dass im Lager etwas liegt. Es bleibt dort liegen.
lesson-sanctuary-grow-done = Population 2. Am Ende wird Population mit Herzen malgenommen, also lohnt sich beides.
lesson-sanctuary-land = Eine Nebenaktion ist noch in Sicht: Land kaufen. Das nimmt ein Siegel von deiner Karte und legt es auf die Zeitleiste.
lesson-sanctuary-land-done = Das Siegel ist Punkte wert, und die Parzelle gehört dir: Teich und Wald dürfen dort später hin.
lesson-sanctuary-threat = Sieh dir das Tableau des Computers an: Seine Karte brachte zwei Tiere und zwei Bedrohungen. Die kosten Punkte, jede mehr als die vorige.
lesson-sanctuary-free = Dein zweiter Helfer ist dran, und jetzt wählst du. Alles ist erlaubt, bis dein Zug endet.
lesson-sanctuary-free-done = Die Runde ist vorbei. Die Helfer kommen heim, die Karten verlassen das Spiel, die Startspielerkarte wandert weiter.
lesson-sanctuary-score = Zu zweit gibt es sechs Runden. Dann zählen Tiere, Siegel, Marker, Teiche und Wälder und Ausbauten; Bedrohungen werden abgezogen.

lesson-sauria-island = Sauria ist eine Insel mit einem Vulkan. Gewinnen kann nur, wer am Ende gerettet ist; unter den Geretteten entscheiden die Punkte. Niemand greift andere Personen an, also helft einander.
lesson-sauria-character = Zuerst: Wer bist du? Jeder Charakter hat einen Startgegenstand oder eigene Stärken.
lesson-sauria-character-done = Du spielst den Jäger und hast ein Jagdgewehr. Deine Zielkarte ist geheim: vier Ziele für 4, 3, 2 und 1 Punkte.
lesson-sauria-landing = Alle beginnen auf einem Ort nahe am Vulkan. Er wird aufgedeckt, wenn du darauf stehst.
lesson-sauria-landing-done = Die Partie läuft: Ein Ort ist bekannt, und das erste Ereignis liegt auf.
lesson-sauria-round = Es gibt 16 Runden: Ereignis, Lava (ab Runde 9), alle Züge, Dinosaurier, Aufräumen. In deinem Zug hast du 3 Aktionspunkte (AP). Das ist dein Charaktertableau.
lesson-sauria-move = Bewegen kostet 1 AP und führt ein Feld weit.
lesson-sauria-road = Wohin du gehst, ist wichtig: Dinosaurier kommen, wenn sie dich hören. Eine Straße macht kein Geräusch.
lesson-sauria-road-done = Kein Geräusch: Du bist auf der Straße geblieben.
lesson-sauria-sneak = Dschungel ist laut: Jedes Dschungelfeld bringt 1 Geräusch. Schleichen nimmt 1 weg und kostet 1 Energie.
lesson-sauria-jungle = Auf Zehenspitzen in den Dschungel.
lesson-sauria-jungle-done = Kein Geräusch: Du bist geschlichen. Dschungel 1, Schleichen −1.
lesson-sauria-loud = Und nun ohne Schleichen, um zu sehen, was passiert.
lesson-sauria-noise = Ein Geräusch ist ein Marker aus dem Beutel dieses Gebiets. Schwarz ist harmlos, Rot ruft einen Dinosaurier.
lesson-sauria-noise-done = Ein roter Marker: Ein Dinosaurier kam. Deine AP waren verbraucht; nach allen Zügen griff er an, und du hast eine Wunde.
lesson-sauria-dinosaur = Das ist er. Seine Karte nennt Lebenspunkte, Würfel und ob er jagt. Fleischfresser gehen zur nächsten Beute oder greifen an; Pflanzenfresser lassen dich in Ruhe, solange sie niemand aufschreckt oder angreift.
lesson-sauria-attack = Du bist wieder dran. Wer ein Feld mit einem Fleischfresser verlässt, wird noch einmal angegriffen. Also besser gleich erledigen.
lesson-sauria-aim = Würfel entscheiden. Eine Fernwaffe verbraucht Munition, dafür schlägt nichts zurück; nach einem Angriff im Nahkampf tut der Dinosaurier das.
lesson-sauria-aim-done = Getroffen: Er ist tot, und du hast 1 Schuss weniger.
lesson-sauria-away = Hätte er überlebt, wäre Ausweichen der Weg hinaus: 2 AP und 1 Energie, und niemand greift an, wenn du gehst. Probier es.
lesson-sauria-off = Zurück auf die Straße.
lesson-sauria-off-done = Du bist von dort weg, und dein Zug ist zu Ende.
lesson-sauria-lava = Ab Runde 9 fließt Lava, von der Mitte zur Küste. Sie zerstört, was sie bedeckt, und macht 5 Schaden. Nutz also die frühen Runden: Durchsuch Orte nach Gegenständen und merk dir, welche Strom haben.
lesson-sauria-goals = Drei Wege retten dich am Ende von Runde 16: der Landeplatz, wenn das Notsignal gesendet ist (bis einschließlich Runde 13), das Boot, wenn es repariert ist, der Bunker, wenn er vor Runde 10 gefunden ist und Strom hat. Punkte von Toten zählen nicht.
