# Les mots du jeu en français.
#
# Un attribut (entente.of, tile-infantry.feminine, …) sert à plusieurs messages et lit leurs arguments : $side y est
# le nom d’un camp tel que le donnent « central » et « entente », $nation un code de nation.

title = An Attrition of Souls
central = Puissances centrales
entente = Entente
    .of = { $side ->
        [Entente] de l’Entente
       *[other] des Puissances centrales
    }
    .by = { $side ->
        [Entente] par l’Entente
       *[other] par les Puissances centrales
    }

scenario-1914 = La Grande Guerre, 1914–1918
option-tanks = Chars
option-elites = Infanterie d’élite
option-air = Réserves aériennes
option-fog = Brouillard de guerre
option-alternate-entry = Entrée en guerre alternative
option-cards = Cartes événement
option-mulligan = Mulligans
option-trenches = Tranchées
option-generals = Généraux
option-ruhr = La Ruhr
option-historical = Mise en place historique 1914
window-surrender = la reddition de la Russie, tant qu’aucun ennemi n’y est entré

# Nations

nation-ge = Allemagne
nation-ah = Autriche-Hongrie
nation-ot = Empire ottoman
nation-bu = Bulgarie
nation-mx = Mexique
nation-ru = Russie
nation-br = Grande-Bretagne
nation-fr = France
nation-se = Serbie
nation-it = Italie
nation-us = États-Unis
nation-ro = Roumanie
nation-gr = Grèce

# Tuiles

tile-infantry = infanterie { tile-infantry.feminine }
    .feminine = { $nation ->
        [ge] allemande
        [ah] austro-hongroise
        [ot] ottomane
        [bu] bulgare
        [mx] mexicaine
        [ru] russe
        [br] britannique
        [fr] française
        [se] serbe
        [it] italienne
        [us] américaine
        [ro] roumaine
       *[gr] grecque
    }
tile-artillery = artillerie { tile-infantry.feminine }
tile-aircraft = avion { tile-aircraft.masculine }
    .masculine = { $nation ->
        [ge] allemand
        [ah] austro-hongrois
        [ru] russe
        [br] britannique
        [fr] français
       *[us] américain
    }
tile-tank = char { tile-aircraft.masculine }
tile-stormtroopers = { $rank ->
    [0] Stormtroopers austro-hongrois
   *[other] Stormtroopers allemands ({ $rank })
}
in-force = en vigueur : { $card }
coming-into-force = au prochain tour adverse : { $card }
allowance = { $count ->
    [one] encore une tuile par la carte
   *[other] encore { $count } tuiles par la carte
}
tile-face-down-sure = { $tile } (face cachée, leurre exclu)
tile-face-down = { $tile } (face cachée)
tile-face-down-salonica = { $tile } (face cachée, par Salonique)
tile-face-down-any = { $tile } (face cachée, corps expéditionnaire)
tile-jagdkommandos = Jagdkommandos austro-hongrois
tile-tirailleurs = Tirailleurs sénégalais
tile-marines = Marines américains
tile-decoy = leurre
tile-hidden = tuile { tile-infantry.feminine } cachée
tile-hidden-salonica = tuile cachée de Salonique
tile-hidden-any = tuile cachée
tiles-counted = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}

# Cartes

card-cp1 = Gaz de combat
card-cp2 = Tactique Hutier
card-cp3 = Opération Albion
card-cp4 = Le lion d’Afrique
card-cp5 = Guerre sous-marine à outrance
card-cp6 = Mutineries françaises
card-cp7 = Ligne Hindenburg
card-cp8 = Le cirque volant
card-cp9 = Corps expéditionnaire
card-cp10 = Mata Hari
card-ep1 = Gaz de combat
card-ep2 = Barrage roulant
card-ep3 = Débarquement à Gallipoli
card-ep4 = Lawrence d’Arabie
card-ep5 = Le torpillage du Lusitania
card-ep6 = Révolution allemande
card-ep7 = Ils ne passeront pas
card-ep8 = Troupes fraîches
card-ep9 = Corps expéditionnaire
card-ep10 = Blocus

