# So wird gespielt (/regeln ohne Suche): einige Seiten für jedes Spiel, jede mit Bild. Höchstens 600 Zeichen.

button-howto = So wird gespielt
button-howto-next = Weiter
howto-title = ### So wird gespielt: { $game } · { $n }/{ $of }

howto-roar-aim = Dinos kämpfen, und alle würfeln gleichzeitig: keine Züge, fünf laute Minuten. Du willst 10 Punkte. Ein K. o. ist 1 wert, als letzter Dino einer Kampfrunde zu stehen 3.
    Gespielt wird auf deinem privaten Panel: *Mein Panel* unter der Arena öffnet es. Dort siehst du deine Würfel; die anderen sehen nur, was sie trifft.
howto-roar-roll = **Würfeln** wirft alle Würfel auf deiner Hand. Ein Druck auf einen Würfel hält ihn (er liegt auf dem Dino und wird nicht geworfen), noch einer gibt ihn frei. Du willst dreimal dasselbe Symbol.
    Drei gehaltene Würfel tun noch nichts: Drück den Ruf dieses Symbols. Er zählt, und danach sind alle Würfel wieder auf der Hand. Ein Ruf ohne drei gleiche sperrt dich für eine Sekunde.
howto-roar-attack = **Grrrr** ◀️ macht 1 Schaden beim Dino links von dir (blauer Pfeil), **Roaar** ▶️ beim Dino rechts (roter Pfeil). K.-o.-Dinos werden übersprungen; zu zweit sitzt der andere zugleich links und rechts.
    Alles passiert auf einmal: Du kannst getroffen werden, während du angreifst.
howto-roar-kaboom = **Kaboom** 💥 macht 1 Schaden bei allen anderen. Das Spiel hält an, alle Würfel gehen zurück auf die Hand: Drei gleiche ohne Ruf sind verloren. Vom selben Platz kommt dann *Roar-a-Saurus!*, und es geht weiter. Zwei Rufe fast zugleich: Der frühere Druck zählt.
howto-roar-heal = **Ahh** 💚 nimmt 1 Schaden von deinem Dino. Der vierte Schaden ist ein K. o.: Der Dino ist raus bis zum Ende der Runde, und den K.-o.-Marker gibt es sofort für den Treffer.
howto-roar-end = Der letzte stehende Dino gewinnt die Kampfrunde: 3 Punkte. Aller Schaden kommt weg, der nächste Ruf von dort beginnt eine neue Runde. Hat jemand am Rundenende 10 Punkte, gewinnen die meisten; bei Gleichstand entscheidet eine letzte Runde.
    Zieht sich ein Kampf hin, beendet ihn der Vulkan: Er tut allen weh.
howto-roar-more = Im vollen Spiel gibt es Entwicklungen. Jedes Ahh bringt eine: ein vierter Würfel (Wusch), mehr Leben (Oh Yeah), stärkere Schläge (Zinngg, Oo Ah), Schutz (Klink, Klonk), besseres Heilen (Mhhm). Setz deine Wünsche auf die Wunschliste, dann kommen sie von selbst.
    Wer eine Runde gewinnt, gibt alle Entwicklungen zurück. Für die erste Partie wähl in den Optionen das einfache Spiel.

howto-sanctuary-aim = Du leitest ein Schutzgebiet für bedrohte Tiere und sammelst Punkte, sechs Runden lang (zu dritt und zu viert fünf). Jede Runde liegen Karten in Reihen, und alle schicken zwei Helfer hin. Jede Karte gilt nur für diese eine Runde.
    Die Tasten unter dem Bild sind alles, was gerade geht; *Meine Möglichkeiten* zeigt dein Tableau.
howto-sanctuary-place = Erst setzen alle einen Helfer ein, dann in umgekehrter Reihenfolge den zweiten. Er steht auf einer freien Karte und muss mindestens eine Karte sehen; die letzte Sicht eines anderen darf er nicht nehmen.
    Er **sieht** nach links und rechts die Reihe entlang, bis eine Figur oder ein Zaun im Weg steht. Die Nebenaktion der eigenen Karte sieht er nicht.
howto-sanctuary-act = Dann führt reihum jeder Platz die Aktionen eines Helfers aus: die Hauptaktion (oben) seiner Karte und die Nebenaktionen (unten) aller Karten in Sicht. In beliebiger Reihenfolge, jede einmal, keine ist Pflicht.
    „und/oder“ erlaubt einen Teil oder beide, „oder“ nur einen. Manches verlangt, dass im Lager etwas liegt; es bleibt dort liegen.
howto-sanctuary-board = Dein Tableau hat einen Lebensraum je Farbe: rot, gelb, grün, blau. Ein Tier kommt mit Population 1 und wächst bis höchstens 6. Darunter liegen Herzen. Am Ende: Population × (1 + Herzen).
    Marker warten in der Zentrale (zwei gleiche: 3 Punkte) oder im Lager (je 2 Punkte). Jedes Lager hat Platz für einen Ausbau.
howto-sanctuary-land = **Land kaufen** nimmt ein Siegel von deiner Karte und legt es auf die Zeitleiste, auf das Feld der laufenden Runde. Eine Parzelle ohne Siegel ist gekauft: Dort dürfen Teich (Flutung) und Wald (Aufforstung) hin, für die aufgedruckten Punkte. **Landwert steigern** setzt Siegel hoch, bis höchstens 4 Punkte.
    Ranger entfernen Bedrohungen, Tierretter lassen Tiere wachsen: einmal pro Runde, wenn ein Marker sie versorgt.
