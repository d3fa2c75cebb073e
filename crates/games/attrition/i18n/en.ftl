# The words of the game in English.
#
# An attribute (tile-infantry.adjective) serves several messages and reads their arguments: $nation is the code of a
# nation there.

title = An Attrition of Souls
central = Central Powers
entente = Entente

scenario-1914 = The Great War, 1914–1918
option-tanks = Tanks
option-elites = Elite infantry
option-air = Air reserves
option-fog = Fog of war
option-alternate-entry = Alternate entry
option-cards = Event cards
option-mulligan = Mulligans
option-trenches = Trenches
option-generals = Generals
option-ruhr = The Ruhr
option-historical = Historical set-up of 1914
window-surrender = Russia’s surrender, as long as no enemy has entered it

# Nations

nation-ge = Germany
nation-ah = Austria-Hungary
nation-ot = Ottoman Empire
nation-bu = Bulgaria
nation-mx = Mexico
nation-ru = Russia
nation-br = Britain
nation-fr = France
nation-se = Serbia
nation-it = Italy
nation-us = United States
nation-ro = Romania
nation-gr = Greece

# Tiles

tile-infantry = { tile-infantry.adjective } infantry
    .adjective = { $nation ->
        [ge] German
        [ah] Austro-Hungarian
        [ot] Ottoman
        [bu] Bulgarian
        [mx] Mexican
        [ru] Russian
        [br] British
        [fr] French
        [se] Serbian
        [it] Italian
        [us] American
        [ro] Romanian
       *[gr] Greek
    }
tile-artillery = { tile-infantry.adjective } artillery
tile-aircraft = { tile-infantry.adjective } aircraft
tile-tank = { tile-infantry.adjective } tank
tile-stormtroopers = { $rank ->
    [0] Austro-Hungarian Stormtroopers
   *[other] German Stormtroopers ({ $rank })
}
in-force = in force: { $card }
coming-into-force = in the opponent’s next turn: { $card }
allowance = { $count ->
    [one] one more tile by the card
   *[other] { $count } more tiles by the card
}
tile-face-down-sure = { $tile } (face down, no decoy)
tile-face-down = { $tile } (hidden)
tile-face-down-salonica = { $tile } (hidden, by way of Salonica)
tile-face-down-any = { $tile } (hidden, expeditionary force)
tile-jagdkommandos = Austro-Hungarian Jagdkommandos
tile-tirailleurs = Tirailleurs sénégalais
tile-marines = US Marines
tile-decoy = decoy
tile-hidden = face-down { tile-infantry.adjective } tile
tile-hidden-salonica = face-down tile from Salonica
tile-hidden-any = face-down tile
tiles-counted = { $count ->
    [one] { $tile }
   *[other] { $count } { $tile }
}

# Cards

card-cp1 = Poison Gas
card-cp2 = Hutier Tactics
card-cp3 = Operation Albion
card-cp4 = Lion of Africa
card-cp5 = Unrestricted Submarine Warfare
card-cp6 = French Army Mutinies
card-cp7 = Hindenburg Line
card-cp8 = The Flying Circus
card-cp9 = Expeditionary Force
card-cp10 = Mata Hari
card-ep1 = Poison Gas
card-ep2 = Creeping Barrage
card-ep3 = Gallipoli Landing
card-ep4 = Lawrence of Arabia
card-ep5 = Sinking of the Lusitania
card-ep6 = German Revolution
card-ep7 = They Shall Not Pass
card-ep8 = Fresh Troops
card-ep9 = Expeditionary Force
card-ep10 = Blockade