card-face = À partir de { $year }. { $effect }
effect-cp1 = Une fois ce tour, les gaz font relancer tous les dés d’une bataille.
effect-cp2 = Ce tour, les infanteries allemandes qui lancent les dés peuvent en lancer deux chacune.
effect-cp3 = À la phase des déclarations, des tuiles allemandes en réserve débarquent à Petrograd ; en échange, aucun transfert ferroviaire ce tour.
effect-cp4 = L’Entente retire du plateau une tuile britannique de son choix, qui rejoint ses réserves.
effect-cp5 = Au prochain tour de l’Entente, Londres est fermée à la mobilisation.
effect-cp6 = Au prochain tour de l’Entente, les tuiles françaises ne se déplacent pas et n’avancent pas après combat.
effect-cp7 = Jusqu’à deux tuiles allemandes détruites reviennent dans une région contestée où se trouvent des Français.
effect-cp8 = Un avion ennemi présent dans la région d’un avion allemand est abattu.
effect-cp9 = Ce tour, jusqu’à deux tuiles en réserve entrent par n’importe quelle capitale du camp, quel que soit leur drapeau.
effect-cp10 = Au prochain tour de l’Entente, Mata Hari peut empêcher une bataille là où se trouve une tuile allemande.
effect-ep1 = Une fois ce tour, les gaz font relancer tous les dés d’une bataille.
effect-ep2 = Ce tour, là où l’artillerie britannique combat, chaque 2 des dés est un coup.
effect-ep3 = À la phase des déclarations, des tuiles britanniques en réserve débarquent à Istanbul ; en échange, aucun transfert ferroviaire ce tour.
effect-ep4 = Les Puissances centrales retirent du plateau une tuile ottomane de leur choix, qui rejoint leurs réserves.
effect-ep5 = Toutes les tuiles détruites de l’Entente reviennent dans sa poche, où une infanterie américaine les rejoint à la fin du tour.
effect-ep6 = À la mise à jour du contrôle, Berlin devient contestée.
effect-ep7 = Jusqu’à deux infanteries françaises détruites reviennent dans une région contestée où se trouvent des Allemands.
effect-ep8 = Ce tour, les tuiles américaines qui lancent les dés peuvent en lancer deux chacune.
effect-ep9 = Ce tour, jusqu’à deux tuiles en réserve entrent par n’importe quelle capitale du camp, quel que soit leur drapeau.
effect-ep10 = Les artilleries et les avions allemands détruits ce tour quittent la partie pour de bon.
card-in-short = Dès { $year }, { $effect }
short-cp1 = gaz, tous les dés relancés.
short-cp2 = deux dés par infanterie allemande.
short-cp3 = débarquement à Petrograd.
short-cp4 = une tuile britannique s’en va.
short-cp5 = Londres ne mobilise pas.
short-cp6 = les Français ne bougent pas.
short-cp7 = deux tuiles allemandes reviennent.
short-cp8 = un avion ennemi est abattu.
short-cp9 = deux réserves entrent par une capitale.
short-cp10 = Mata Hari empêche une bataille.
short-ep1 = gaz, tous les dés relancés.
short-ep2 = canons britanniques : le 2 touche.
short-ep3 = débarquement à Istanbul.
short-ep4 = une tuile ottomane s’en va.
short-ep5 = pertes rendues, une infanterie de plus.
short-ep6 = Berlin devient contestée.
short-ep7 = deux infanteries reviennent.
short-ep8 = deux dés par tuile américaine.
short-ep9 = deux réserves entrent par une capitale.
short-ep10 = canons, avions allemands perdus pour de bon.

# La table

spring = Printemps
autumn = Automne
turn = { $season } { $year }
track-turns = Tour
track-industry = Industrie
industry-projected = { $side } (prévu)
marker-neutral = neutre
marker-contested = contestée
marker-battle = bataille
marker-ruhr = Ruhr
marker-trench = tranchée { entente.of }
pool-reserves = réserves
pool-pouch = poche
pool-destroyed = détruites
pool-airfield = aérodrome
pool-track = piste des tours
pool-generals = généraux
pool-mulligans = mulligans
pouch-chance = (nation au tirage : { $percent } %)
due = ({ $turn })
hand = main
hand-dealt = cartes distribuées
hand-played = cartes jouées
won = { $side } : victoire.
drawn = Partie nulle.

reconstructed-layout = la place des régions sur le plan
after-geography = D’après la géographie
reconstructed-industry = { $region }, industrie { $value }
reconstructed-path = Voie { $from } – { $to }
reconstructed-face = Face spéciale { $face }, { $tile }

# Les phases

phase-draft = Choix des cartes
phase-card = Carte événement
phase-give = Retrait d’une tuile
phase-recover = Retour au front
phase-strike = Combat aérien
phase-returns = Retour des détruites
phase-mulligan = Mulligan
phase-surrender = Reddition russe
phase-rail = Transfert ferroviaire
phase-mobilise = Mobilisation
phase-movement = Mouvement
phase-plan = Planification des batailles
phase-spy = Mata Hari
phase-scramble = Renforts aériens
phase-battle = Batailles
phase-rolled = Jet de dés
phase-ignore = Annulation d’un coup
phase-losses = Pertes
phase-advance = Avance après combat
phase-recall = Retour à l’aérodrome
phase-declare = Déclarations de guerre
phase-redeploy = Redéploiement
phase-entrench = Tranchées
phase-over = Fin de partie