howto-sanctuary-threat = Starke Karten bringen **Bedrohungen**: Du nimmst sie nach der Hauptaktion. Eine kostet 2 Punkte, zwei 4, drei 7, vier 10, fünf 14, sechs oder mehr 18. Ohne Hauptaktion nimmst du keine.
    Manche Karten entfernen Bedrohungen oder geben eine weiter.
howto-sanctuary-end = Nach der letzten Runde zählt alles: Tiere, Teiche und Wälder, Marker, Siegel auf der Zeitleiste, Ausbauten, abzüglich Bedrohungen. Die meisten Punkte gewinnen. Bei Gleichstand zählen Population und Herzen zusammen, sonst ist der Sieg geteilt.
    Mit *Zug planen* wählst du vorab, während andere überlegen.

howto-sauria-aim = Du sitzt auf einer Insel mit Dinosauriern und Vulkan fest, 16 Runden lang. **Am Ende musst du gerettet sein**, sonst sind alle Punkte verloren. Von den Geretteten gewinnen die meisten Punkte. Sie kommen von deiner geheimen Zielkarte und aus einigen Begegnungen.
    Niemand darf andere Personen angreifen. Tauschen und Helfen lohnen sich.
howto-sauria-turn = Eine Runde: Ereignis, Lava (ab Runde 9), die Züge, die Dinosaurier, Aufräumen. In deinem Zug hast du 3 Aktionspunkte (AP); jede Taste nennt ihren Preis. Bewegen 1, Angreifen 1, Suchen 2, Ausruhen 3.
    Spezialaktionen (Schleichen, Rennen, Ausweichen, Verstecken, Feuerstoß, Schnellsuche) verbrauchen auch 1 eigene Energie; Ausruhen bringt sie zurück. *Meine Möglichkeiten* zeigt deine Ziele und sagt, warum etwas nicht geht.
howto-sauria-noise = Dinosaurier kommen, wenn sie dich hören. Ein Dschungelfeld macht 1 Geräusch, eine Straße keins, manche Orte und Aktionen mehr. Jedes Geräusch ist ein Marker aus dem Beutel des Gebiets, in dem die Aktion endet: Schwarz ist harmlos, **Rot bringt einen Dinosaurier** auf dein Feld.
    Schleichen nimmt 1 Geräusch weg. Nachts ist alles lauter, außer du hast Licht. Jede Taste zeigt Geräusch und Risiko.
howto-sauria-dinos = Nach allen Zügen handeln die **Fleischfresser**, jeder einmal: einen Kadaver fressen, sonst auf dem eigenen Feld angreifen, sonst zur nächsten Beute gehen – zuerst Personen, vor allem wer blutet. **Pflanzenfresser** bleiben ruhig, außer sie werden angegriffen, aufgeschreckt oder stehen neben Lava.
    Du schreckst einen auf, wenn du sein Feld im selben Zug betrittst und verlässt. Freiwillig geht kein Dinosaurier an die Lava.
howto-sauria-fight = Ein Angriff ist ein Wurf: Grün ist schwach, Gelb und Rot sind stärker, Schwarz ist furchtbar. Im Nahkampf schlägt ein Dinosaurier zurück, der überlebt; Fernwaffen brauchen Munition, bringen aber keinen Gegenangriff.
    Verlässt du ein Feld mit einem Fleischfresser, greift er erst an, und „kein Rückzug“ hält dich fest. **Ausweichen** (2 AP, 1 Energie) geht ohne das.
howto-sauria-wounds = Jeder Schaden ist eine verdeckte Wundkarte auf fünf Feldern. Sind alle voll, deckt jeder weitere Schaden eine auf, und die tut weh: Sie hat eine eigene Wirkung. Ist die fünfte aufgedeckt, bist du tot. Heil rechtzeitig: Ausruhen, Verband, Medizin-Ort.
    Stirbst du, bleiben deine Gegenstände auf dem Feld liegen, bis ein Fleischfresser kommt.
howto-sauria-places = Orte werden von denen aufgedeckt, die sie betreten. Medizin-, Technologie-, Ranger- und Wartungs-Orte haben je einen Gegenstandsstapel: Such dort. Manche bringen zuerst eine Begegnung, manche brauchen **Strom**: vom Kraftwerk, einem Notstromgenerator oder aus Benzin.
    Tunnel verbinden ihre Eingänge für 3 AP, sobald der Tunnelzugang gefunden ist.
howto-sauria-end = In den Runden 9 und 10 bedeckt Lava die Mitte, danach sagt jede Runde eine Karte, durch welches Gebiet sie fließt; sie macht 5 Schaden. Drei Orte retten am Ende von Runde 16:
    der **Landeplatz**, wenn das Notsignal bis einschließlich Runde 13 gesendet ist (Funkturm mit Strom oder Satellitentelefon). Das **Boot**, wenn es an der Anlegestelle mit Bootsteilen repariert ist. Der **Bunker**, wenn er vor der Lava der Runde 10 aufgedeckt war und Strom hatte; später führt nur ein Tunnel hinein.