card-face = From { $year } on. { $effect }
effect-cp1 = Once this turn, gas makes every die of a battle roll again.
effect-cp2 = This turn, German infantry that rolls may roll two dice a tile.
effect-cp3 = In the declaration phase German tiles from the reserves land in Petrograd; in return there is no rail transfer this turn.
effect-cp4 = The Entente takes a British tile of its choice off the board, into its reserves.
effect-cp5 = On the Entente’s next turn London is closed to mobilisation.
effect-cp6 = On the Entente’s next turn French tiles neither move nor advance after battle.
effect-cp7 = Up to two destroyed German tiles come back in a contested region where there are French.
effect-cp8 = An enemy aircraft in the same region as a German aircraft is shot down.
effect-cp9 = This turn, up to two tiles from the reserves enter by any capital of the side, whatever their flag.
effect-cp10 = On the Entente’s next turn Mata Hari may prevent a battle where there is a German tile.
effect-ep1 = Once this turn, gas makes every die of a battle roll again.
effect-ep2 = This turn, wherever the British artillery fights, every 2 on the dice is a hit.
effect-ep3 = In the declaration phase British tiles from the reserves land in Istanbul; in return there is no rail transfer this turn.
effect-ep4 = The Central Powers take an Ottoman tile of their choice off the board, into their reserves.
effect-ep5 = All the Entente’s destroyed tiles go back to its pouch, and an American infantry joins them at the end of the turn.
effect-ep6 = When control is updated, Berlin becomes contested.
effect-ep7 = Up to two destroyed French infantry come back in a contested region where there are Germans.
effect-ep8 = This turn, American tiles that roll may roll two dice each.
effect-ep9 = This turn, up to two tiles from the reserves enter by any capital of the side, whatever their flag.
effect-ep10 = German artillery and aircraft destroyed this turn leave the game for good.
card-in-short = From { $year }: { $effect }
short-cp1 = gas, all dice rolled again.
short-cp2 = two dice a German infantry.
short-cp3 = landing in Petrograd.
short-cp4 = a British tile goes away.
short-cp5 = London does not mobilise.
short-cp6 = the French do not move.
short-cp7 = two German tiles come back.
short-cp8 = an enemy aircraft is shot down.
short-cp9 = two reserves enter by a capital.
short-cp10 = Mata Hari prevents a battle.
short-ep1 = gas, all dice rolled again.
short-ep2 = British guns: a 2 hits.
short-ep3 = landing in Istanbul.
short-ep4 = an Ottoman tile goes away.
short-ep5 = your losses return, with one infantry.
short-ep6 = Berlin becomes contested.
short-ep7 = two infantry come back.
short-ep8 = two dice an American tile.
short-ep9 = two reserves enter by a capital.
short-ep10 = German guns, aircraft lost for good.

# The table

spring = Spring
autumn = Autumn
turn = { $season } { $year }
track-turns = Turn
track-industry = Industry
industry-projected = { $side } (projected)
marker-neutral = neutral
marker-contested = contested
marker-battle = battle
marker-ruhr = Ruhr
marker-trench = { $side } trench
pool-reserves = reserves
pool-pouch = pouch
pool-destroyed = destroyed
pool-airfield = airfield
pool-track = turn track
pool-generals = generals
pool-mulligans = mulligans
pouch-chance = (nation drawn: { $percent }%)
due = ({ $turn })
hand = hand
hand-dealt = cards dealt
hand-played = cards played
won = { $side }: victory.
drawn = The game is a draw.

reconstructed-layout = where regions are drawn
after-geography = After the geography
reconstructed-industry = { $region }, industry { $value }
reconstructed-path = Path { $from } – { $to }
reconstructed-face = Special face { $face }, { $tile }

# The phases

phase-draft = Choice of cards
phase-card = Event card
phase-give = Tile taken off
phase-recover = Back to the front
phase-strike = Air combat
phase-returns = Return of destroyed tiles
phase-mulligan = Mulligan
phase-surrender = Russian surrender
phase-rail = Rail transfer
phase-mobilise = Mobilisation
phase-movement = Movement
phase-plan = Planning battles
phase-spy = Mata Hari
phase-scramble = Air reinforcements
phase-battle = Battles
phase-rolled = Dice rolled
phase-ignore = Cancelling a hit
phase-losses = Losses
phase-advance = Advance after battle
phase-recall = Return to the airfield
phase-declare = Declarations of war
phase-redeploy = Redeployment
phase-entrench = Trenches
phase-over = End of the game

