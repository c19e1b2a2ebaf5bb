# Guided first games (/tutorial): one idea per message, one thing to press, then its effect by name.

cmd-tutorial = tutorial
cmd-tutorial-about = A guided first game of a few minutes against the computer, only for you
cmd-tutorial-game = Which game you want to learn
lesson-title = ### { $game } – lesson, step { $n } of { $of }
lesson-press = Press or choose: **{ $what }**
lesson-not = Not now – this step shows one thing: **{ $what }**. Nothing changed.
lesson-not-back = Not now – there is no way back out of this step. Nothing changed; choose anything else.
lesson-over = This lesson is over. Begin again with /tutorial.
lesson-left = You left the lesson; nothing of it is kept. Begin again any time with /tutorial.
lesson-end = { $game ->
    [roar] 🏆 You know enough to roar. /play opens a table; computer players sit down at once.
   *[other] 🏆 You know enough to play. /play opens a table; computer players sit down at once.
}
button-lesson-go = Go on
button-lesson-again = Restart
button-lesson-leave = Leave the lesson

lesson-roar-ready = Everybody rolls at the same time here, and loudly. In this lesson nobody hurries you: the clock moves only when you press.
lesson-roar-shout = One shout sets everybody off, and this time it is yours.
lesson-roar-shout-done = You shouted, and the race is on.
lesson-roar-arena = This is the arena. Each dino has four places for damage; the fourth one knocks it out. Your left neighbour is where your blue arrow points, your right neighbour where the red one points.
lesson-roar-roll = You have three dice. Roll them; in a real race you may roll again after a short wait.
lesson-roar-hold = Three of a kind make an attack. Keep a die by placing it on your dino: press the die itself. Take one that shows Grrrr.
lesson-roar-hold-done = Held: this die stays where it is when you roll.
lesson-roar-collect = Go on collecting Grrrr: hold what fits, roll the rest.
lesson-roar-collect-done = Three Grrrr lie on your dino.
lesson-roar-call = Dice alone do nothing; the shout counts. Grrrr hits the dino on your left. The button turned red because you have three.
lesson-roar-call-done = A hit: 1 damage for your left neighbour, and all your dice are back in your hand.
lesson-roar-rival = The others are not asleep. Watch what happens while you wait.
lesson-roar-rival-done = That hurt: your dino has 1 damage. In a real race this goes on all the time, without turns.
lesson-roar-kaboom = Now for something bigger: collect three Kaboom. Hold what fits, roll the rest.
lesson-roar-kaboom-done = Three Kaboom. Quick, before somebody else calls.
lesson-roar-boom = Kaboom hits everybody but you. Call it.
lesson-roar-boom-done = Everybody else has 1 more damage, and all dice are back in the hands: what the others had collected is gone.
lesson-roar-again = After a Kaboom everything stands still until its caller shouts.
lesson-roar-again-done = The race goes on.
lesson-roar-legend = Two symbols are left: Roaar hits the dino on your right, Ahh takes 1 damage off your own.
lesson-roar-points = Who knocks a dino out gets 1 point. The last one standing wins the battle round and 3 points. With 10 points after a round the game is won.