ask-draft = Choisissez les quatre cartes que vous gardez pour la partie.
ask-card = Jouer une carte événement ?
ask-give = Choisissez la tuile { tile-infantry.feminine } qui quitte le plateau pour vos réserves.
ask-recover = Ramener des tuiles détruites dans une région contestée ?
ask-strike = Choisissez l’avion ennemi à abattre.
ask-returns = Remettre dans la poche les tuiles détruites d’une nation ?
ask-mulligan = Garder ce tirage, ou le refaire au prix d’un mulligan ?
ask-surrender = La Russie dépose-t-elle les armes ?
ask-rail = Ramener par rail dans vos réserves des tuiles d’une région ?
ask-mobilise = Mobilisez vos réserves dans vos capitales.
ask-movement = Déplacez les tuiles qui sont dans vos capitales.
ask-plan = Ajouter des batailles aux batailles obligatoires ?
ask-spy = Empêcher une bataille où se trouve une tuile allemande ?
ask-scramble = Envoyer des avions de l’aérodrome dans les batailles annoncées ?
ask-battle = Choisissez la prochaine bataille à livrer.
ask-rolled = { $region } : changer les dés avant de compter les coups ?
ask-ignore = { $region } : annuler un des coups que vous recevez ?
ask-losses = { $region } : choisissez { $count ->
    [one] la tuile que vous perdez
   *[other] les { $count } tuiles que vous perdez
}.
ask-advance = { $region } : l’ennemi n’y a plus de tuile ; faire avancer les vôtres d’une région ?
ask-recall = Ramener à l’aérodrome les avions envoyés en renfort ?
ask-declare = Faire entrer en guerre une nation neutre, ou débarquer si une carte le permet ?
ask-redeploy = Redéployer des tuiles { tile-infantry.feminine }s dans les régions de leur pays ?
ask-entrench = Creuser une tranchée dans une région contestée ?
ask-over = La partie est finie.

wait-draft = { $side } : choix des cartes.
wait-card = { $side } : une carte événement peut être jouée.
wait-give = { $side } : choix de la tuile à retirer du plateau.
wait-recover = { $side } : des tuiles détruites peuvent revenir au front.
wait-strike = { $side } : choix de l’avion à abattre.
wait-returns = { $side } : des tuiles détruites peuvent retourner dans la poche.
wait-mulligan = { $side } : le tirage est gardé ou refait.
wait-surrender = { $side } : le sort de la Russie se décide.
wait-rail = { $side } : des tuiles peuvent rentrer par rail.
wait-mobilise = { $side } : mobilisation en cours.
wait-movement = { $side } : mouvement en cours.
wait-plan = { $side } : les batailles se planifient.
wait-spy = { $side } : une bataille peut être empêchée.
wait-scramble = { $side } : des avions peuvent venir en renfort.
wait-battle = { $side } : choix de la prochaine bataille.
wait-rolled = { $side } ({ $region }) : les dés peuvent être changés.
wait-ignore = { $side } ({ $region }) : un coup peut être annulé.
wait-losses = { $side } ({ $region }) : choix des pertes.
wait-advance = { $side } ({ $region }) : les tuiles victorieuses peuvent avancer.
wait-recall = { $side } : des avions peuvent rentrer à l’aérodrome.
wait-declare = { $side } : une guerre peut être déclarée.
wait-redeploy = { $side } : redéploiement des tuiles { tile-infantry.feminine }s.
wait-entrench = { $side } : une tranchée peut être creusée.

done-card = Pas de carte
done-give = Aucune tuile à retirer
done-recover = Fin des retours au front
done-strike = Aucun avion à abattre
done-returns = Fin des retours dans la poche
done-mulligan = Garder le tirage
done-surrender = La Russie continue la guerre
done-rail = Fin du transfert ferroviaire
done-mobilise = { $count ->
    [0] Fin de la mobilisation
    [one] Fin de la mobilisation (une tuile encore en réserve, détruite si rien ne l’emploie)
   *[other] Fin de la mobilisation ({ $count } tuiles encore en réserve, détruites si rien ne les emploie)
}
done-movement = Fin des mouvements
done-plan = Fin de la planification
done-spy = N’empêcher aucune bataille
done-scramble = Fin des renforts aériens
done-rolled = Garder les dés
done-ignore = Subir tous les coups
done-advance = Fin de l’avance
done-recall = Fin des retours à l’aérodrome
done-declare = Fin des déclarations de guerre
done-redeploy = Fin du redéploiement
done-entrench = Pas de tranchée

# Ce que l’on abandonne

