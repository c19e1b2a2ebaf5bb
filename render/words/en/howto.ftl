# How to play (/rules without a search): a few pages for each game, each with a picture. At most 600 characters.

button-howto = How to play
button-howto-next = Next
howto-title = ### How to play { $game } · { $n }/{ $of }

howto-roar-aim = Dinos fight, and everybody rolls at the same time: no turns, five loud minutes. You want 10 points. A knock-out is worth 1, being the last dino standing in a battle round 3.
    You play on your private panel, which *My panel* under the arena opens. There you see your dice; the others see only what hits them.
howto-roar-roll = **Roll** throws all dice in your hand. A press on a die holds it (it lies on your dino and is not rolled), another press frees it. You want three of the same symbol.
    Three held dice do nothing yet: press the call of that symbol. The call counts, and after it all your dice are back in your hand. A call without three of a kind locks you for a second.
howto-roar-attack = **Grrrr** ◀️ does 1 damage to the dino on your left (blue arrow), **Roaar** ▶️ to the one on your right (red arrow). Knocked-out dinos are skipped; with two left, each is both neighbours of the other.
    Everything happens at once: you can be hit while you attack.
howto-roar-kaboom = **Kaboom** 💥 does 1 damage to everybody else. The game stops, and all dice go back into the hands: whoever had three of a kind but had not called loses them. The caller shouts *Roar-a-Saurus!* and it goes on. Two calls nearly at once: the earlier press counts.
howto-roar-heal = **Ahh** 💚 takes 1 damage off your dino. The fourth damage knocks it out: it is out until the round ends, and whoever struck gets the knock-out marker at once.
howto-roar-end = The last dino standing wins the battle round: 3 points. All damage is taken off, and the winner’s shout begins the next round. When somebody has 10 points at the end of a round, the most points win; those who are level play one last round.
    Fights that drag on are ended by the volcano: it hurts everybody.
howto-roar-more = The full game adds developments. Each Ahh lets you take one: a fourth die (Wusch), more life (Oh Yeah), stronger blows (Zinngg, Oo Ah), protection (Klink, Klonk), better healing (Mhhm). Put what you want on your wish list, then it comes by itself.
    The winner of a round gives all developments back. For a first game choose *simple* in the options.

howto-sanctuary-aim = You run a reserve for endangered animals and collect points over six rounds (five with three or four people). Each round cards lie in rows, and everybody sends two volunteers there. Each card is used for this one round only.
    The buttons under the picture are all you may do now; *My options* shows your own board.
howto-sanctuary-place = First everybody places one volunteer, then in reverse order the second. A volunteer stands on a free card and must see at least one card; it may not take another one’s last view.
    It **sees** left and right along the row until a pawn or a fence stands in the way. It does not see its own card’s side action.
howto-sanctuary-act = Then, in turn, each person carries out the actions of one volunteer: the main action (above) of its card, and the side actions (below) of all cards in sight. Any order, each once, none is a must.
    “and/or” lets you do one part or both, “or” just one. What says *if stored* needs something in that warehouse, and it stays there.
howto-sanctuary-board = Your board has one habitat for each colour: red, yellow, green, blue. An animal arrives with population 1 and grows to 6 at most. Hearts lie below it. At the end: population × (1 + hearts).
    Markers wait in the management centre (two of one colour: 3 points) or in a warehouse (2 points each). Each warehouse has room for one expansion.
howto-sanctuary-land = **Buy land** takes a seal off your map and puts it on the timeline, in the space of the current round. An area without seals is bought: there you may lay a pond (flooding) and a wood (reforestation), worth the points printed there. **Raise land value** moves seals up, to 4 points at most.
    Rangers remove threats, rescuers let animals grow, once a round, when they are fed with a marker.
howto-sanctuary-threat = Strong cards bring **threats**: you take them after the main action. One costs 2 points, two 4, three 7, four 10, five 14, six or more 18. Without the main action you take none.
    Some cards remove threats or pass one on to somebody else.
howto-sanctuary-end = After the last round everything is counted: animals, ponds and woods, markers, seals on the timeline, expansions, minus threats. The most points win. A tie goes to whoever has more population and hearts in all; else the win is shared.
    With *Plan my turn* you choose ahead while others think.

howto-sauria-aim = You are stranded on an island with dinosaurs and a volcano, for 16 rounds. **You must be saved at the end**, else all your points are lost. Of those who are saved, the most points win. They come from your secret goal card and from a few encounters.
    Nobody may attack another person. Trading and helping pay off.
howto-sauria-turn = A round: event, lava (from round 9), the turns, the dinosaurs, clean-up. In your turn you have 3 action points (AP); each button says its price. Move 1, attack 1, search 2, rest 3.
    Special actions (sneak, sprint, evade, hide, burst, quick search) also use 1 energy of theirs; resting brings it back. *My options* shows your goals and says why something is not possible.
howto-sauria-noise = Dinosaurs come when they hear you. A jungle field makes 1 noise, a road none, some locations and actions make more. Each noise is a marker from the bag of the area where the action ends: black is harmless, **red puts a dinosaur** on your field.
    Sneaking takes 1 noise away. At night everything is louder, unless you have a light. Each button shows noise and risk.
howto-sauria-dinos = After all turns the **carnivores** act, each once: eat a body, else attack on its field, else step towards the nearest prey – people first, and those who bleed before all. **Herbivores** stay calm unless they are attacked, frightened or beside lava.
    You frighten a herbivore by stepping onto its field and off it again in the same turn. No dinosaur goes near lava by choice.
howto-sauria-fight = An attack is a roll of dice: green is weak, yellow and red stronger, black is terrible. In melee a dinosaur that survives strikes back; ranged weapons need ammunition but bring no counterattack.
    Leaving a field with a carnivore lets it attack first, and “no retreat” keeps you there. **Evade** (2 AP, 1 energy) goes without that.
howto-sauria-wounds = Each damage is a wound card face down, on five spaces. With all five full, each further damage turns one up, and that one hurts: it has an effect of its own. When the fifth is turned up, you are dead. Heal in time: rest, a bandage, a medical location.
    Your things stay on the field where you die, until a carnivore comes.
howto-sauria-places = Locations are uncovered by who walks in. Medical, technology, ranger and maintenance locations each have an item deck: search there. Some first bring an encounter, some need **power**: the power plant, a generator or petrol gives it.
    Tunnels join their entrances for 3 AP once the tunnel access is found.
howto-sauria-end = In rounds 9 and 10 lava covers the middle, then a card each round says which area it flows through; it does 5 damage. Three places save you at the end of round 16:
    the **helipad**, if the emergency signal is sent by round 13 (radio tower with power, or satellite phone). The **boat**, if it was repaired at the docks with boat parts. The **bunker**, if it was uncovered and had power before round 10 brought the lava; later it is reached by tunnel only.