ask-draft = Choose the four cards you keep for the game.
ask-card = Play an event card?
ask-give = Choose the { tile-infantry.adjective } tile that leaves the board for your reserves.
ask-recover = Bring destroyed tiles back to a contested region?
ask-strike = Choose the enemy aircraft to shoot down.
ask-returns = Put the destroyed tiles of a nation back in the pouch?
ask-mulligan = Keep this draw, or spend a mulligan to draw again?
ask-surrender = Does Russia lay down its arms?
ask-rail = Take tiles of one region back to your reserves by rail?
ask-mobilise = Mobilise your reserves in your capitals.
ask-movement = Move the tiles in your capitals.
ask-plan = Add battles to the required ones?
ask-spy = Prevent a battle where there is a German tile?
ask-scramble = Send aircraft from the airfield to the battles announced?
ask-battle = Choose the next battle to fight.
ask-rolled = { $region }: change the dice before hits are counted?
ask-ignore = { $region }: cancel one of the hits you take?
ask-losses = { $region }: choose the { $count ->
    [one] tile
   *[other] { $count } tiles
} you lose.
ask-advance = { $region }: the enemy has no tile left there; advance yours by one region?
ask-recall = Take the aircraft you sent back to the airfield?
ask-declare = Bring a neutral nation into the war, or land if a card allows it?
ask-redeploy = Redeploy { tile-infantry.adjective } tiles within their country?
ask-entrench = Dig a trench in a contested region?
ask-over = The game is over.

wait-draft = { $side }: choosing cards.
wait-card = { $side }: an event card may be played.
wait-give = { $side }: choosing a tile to take off the board.
wait-recover = { $side }: destroyed tiles may come back to the front.
wait-strike = { $side }: choosing an aircraft to shoot down.
wait-returns = { $side }: destroyed tiles may go back in the pouch.
wait-mulligan = { $side }: keeping the draw or drawing again.
wait-surrender = { $side }: deciding the fate of Russia.
wait-rail = { $side }: tiles may go back by rail.
wait-mobilise = { $side }: mobilising.
wait-movement = { $side }: moving.
wait-plan = { $side }: planning battles.
wait-spy = { $side }: a battle may be prevented.
wait-scramble = { $side }: aircraft may join the battles.
wait-battle = { $side }: choosing the next battle.
wait-rolled = { $side } ({ $region }): the dice may be changed.
wait-ignore = { $side } ({ $region }): a hit may be cancelled.
wait-losses = { $side } ({ $region }): choosing losses.
wait-advance = { $side } ({ $region }): victorious tiles may advance.
wait-recall = { $side }: aircraft may go back to the airfield.
wait-declare = { $side }: war may be declared.
wait-redeploy = { $side }: redeploying { tile-infantry.adjective } tiles.
wait-entrench = { $side }: a trench may be dug.

done-card = No card
done-give = No tile to take off
done-recover = No more tiles to the front
done-strike = No aircraft to shoot down
done-returns = No more returns to the pouch
done-mulligan = Keep the draw
done-surrender = Russia fights on
done-rail = End of the rail transfer
done-mobilise = { $count ->
    [0] End of mobilisation
    [one] End of mobilisation (one tile still in reserve, destroyed if nothing uses it)
   *[other] End of mobilisation ({ $count } tiles still in reserve, destroyed if nothing uses them)
}
done-movement = End of movement
done-plan = End of planning
done-spy = Prevent no battle
done-scramble = End of air reinforcements
done-rolled = Keep the dice
done-ignore = Take every hit
done-advance = End of the advance
done-recall = No more returns to the airfield
done-declare = End of declarations of war
done-redeploy = End of redeployment
done-entrench = No trench

# What one gives up