a-tile = une tuile, à votre choix
caution-idle = { $count ->
    [one] Finir détruit une tuile restée en réserve.
   *[other] Finir détruit { $count } tuiles restées en réserve.
}
caution-army = { $count ->
    [one] Finir détruit une tuile, toute votre armée.
   *[other] Finir détruit { $count } tuiles, toute votre armée.
}
brief-idle = { $count ->
    [one] une tuile détruite
   *[other] { $count } tuiles détruites
}
caution-unmoved = { $count ->
    [one] Une tuile peut encore quitter sa capitale.
   *[other] { $count } tuiles peuvent encore quitter leur capitale.
}
brief-unmoved = { $count ->
    [one] une tuile immobile
   *[other] { $count } tuiles immobiles
}
caution-undeclared = { $count ->
    [one] Une entrée en guerre est encore possible à vos côtés.
   *[other] { $count } entrées en guerre sont encore possibles à vos côtés.
}
brief-undeclared = { $count ->
    [one] une entrée en guerre laissée
   *[other] { $count } entrées en guerre laissées
}
caution-plan = { $count ->
    [one] Une bataille facultative peut encore être livrée.
   *[other] { $count } batailles facultatives peuvent encore être livrées.
}
brief-plan = { $count ->
    [one] une bataille laissée
   *[other] { $count } batailles laissées
}
caution-returns = { $count ->
    [one] La carte permet encore un retour.
   *[other] La carte permet encore { $count } retours.
}
brief-returns = { $count ->
    [one] un retour inutilisé
   *[other] { $count } retours inutilisés
}
caution-spy = La carte ne sert à rien si aucune bataille n’est empêchée.
brief-spy = carte inutilisée
caution-hit = Vous pouviez annuler un coup : une tuile de plus est détruite.
brief-hit = une tuile de plus détruite
caution-surrender = { $count ->
    [0] La Russie quitte la guerre pour toute la partie.
    [one] La Russie quitte la guerre pour toute la partie : une tuile détruite.
   *[other] La Russie quitte la guerre pour toute la partie : { $count } tuiles détruites.
}
brief-surrender = { $count ->
    [0] la Russie perdue
    [one] une tuile détruite
   *[other] { $count } tuiles détruites
}
caution-card = « { $card } » n’aurait aucun effet maintenant, et quitterait la partie.
brief-card = carte perdue sans effet

# Ce que l’on peut décider

offer-keep = Garder : { $cards }
offer-play = Jouer « { $card } » — { $effect }
offer-give = Retirer du plateau : { $tile } ({ $region })
offer-recover = Ramener au front : { $tile } → { $region }
offer-strike = Abattre : { $tile } ({ $region })
offer-return = { $nation } : remettre { $count ->
    [one] la tuile détruite
   *[other] les { $count } tuiles détruites
} dans la poche
offer-mulligan = Refaire le tirage (un mulligan)
offer-surrender = La Russie se rend
offer-rail = Par rail : { $tile }, { $region } → réserves
offer-take-off = De l’aérodrome : { $tile } → { $region }
offer-mobilise = Mobiliser : { $tile } → { $region }
offer-move = Déplacer : { $tile }, { $from } → { $to }
offer-sail = Par mer : { $tile }, { $from } → { $to }
offer-park = Vers l’aérodrome : { $tile } ({ $region })
offer-plan = Prévoir une bataille : { $region }
offer-spy = Empêcher la bataille : { $region }
offer-scramble = Renfort aérien : { $tile } → { $region }
offer-fight = Livrer bataille : { $region } — { $nation }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
offer-fight-double = Livrer bataille : { $region } — { $nation }, { $dice } dés (doublés par la carte)
offer-fight-decoys = Livrer bataille : { $region } — des leurres seulement, aucun dé
offer-gas = Gaz de combat : relancer tous les dés
offer-reroll = Stormtroopers : relancer un dé qui montre { $face }
offer-general = { $general } : changer un { $from } en { $to }
offer-ignore = Annuler un coup
offer-lose = Perdre : { $tiles }
offer-advance = Avancer : { $tile } → { $region }
offer-recall = Retour à l’aérodrome : { $tile } ({ $region })
offer-declare = Entrée en guerre : { $nation }
offer-salonica = Entrée en guerre de Salonique, avec les tuiles { tile-infantry.feminine }s
offer-land = Débarquer : { $tile } → { $region }
offer-redeploy = Redéployer : { $tile } → { $region }
offer-trench = Creuser une tranchée : { $region }

# Les chances

odds-hits = Coups : Puissances centrales { $central }, Entente { $entente }
odds-no-roll = Aucun jet : la région n’est pas défendue
odds-mean = Pertes { entente.of }, en moyenne : { $mean }
odds-cleared = Chances de vider la région d’ennemis : { $percent } %