lesson-sanctuary-table = You build a reserve for endangered animals, and the most points win. Each round ten cards lie in a row; you have two volunteers to send there.
lesson-sanctuary-place = A volunteer does the main action of its card (the upper one), and the side actions (the lower ones) of the cards that it sees to the left and right.
lesson-sanctuary-place-done = Your volunteer on A5 will bring an animal. It sees along the row until a pawn or a fence stands in the way.
lesson-sanctuary-second = The computer placed two: its pawns on A9 and A1 end your view there. Your second volunteer now; a place that would leave any volunteer without a visible card is not offered.
lesson-sanctuary-second-done = Your own pawn blocks too: your volunteer on A5 no longer sees A3 and what lies behind it.
lesson-sanctuary-who = All pawns stand. In turn, each of you now carries out the actions of one volunteer. You decide which one acts first.
lesson-sanctuary-main = A volunteer uses its main action and the side actions in sight in any order, each once. None is a must. First the animal.
lesson-sanctuary-animal = One animal of each colour has a home in your reserve. Take the red one.
lesson-sanctuary-animal-done = It lives in your red habitat now, with population 1.
lesson-sanctuary-gain = Animals need supplies. A side action in sight brings a marker.
lesson-sanctuary-marker = Grey means any colour. Red suits your red animal.
lesson-sanctuary-marker-done = The red marker lies in your management centre. Two of one colour there are worth 3 points at the end.
lesson-sanctuary-store = Move it into the warehouse below the animal’s habitat.
lesson-sanctuary-store-done = Stored: 2 points at the end, and a condition of many cards is met.
lesson-sanctuary-grow = “If stored” means that something must lie in the warehouse. It stays there.
lesson-sanctuary-grow-done = Population 2. At the end population is multiplied by hearts, so both pay.
lesson-sanctuary-land = One side action is left in sight: buy land. It takes a seal off your map and puts it on the timeline.
lesson-sanctuary-land-done = The seal is worth points, and the area is yours: a pond and a wood may be laid there later.
lesson-sanctuary-threat = Look at the computer’s board: its card brought two animals, and two threats. Threats cost points, and each one more than the one before.
lesson-sanctuary-free = Your second volunteer acts, and now you choose. Everything is allowed until your turn ends.
lesson-sanctuary-free-done = The round is over. Pawns come home, the cards leave the game, and the first player card moves on.
lesson-sanctuary-score = With two players there are six rounds. Then animals, seals, markers, ponds and woods, and expansions are counted, threats are taken off.

lesson-sauria-island = Sauria is an island with a volcano. Only who is saved at the end can win; among those, points decide. Nobody attacks another person, so help each other.
lesson-sauria-character = First, who you are. Each character has a starting item and strengths of its own.
lesson-sauria-character-done = You are the Hunter and carry a hunting rifle. Your goal card is secret: four goals, worth 4, 3, 2 and 1 points.
lesson-sauria-landing = Everybody starts on a location near the volcano. It is uncovered when you stand on it.
lesson-sauria-landing-done = The game has begun: a location is known, and the first event was read out.
lesson-sauria-round = There are 16 rounds: event, lava (from round 9), everybody’s turns, dinosaurs, clean-up. In your turn you have 3 action points (AP). This is your character board.
lesson-sauria-move = A move costs 1 AP and goes one field.
lesson-sauria-road = Where you step matters: dinosaurs come when they hear you. A road makes no noise.
lesson-sauria-road-done = No noise: you kept to the road.
lesson-sauria-sneak = Jungle is loud: each jungle field adds 1 noise. Sneaking takes 1 away, and uses 1 energy.
lesson-sauria-jungle = Into the jungle, on tiptoe.
lesson-sauria-jungle-done = No noise: you sneaked. Jungle 1, sneaking −1.
lesson-sauria-loud = And now without sneaking, to see what happens.
lesson-sauria-noise = One noise is one marker from the bag of this area. Black is harmless, red calls a dinosaur.
lesson-sauria-noise-done = A red marker: a dinosaur came. Your AP were spent, so after all turns it attacked, and you have a wound.
lesson-sauria-dinosaur = This is what came. Its card tells its life points, its dice, and whether it hunts. Carnivores walk to the nearest prey or attack; herbivores leave you alone while nobody frightens or attacks them.
lesson-sauria-attack = It is your turn again. Leaving a field with a carnivore lets it attack once more, so better settle this.
lesson-sauria-aim = Dice decide. A ranged weapon uses ammunition, but nothing strikes back; after an attack in melee the dinosaur does.
lesson-sauria-aim-done = A hit: it is dead, and you have 1 shot less.
lesson-sauria-away = Had it lived, Evade would be the way out: 2 AP and 1 energy, and nobody attacks as you leave. Try it.
lesson-sauria-off = Back to the road.
lesson-sauria-off-done = You are away from there, and your turn is over.
lesson-sauria-lava = From round 9 lava flows, from the middle towards the coast. It destroys what it covers and does 5 damage. So use the early rounds: search locations for items, and learn which ones have power.
lesson-sauria-goals = Three ways save you at the end of round 16: the helipad once the emergency signal is sent (by round 13), the boat once it is repaired, the bunker if it is found and has power before round 10. Points of the dead do not count.