a-tile = a tile of your choice
caution-idle = { $count ->
    [one] Ending destroys a tile that was left in the reserves.
   *[other] Ending destroys { $count } tiles that were left in the reserves.
}
caution-army = { $count ->
    [one] Ending destroys one tile, your whole army.
   *[other] Ending destroys { $count } tiles, your whole army.
}
brief-idle = { $count ->
    [one] one tile destroyed
   *[other] { $count } tiles destroyed
}
caution-unmoved = { $count ->
    [one] One tile can still leave its capital.
   *[other] { $count } tiles can still leave their capital.
}
brief-unmoved = { $count ->
    [one] one tile has not moved
   *[other] { $count } tiles have not moved
}
caution-undeclared = { $count ->
    [one] One more entry into the war on your side is possible.
   *[other] { $count } more entries into the war on your side are possible.
}
brief-undeclared = { $count ->
    [one] one entry not made
   *[other] { $count } entries not made
}
caution-plan = { $count ->
    [one] One optional battle can still be fought.
   *[other] { $count } optional battles can still be fought.
}
brief-plan = { $count ->
    [one] one battle not fought
   *[other] { $count } battles not fought
}
caution-returns = { $count ->
    [one] The card still allows one return.
   *[other] The card still allows { $count } returns.
}
brief-returns = { $count ->
    [one] one return unused
   *[other] { $count } returns unused
}
caution-spy = The card does nothing if no battle is prevented.
brief-spy = card unused
caution-hit = You could cancel a hit: one more tile is destroyed.
brief-hit = one more tile destroyed
caution-surrender = { $count ->
    [0] Russia leaves the war for good.
    [one] Russia leaves the war for good: one tile destroyed.
   *[other] Russia leaves the war for good: { $count } tiles destroyed.
}
brief-surrender = { $count ->
    [0] Russia lost
    [one] one tile destroyed
   *[other] { $count } tiles destroyed
}
caution-card = “{ $card }” would do nothing now, and leave the game.
brief-card = card lost for nothing

# What one may decide

offer-keep = Keep: { $cards }
offer-play = Play “{ $card }” — { $effect }
offer-give = Take off the board: { $tile } ({ $region })
offer-recover = Back to the front: { $tile } → { $region }
offer-strike = Shoot down: { $tile } ({ $region })
offer-return = { $nation }: put { $count ->
    [one] the destroyed tile
   *[other] the { $count } destroyed tiles
} back in the pouch
offer-mulligan = Draw again (one mulligan)
offer-surrender = Russia surrenders
offer-rail = By rail: { $tile }, { $region } → reserves
offer-take-off = From the airfield: { $tile } → { $region }
offer-mobilise = Mobilise: { $tile } → { $region }
offer-move = Move: { $tile }, { $from } → { $to }
offer-sail = By sea: { $tile }, { $from } → { $to }
offer-park = To the airfield: { $tile } ({ $region })
offer-plan = Plan a battle: { $region }
offer-spy = Prevent the battle: { $region }
offer-scramble = Air reinforcement: { $tile } → { $region }
offer-fight = Fight: { $region } — { $nation }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
offer-fight-double = Fight: { $region } — { $nation }, { $dice } dice (doubled by the card)
offer-fight-decoys = Fight: { $region } — decoys only, no dice
offer-gas = Poison gas: roll all the dice again
offer-reroll = Stormtroopers: roll again a die that shows { $face }
offer-general = { $general }: turn a { $from } into a { $to }
offer-ignore = Cancel a hit
offer-lose = Lose: { $tiles }
offer-advance = Advance: { $tile } → { $region }
offer-recall = Back to the airfield: { $tile } ({ $region })
offer-declare = Enter the war: { $nation }
offer-salonica = Bring Salonica into the war with { tile-infantry.adjective } tiles
offer-land = Land: { $tile } → { $region }
offer-redeploy = Redeploy: { $tile } → { $region }
offer-trench = Dig a trench: { $region }

# The odds