# Le journal

placed = Mise en place, { $region } : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
all-in-pouch = Toutes les tuiles ordinaires, même neutres, sont dans les poches.
card-removed = Carte écartée d’avance : « { $card } ».
ruhr-placed = Marqueur de la Ruhr posé en Rhénanie.
decoys-taken = Trois leurres dans les réserves { entente.of }.
mulligans-taken = Deux mulligans pour chaque camp.
historical-start = Ouverture à l’automne 1914.
serbian-reserve = Pas de tirage serbe : le reste des tuiles serbes est dans la poche.
cards-dealt = Main { entente.of } : six cartes distribuées.
card-dealt = Carte reçue : « { $card } ».
cards-kept = Main { entente.of } : quatre cartes gardées.
turn-begins = { $turn }, tour { entente.of }.
card-played = Carte { entente.of } : « { $card } ».
gave-up = Retrait en réserve : { $tile } ({ $region }).
nothing-to-give = { $nation } : aucune tuile à retirer du plateau.
recovered = Retour au front : { $tile } → { $region }.
struck = Abattu : { $tile } ({ $region }).
added = { $nation } : { $count ->
    [one] une tuile ajoutée
   *[other] { $count } tuiles ajoutées
} à la poche.
tank-added = Un char { tile-aircraft.masculine } ajouté à la poche.
elite-added = Élite entrée en réserve : { $tile }.
jagdkommandos-replaced = { $region } : une infanterie austro-hongroise relève les Jagdkommandos.
jagdkommandos-relieved = Les Jagdkommandos, relevés, quittent la partie.
jagdkommandos-leave = Les Jagdkommandos quittent la partie.
returned = { $nation } : { $count ->
    [one] une tuile remise
   *[other] { $count } tuiles remises
} dans la poche.
drew = Pioche { entente.of } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
drew-ten = Empire ottoman resté neutre : dix tuiles à piocher cet automne.
drew-tile = Au tirage : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
mulligan-used = Mulligan { entente.of } : le tirage retourne dans la poche.
mulligans-left = Mulligans { entente.of } encore disponibles : { $count }.
surrendered = La Russie dépose les armes.
russian-tiles-leave = Tuiles russes retirées et détruites : { $count }.
russia-neutral = { $region } : région désormais neutre.
russians-set-aside = Tuiles russes tirées puis remplacées : { $count }.
railed = Par rail : { $tile }, { $region } → réserves.
mobilised = Mobilisation : { $tile } → { $region }.
mobilised-face-down = (Pour vous seul : { $tile }.)
elite-paid = Prix de l’élite, remis dans la poche : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
elite-first = Première mobilisation à prix réduit : { $tile }.
took-off = Départ de l’aérodrome : { $tile } → { $region }.
moved = Mouvement : { $tile }, { $from } → { $to }.
sailed = Par mer : { $tile }, { $from } → { $to }.
parked = Vers l’aérodrome : { $tile } ({ $region }).
battle-marked = Bataille obligatoire : { $region }.
battle-planned = Bataille facultative : { $region }.
battle-prevented = Mata Hari : pas de bataille, région contestée ({ $region }).
scrambled = Renfort aérien : { $tile } → { $region }.
battle-chosen = Bataille : { $region } (dés : { $nation }).
battle-of-decoys = Bataille : { $region } (leurres seulement).
turned-up = Révélé, { $region } : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
decoys-found = { $region } : { $count ->
    [one] un leurre { entente.of } démasqué
   *[other] { $count } leurres { entente.of } démasqués
}.
unopposed = { $region } : aucune tuile en défense.
deserted = { $region } : l’attaquant n’y avait que des leurres, pas de combat.
rolled = Dés : { $dice }. Coups : Puissances centrales { $central }, Entente { $entente }.
tank-rolls = Un char { tile-aircraft.masculine } prend part au jet.
double-dice = { $nation ->
    [us] Troupes fraîches : chaque tuile américaine lance deux dés.
   *[other] Tactique Hutier : chaque infanterie allemande lance deux dés.
}
gas-used = Gaz de combat { entente.of } : tous les dés sont relancés.
special-hits = Coups { entente.of } sur une face spéciale d’élite : { $count }.
rerolled = Dé relancé : { $from } → { $to }.
general-spoke = { $general } change un dé : { $from } → { $to }.
general-leaves = { $general } a servi et quitte la partie.
hit-ignored = Un coup annulé { entente.by }.
trenches-lost = { $count ->
    [one] Une tranchée { entente.of } perdue
   *[other] { $count } tranchées { entente.of } perdues
} à la place des tuiles.
lost = Pertes, { $region } : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
elite-back = Élite de retour en réserve : { $tile }.
lost-for-good = Blocus, retrait définitif : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
battle-over = Fin de la bataille : { $region }.
cleared = { $region } : plus d’ennemi, contrôle { entente.of }.
advanced = Avance : { $tile }, { $from } → { $to }.
recalled = Retour à l’aérodrome : { $tile } ({ $region }).
controlled = { $region } : contrôle { entente.of }.
contested-now = { $region } : région contestée.
ruhr-lost = La Ruhr est perdue pour le reste de la partie.
declared = Entrée en guerre : { $nation }, avec { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}.
salonica-declared = Entrée en guerre de Salonique, avec { $count ->
    [one] une tuile { tile-infantry.feminine }
   *[other] { $count } tuiles { tile-infantry.feminine }s
}.
landed = Débarquement : { $tile } → { $region }.
redeployed = Redéploiement : { $tile } → { $region }.
discarded = Réserves inemployées, détruites : { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}.
nothing-discarded = Réserves { entente.of } : aucune tuile inemployée à détruire.
trenched = Tranchée creusée { entente.by } : { $region }.
early-victory = { $side } : victoire immédiate, { $industry } points industriels.
war-over = Fin de la guerre. Points industriels : Puissances centrales { $central }, Entente { $entente }.

# Les refus

not-your-turn = Rien ne vous est demandé pour l’instant : l’autre camp décide, ou la partie est finie.
not-this-phase = Cela ne se décide pas dans cette phase ; choisissez parmi ce qui est proposé.
no-mulligan = Vos deux mulligans sont joués.
no-surrender = Seule l’Entente peut faire se rendre la Russie, et une seule fois.
russia-is-out = La Russie s’est rendue et ne revient plus dans la guerre.
no-such-tile = Cette tuile n’est pas là, ou ne s’y prête pas ; désignez-en une de celles qui sont proposées.

not-dealt = Une de ces cartes ne vous a pas été distribuée ; choisissez parmi vos six cartes.
keep-four = Gardez exactement quatre de vos six cartes.
not-in-hand = Cette carte n’est pas dans votre main ; jouez-en une autre ou aucune.
too-early = L’année de cette carte n’est pas encore venue ; gardez-la pour plus tard.
wrong-nation = La carte ne vise pas cette tuile ; choisissez-en une de la nation et du type qu’elle demande.
must-give = Vous avez sur le plateau une tuile de la nation visée : il faut en retirer une.
none-destroyed = Il n’y a rien de tel dans votre pile des détruites ; choisissez ce qui s’y trouve.
one-region = Les tuiles que ramène cette carte vont toutes dans une seule région, celle de la première.
recover-where = Il faut une région contestée où se trouve l’adversaire désigné : des Allemands si vous êtes l’Entente, des Français si vous êtes les Puissances centrales.
must-strike = Un avion ennemi visible est dans la région d’un de vos avions allemands : il faut en abattre un.
no-german-aircraft = Vous n’avez pas d’avion allemand dans cette région ; visez un avion là où vous en avez un.

landing-bars-rail = Vous avez joué un débarquement ce tour : pas de transfert ferroviaire avant le prochain.
one-rail-region = Le transfert a commencé dans une autre région ; un seul départ par tour, prenez les tuiles là.
rail-source = Le rail ne part que d’une région amie ou contestée.
no-rail-path = Le rail n’atteint de là aucune capitale de cette nation sans traverser une région ennemie ou neutre ; prenez une tuile qui a un trajet libre.

not-in-reserves = Cette tuile n’est pas dans vos réserves ; choisissez-en une qui s’y trouve.
not-on-airfield = Cet avion n’est pas à votre aérodrome ; choisissez-en un qui s’y trouve.
not-an-entry = On ne mobilise que dans une capitale de son camp.
neutral-entry = Cette capitale est neutre ; mobilisez dans une capitale amie ou contestée.
enemy-entry = Cette capitale est aux mains de l’ennemi ; mobilisez dans une capitale amie ou contestée.
wrong-flag = Cette capitale n’est pas celle de la tuile ; mobilisez-la sous son propre drapeau.
elite-price = Il faut en réserve de quoi payer l’élite : deux infanteries ordinaires de sa nation, une seule pour la première mobilisation des Tirailleurs et des Marines.
submarines-bar-london = La guerre sous-marine ferme Londres ce tour ; mobilisez dans une autre capitale.