odds-hits = Hits: Central Powers { $central }, Entente { $entente }
odds-no-roll = No roll: the region is undefended
odds-mean = Mean losses, { $side }: { $mean }
odds-cleared = Chance of clearing the region of enemies: { $percent }%

# The journal

placed = Set-up, { $region }: { $count } { $tile }.
all-in-pouch = All ordinary tiles, neutral ones too, are in the pouches.
card-removed = Card set aside beforehand: “{ $card }”.
ruhr-placed = The Ruhr marker was placed in the Rhineland.
decoys-taken = The { $side } took three decoys into the reserves.
mulligans-taken = Each side took two mulligans.
historical-start = Play opens in autumn 1914.
serbian-reserve = No Serbian draw: the remaining Serbian tiles are in the pouch.
cards-dealt = Six cards were dealt to the { $side }.
card-dealt = Card received: “{ $card }”.
cards-kept = The { $side } kept four cards.
turn-begins = { $turn }, turn of the { $side }.
card-played = The { $side } played “{ $card }”.
gave-up = Taken off into the reserves: { $tile } ({ $region }).
nothing-to-give = { $nation }: no tile to take off the board.
recovered = Back to the front: { $tile } → { $region }.
struck = Shot down: { $tile } ({ $region }).
added = { $nation }: { $count ->
    [one] one tile
   *[other] { $count } tiles
} added to the pouch.
tank-added = { tile-infantry.adjective } tank added to the pouch.
elite-added = Elite entered the reserves: { $tile }.
jagdkommandos-replaced = { $region }: Austro-Hungarian infantry relieved the Jagdkommandos.
jagdkommandos-relieved = The Jagdkommandos, relieved, left the game.
jagdkommandos-leave = The Jagdkommandos left the game.
returned = { $nation }: { $count ->
    [one] one tile
   *[other] { $count } tiles
} back in the pouch.
drew = The { $side } drew { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
drew-ten = The Ottoman Empire stayed neutral: ten tiles to draw this autumn.
drew-tile = Drawn: { $count } { $tile }.
mulligan-used = The { $side } used a mulligan: the draw went back in the pouch.
mulligans-left = Mulligans left to the { $side }: { $count }.
surrendered = Russia laid down its arms.
russian-tiles-leave = Russian tiles removed and destroyed: { $count }.
russia-neutral = { $region }: neutral from now on.
russians-set-aside = Russian tiles drawn and replaced: { $count }.
railed = By rail: { $tile }, { $region } → reserves.
mobilised = Mobilised: { $tile } → { $region }.
mobilised-face-down = (For you alone: { $tile }.)
elite-paid = Price of the elite, back in the pouch: { $count } { $tile }.
elite-first = First mobilisation at the lower price: { $tile }.
took-off = From the airfield: { $tile } → { $region }.
moved = Moved: { $tile }, { $from } → { $to }.
sailed = By sea: { $tile }, { $from } → { $to }.
parked = To the airfield: { $tile } ({ $region }).
battle-marked = Required battle: { $region }.
battle-planned = Optional battle: { $region }.
battle-prevented = Mata Hari: no battle, region contested ({ $region }).
scrambled = Air reinforcement: { $tile } → { $region }.
battle-chosen = Battle: { $region } (rolling: { $nation }).
battle-of-decoys = Battle: { $region } (decoys only).
turned-up = Revealed, { $region }: { $count } { $tile }.
decoys-found = { $region }: { $count ->
    [one] a decoy of the { $side } was unmasked
   *[other] { $count } decoys of the { $side } were unmasked
}.
unopposed = { $region }: no tile in defence.
deserted = { $region }: the attacker had only decoys there, no fight.
rolled = Dice: { $dice }. Hits: Central Powers { $central }, Entente { $entente }.
tank-rolls = The { tile-infantry.adjective } tank took part in the roll.
double-dice = { $nation ->
    [us] Fresh troops: each American tile rolls two dice.
   *[other] Hutier tactics: each German infantry tile rolls two dice.
}
gas-used = Poison gas, { $side }: all dice are rolled again.
special-hits = Hits by the { $side } on a special face of elites: { $count }.
rerolled = Die rolled again: { $from } → { $to }.
general-spoke = { $general } turned a die: { $from } → { $to }.
general-leaves = { $general } has served and left the game.
hit-ignored = The { $side } cancelled a hit.
trenches-lost = The { $side } lost { $count ->
    [one] a trench
   *[other] { $count } trenches
} instead of tiles.
lost = Losses, { $region }: { $count ->
    [one] { $tile }
   *[other] { $count } { $tile }
}.
elite-back = Elite back in the reserves: { $tile }.
lost-for-good = Blockade, out of the game for good: { $count } { $tile }.
battle-over = End of the battle: { $region }.
cleared = { $region }: no enemy left, the { $side } took control.
advanced = Advanced: { $tile }, { $from } → { $to }.
recalled = Back to the airfield: { $tile } ({ $region }).
controlled = { $region }: the { $side } took control.
contested-now = { $region }: contested.
ruhr-lost = The Ruhr is lost for the rest of the game.
declared = Entered the war: { $nation }, with { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
salonica-declared = Salonica entered the war with { $count ->
    [one] one { tile-infantry.adjective } tile
   *[other] { $count } { tile-infantry.adjective } tiles
}.
landed = Landed: { $tile } → { $region }.
redeployed = Redeployed: { $tile } → { $region }.
discarded = Unused reserves, destroyed: { $count } { $tile }.
nothing-discarded = Reserves of the { $side }: no unused tile to destroy.
trenched = The { $side } dug a trench: { $region }.
early-victory = { $side }: immediate victory with { $industry } industrial points.
war-over = The war is over. Industrial points: Central Powers { $central }, Entente { $entente }.

# The refusals

not-your-turn = You are not asked for anything now: the other side is deciding, or the game is over.
not-this-phase = This is not decided in this phase; choose among what is on offer.
no-mulligan = Both your mulligans are used.
no-surrender = Only the Entente can have Russia surrender, and only once.
russia-is-out = Russia has surrendered and never comes back into the war.
no-such-tile = This tile is not there, or will not do; point at one of those on offer.

not-dealt = One of these cards was not dealt to you; choose among your six.
keep-four = Keep exactly four of your six cards.
not-in-hand = This card is not in your hand; play another, or none.
too-early = The year of this card has not come yet; keep it for later.
wrong-nation = The card does not apply to this tile; choose one of the nation and type it asks for.
must-give = You have a tile of the nation in question on the board: one of them must go.
none-destroyed = There is nothing of the kind in your destroyed pile; choose from what is there.
one-region = The tiles this card brings back all go to a single region, that of the first.
recover-where = It must be a contested region that holds the right enemy: Germans if you are the Entente, French if you are the Central Powers.
must-strike = A face-up enemy aircraft is in the region of one of your German aircraft: one must be shot down.
no-german-aircraft = You have no German aircraft in this region; aim at an aircraft where you have one.

landing-bars-rail = You played a landing this turn: no rail transfer until the next.
one-rail-region = The transfer began in another region; it may leave only one a turn, so take tiles there.
rail-source = A rail transfer starts only from a friendly or contested region.
no-rail-path = No route leads from there to a capital of this nation without crossing an enemy or neutral region; take a tile with a free route.

not-in-reserves = This tile is not in your reserves; choose one that is.
not-on-airfield = This aircraft is not at your airfield; choose one that is.
not-an-entry = Tiles are mobilised only in a capital of their own side.
neutral-entry = This capital is neutral; mobilise in a friendly or contested one.
enemy-entry = This capital is in enemy hands; mobilise in a friendly or contested one.
wrong-flag = This is not a capital of the tile’s nation; mobilise it under its own flag.
elite-price = The reserves must hold the price of the elite: two regular infantry of its nation, or only one the first time for Tirailleurs and Marines.
submarines-bar-london = Submarine warfare closes London this turn; mobilise in another capital.

not-an-allied-capital = This tile is not in a capital of your side: only tiles that start there move.
has-moved = This tile has moved this turn; move another.
mutinies = The mutinies keep French tiles where they are this turn; use those of their allies.
no-way = No land route leads there: one goes from friendly region to friendly region and stops at the first that is not.
neutral-region = This region is neutral and closed to all tiles; choose another destination.
sea-is-the-ententes = The sea belongs to the Entente; the Central Powers go by land.
no-sea-way = No route by sea leads there: one sea path, as the first step, then friendly regions.
contested-capital = From a contested capital one cannot attack a neighbouring enemy region; go by way of a friendly region.
peacetime = In spring 1914 Europe is still at peace: enemy regions stay closed until autumn.
aircraft-only = Only aircraft go to the airfield, and only where air reserves are played.

already-planned = A battle is planned there already, and a region sees only one a turn.
nothing-to-fight = You need at least one tile in the region, against enemy tiles or an enemy control marker.
no-german-battle = Mata Hari prevents only a planned battle where there is a German tile.
no-battle-there = No battle is planned in this region; choose one with a battle marker.
one-aircraft = An aircraft has already been sent to this region, and there may be only one; choose another region.
aircraft-nation = There must already be a tile of the aircraft’s nation in this region; send it where there is one.
not-from-airfield = Only aircraft sent from the airfield this turn may return to it.

battles-remain = There are battles left to fight; choose the next.
not-the-most = The dice are rolled by your largest nation in the region; you choose only between equal ones.
no-double = No card doubles the dice of this nation here; roll one die a tile.
no-gas = You have no gas to use: the card must have been played this turn, and it serves once.
dice-order = It is too late for this: first gas, then one re-roll by Stormtroopers, then a general.
no-such-die = No die shows this face; point at one of the dice rolled.
no-stormtroopers = To roll a die again you must attack with Stormtroopers and at least one artillery tile in the region.
same-face = A general turns a die to another face, from 1 to 6.
general-gone = This general is not at your disposal: each serves his side only once.
one-general = A general has already turned a die in this battle, and only one may.
general-nation = There must be a tile of this general’s nation in the region.
losses-remain = First choose the tiles you lose.
lose-as-many = That is not the number asked for: lose one tile for each hit taken, no more and no fewer.
not-adjacent = An advance leads only into a region next to the battle by land.

no-recruits = You have no ordinary tile of this nation in the reserves; you need at least one.
too-few-recruits = You need more tiles of this nation in the reserves: two for Bulgaria, Romania and Mexico, four for the United States.
not-neutral = There is no entry into the war to declare here: it takes a nation of your side that is still neutral.
by-salonica = Greece enters the war through Salonica: declare Salonica with British, French or Greek tiles.
three-nations = Salonica enters the war only with British, French or Greek tiles.
redeploy-at-home = Redeployment leads only to another region of the nation that has just entered the war.
no-landing = No landing is under way: the card must have been played this turn.
landing-elite = An elite tile does not land by this card: it enters by mobilisation, at its price.
landing-nation = Only ordinary tiles of the card’s nation land: British in Istanbul, German in Petrograd.
landing-neutral = The region aimed at is neutral: there is no landing there while it is.
no-trench-there = A trench is dug in a contested region, and a side has only four in play.

# Decisions badly written

parse-mixed = “{ $found }” does not go with the other tiles
want-card = the code of a card (CP1 to CP10, EP1 to EP10)
want-way = “-” (by land) or “~” (by sea)
want-nation = the code of a nation
want-double = “double”
want-general = the name of a general
want-region = the name of a region
want-tile = the code of a tile
want-face = a face of a die, 1 to 6
want-losses = what is lost, such as “ge.inf*2”

# Maps and tiles badly entered

map-unknown-region = there is no region “{ $found }”; there are: { $known }
map-region-twice = the region “{ $found }” is given twice
map-industry = an industry of { $found }: a number from 0 to 9 was expected
map-missing-region = the region “{ $region }” is missing: a [[region]] with this id was expected
map-path-end = a path ends in “{ $found }”, which is no region: two regions of the map were expected
map-path-loop = a path joins “{ $region }” to itself: two regions were expected
map-path-twice = the path between “{ $from }” and “{ $to }” is given twice: once was expected
map-start-industry = § 3.8: { $regions } add up to { $sum } points of industry instead of { $expected }
map-unknown-elite = “{ $found }” is no elite tile, or is given twice; still expected: { $left }
map-elite-face = § 10.5: a special face is 4, 5 or 6, not { $found }
map-missing-elite = the elite tile “{ $tile }” is missing: an [[elite]] for it was expected
map-unknown-card = “{ $found }” is no card, or is given twice; still expected: { $left }
map-one-too-many = “{ $found }” is not known here, or is given twice; nothing more is expected
map-missing-card = the card “{ $card }” is missing: a [[card]] block for it was expected
map-card-year = § 14.3: the year of a card is one from { $first } to { $last }, not { $found }
map-why-missing = a reconstructed value says why: the key “why” in two languages (fr, en) was expected
map-why-idle = only a reconstructed value says why

## Marks on tiles

mark-moved = moved
mark-from-airfield = from the airfield
about-tagline = All of Europe, 1914 to 1918
about-scale = a region is a country
about-length = 1 h 30, ten turns
measure-land = From { $from } to { $to }: { $count ->
    [one] one path
   *[other] { $count } paths
}, by land.
measure-sea = From { $from } to { $to }: { $count ->
    [one] one path
   *[other] { $count } paths
}, some of it by sea.

# Several lines of the journal as one: # stands for the number.

together-placed = Set up, { $region }: { $count } tiles.
together-card-removed = { $count } cards removed beforehand.
together-card-dealt = { $count } cards received.
together-drew-tile = Drawn: { $count } tiles.
together-railed = By rail: { $count } tiles, { $region } → reserves.
together-recovered = { $count } tiles back at the front: { $region }.
together-mobilised = { $count } tiles mobilised: { $region }.
together-moved = { $count } tiles: { $from } → { $to }.
together-sailed = { $count } tiles by sea: { $from } → { $to }.
together-battle-marked = { $count } mandatory battles.
together-battle-planned = { $count } optional battles.
together-turned-up = { $count } tiles turned up: { $region }.
together-advanced = { $count } tiles advance: { $from } → { $to }.
together-recalled = { $count } aircraft back on the airfield ({ $region }).
together-landed = { $count } tiles landed: { $region }.
together-redeployed = { $count } tiles redeployed: { $region }.
together-discarded = { $count } unused tiles, destroyed.

# Verbs, as headings of a list.
verb-done = Finish
verb-keep = Keep
verb-play = Play a card
verb-give = Take off the board
verb-recover = Recover
verb-strike = Shoot down
verb-return = Put back into the pouch
verb-mulligan = Mulligan
verb-surrender = Surrender
verb-rail = Bring back by rail
verb-mobilise = Mobilise
verb-takeoff = Take off
verb-move = Move
verb-park = Send to the airfield
verb-plan = Plan a battle
verb-spy = Prevent a battle
verb-scramble = Send air support
verb-fight = Fight
verb-gas = Use gas
verb-reroll = Reroll a die
verb-general = Use a general
verb-ignore = Cancel a hit
verb-lose = Lose
verb-advance = Advance
verb-recall = Bring back to the airfield
verb-declare = Declare war
verb-salonica = Bring in Salonica
verb-land = Land
verb-redeploy = Redeploy
verb-trench = Dig a trench

# What one learns by pointing

note-reach = by land ({ $side }): { $places }
note-by-sea = by sea ({ $side }): { $places }
overlay-reach = where one can go from here