not-an-allied-capital = Cette tuile n’est pas dans une capitale de votre camp : seules celles qui en partent se déplacent.
has-moved = Cette tuile a déjà bougé ce tour ; déplacez-en une autre.
mutinies = Les mutineries immobilisent les tuiles françaises ce tour ; faites marcher celles des alliés.
no-way = Aucun chemin terrestre n’y mène : on passe de région amie en région amie, et l’on s’arrête à la première qui ne l’est pas.
neutral-region = Cette région est neutre et fermée à toutes les tuiles ; choisissez une autre destination.
sea-is-the-ententes = La mer appartient à l’Entente ; les Puissances centrales vont par terre.
no-sea-way = Aucun chemin par mer n’y mène : une seule voie maritime, au départ, puis des régions amies.
contested-capital = D’une capitale contestée, on n’attaque pas une région ennemie voisine ; passez d’abord par une région amie.
peacetime = Au printemps 1914, l’Europe est encore en paix : les régions ennemies restent fermées jusqu’à l’automne.
aircraft-only = Seuls les avions vont à l’aérodrome, et seulement si l’on joue les réserves aériennes.

already-planned = Une bataille y est déjà prévue, et une région n’en voit qu’une par tour.
nothing-to-fight = Il faut dans la région au moins une de vos tuiles, et en face des tuiles ou un marqueur de contrôle ennemis.
no-german-battle = Mata Hari n’empêche qu’une bataille prévue là où se trouve une tuile allemande.
no-battle-there = Aucune bataille n’est prévue dans cette région ; choisissez-en une qui porte un marqueur de bataille.
one-aircraft = Un avion est déjà parti en renfort dans cette région, et un seul y a droit ; choisissez-en une autre.
aircraft-nation = Il faut déjà dans cette région une tuile de la nation de l’avion ; envoyez-le auprès des siens.
not-from-airfield = Seuls les avions envoyés en renfort ce tour peuvent rentrer à l’aérodrome.

battles-remain = Il reste des batailles à livrer ; choisissez la prochaine.
not-the-most = Les dés reviennent à votre nation la plus nombreuse dans la région ; vous ne choisissez qu’entre nations à égalité.
no-double = Aucune carte ne double ici les dés de cette nation ; lancez un dé par tuile.
no-gas = Vous n’avez pas de gaz à employer : il faut avoir joué la carte ce tour, et elle ne sert qu’une fois.
dice-order = Il est trop tard pour cela : d’abord les gaz, puis une relance des Stormtroopers, puis un général.
no-such-die = Aucun dé ne montre cette face ; désignez un des dés jetés.
no-stormtroopers = Pour relancer un dé, il faut attaquer avec des Stormtroopers et au moins une artillerie dans la région.
same-face = Un général tourne un dé vers une autre face, de 1 à 6.
general-gone = Ce général n’est pas à votre disposition : chacun ne sert son camp qu’une fois.
one-general = Un général a déjà changé un dé de cette bataille, et un seul y a droit.
general-nation = Il faut dans la région une tuile de la nation de ce général.
losses-remain = Choisissez d’abord les tuiles que vous perdez.
lose-as-many = Ce n’est pas le nombre demandé : perdez une tuile par coup reçu, ni plus ni moins.
not-adjacent = On n’avance que dans une région voisine par voie terrestre de celle du combat.

no-recruits = Vous n’avez aucune tuile ordinaire de cette nation en réserve ; il en faut au moins une.
too-few-recruits = Il faut plus de tuiles de cette nation en réserve : deux pour la Bulgarie, la Roumanie et le Mexique, quatre pour les États-Unis.
not-neutral = Il n’y a pas d’entrée en guerre à déclarer ici : il faut une nation de votre camp encore neutre.
by-salonica = La Grèce entre en guerre par Salonique : déclarez Salonique avec des tuiles britanniques, françaises ou grecques.
three-nations = Salonique n’entre en guerre qu’avec des tuiles britanniques, françaises ou grecques.
redeploy-at-home = Le redéploiement ne mène que dans une autre région de la nation qui vient d’entrer en guerre.
no-landing = Aucun débarquement n’est en cours : il faut avoir joué la carte ce tour.
landing-elite = Une tuile d’élite ne débarque pas avec cette carte : elle entre par mobilisation, à son prix.
landing-nation = Ne débarquent que des tuiles ordinaires de la nation de la carte : britanniques à Istanbul, allemandes à Petrograd.
landing-neutral = La région visée est neutre : on n’y débarque pas tant qu’elle le reste.
no-trench-there = Une tranchée se creuse dans une région contestée, et chaque camp n’en a que quatre en jeu.

# Décisions mal écrites

parse-mixed = « { $found } » ne va pas avec les autres tuiles
want-card = le code d’une carte (CP1 à CP10, EP1 à EP10)
want-way = « - » (par terre) ou « ~ » (par mer)
want-nation = le code d’une nation
want-double = « double »
want-general = le nom d’un général
want-region = le nom d’une région
want-tile = le code d’une tuile
want-face = une face de dé, de 1 à 6
want-losses = ce qui est perdu, comme « ge.inf*2 »

# Cartes et tuiles mal saisies

map-unknown-region = il n’y a pas de région « { $found } » ; il y a : { $known }
map-region-twice = la région « { $found } » est donnée deux fois
map-industry = une industrie de { $found } : un nombre de 0 à 9 était attendu
map-missing-region = la région « { $region } » manque : un bloc [[region]] de cet identifiant était attendu
map-path-end = une voie aboutit à « { $found } », qui n’est pas une région : deux régions de la carte étaient attendues
map-path-loop = une voie relie « { $region } » à elle-même : deux régions étaient attendues
map-path-twice = la voie entre « { $from } » et « { $to } » est donnée deux fois : une seule était attendue
map-start-industry = § 3.8 : { $regions } totalisent { $sum } points d’industrie au lieu de { $expected }
map-unknown-elite = « { $found } » n’est pas une tuile d’élite, ou est donnée deux fois ; sont encore attendues : { $left }
map-elite-face = § 10.5 : une face spéciale est 4, 5 ou 6, et non { $found }
map-missing-elite = la tuile d’élite « { $tile } » manque : un bloc [[elite]] pour elle était attendu
map-unknown-card = « { $found } » n’est pas une carte, ou est donnée deux fois ; sont encore attendues : { $left }
map-one-too-many = « { $found } » est inconnu ici, ou est donné deux fois ; rien d’autre n’est attendu
map-missing-card = la carte « { $card } » manque : un bloc [[card]] pour elle était attendu
map-card-year = § 14.3 : l’année d’une carte va de { $first } à { $last }, et non { $found }
map-why-missing = une valeur reconstituée dit pourquoi : la clé « why », en deux langues (fr, en), était attendue
map-why-idle = seule une valeur reconstituée dit pourquoi

## Marks on tiles

mark-moved = a bougé
mark-from-airfield = de l’aérodrome
about-tagline = L’Europe entière, de 1914 à 1918
about-scale = une région, un pays
about-length = 1 h 30, dix tours
measure-land = De { $from } à { $to } : { $count ->
    [one] un chemin
   *[other] { $count } chemins
}, par terre.
measure-sea = De { $from } à { $to } : { $count ->
    [one] un chemin
   *[other] { $count } chemins
}, en partie par mer.

# Plusieurs lignes du journal en une : # tient lieu du nombre.

together-placed = Mise en place, { $region } : { $count } tuiles.
together-card-removed = { $count } cartes écartées d’avance.
together-card-dealt = { $count } cartes reçues.
together-drew-tile = Au tirage : { $count } tuiles.
together-railed = Par rail : { $count } tuiles, { $region } → réserves.
together-recovered = { $count } tuiles de retour au front : { $region }.
together-mobilised = { $count } tuiles mobilisées : { $region }.
together-moved = { $count } tuiles : { $from } → { $to }.
together-sailed = { $count } tuiles par mer : { $from } → { $to }.
together-battle-marked = { $count } batailles obligatoires.
together-battle-planned = { $count } batailles facultatives.
together-turned-up = { $count } tuiles révélées : { $region }.
together-advanced = { $count } tuiles avancent : { $from } → { $to }.
together-recalled = { $count } avions de retour à l’aérodrome ({ $region }).
together-landed = { $count } tuiles débarquées : { $region }.
together-redeployed = { $count } tuiles redéployées : { $region }.
together-discarded = { $count } tuiles inemployées, détruites.

# Les verbes, en têtes de liste.
verb-done = Finir
verb-keep = Garder
verb-play = Jouer une carte
verb-give = Retirer du plateau
verb-recover = Remettre en jeu
verb-strike = Abattre
verb-return = Remettre dans la poche
verb-mulligan = Refaire le tirage
verb-surrender = Se rendre
verb-rail = Ramener par rail
verb-mobilise = Mobiliser
verb-takeoff = Faire décoller
verb-move = Déplacer
verb-park = Envoyer à l’aérodrome
verb-plan = Prévoir une bataille
verb-spy = Empêcher une bataille
verb-scramble = Envoyer en renfort aérien
verb-fight = Combattre
verb-gas = Employer les gaz
verb-reroll = Relancer un dé
verb-general = Employer un général
verb-ignore = Annuler un coup
verb-lose = Perdre
verb-advance = Avancer
verb-recall = Ramener à l’aérodrome
verb-declare = Entrer en guerre
verb-salonica = Faire entrer Salonique
verb-land = Débarquer
verb-redeploy = Redéployer
verb-trench = Creuser une tranchée

# Ce qu’on apprend en pointant

note-reach = par terre ({ $side }) : { $places }
note-by-sea = par mer ({ $side }) : { $places }
overlay-reach = où l’on peut aller d’ici
