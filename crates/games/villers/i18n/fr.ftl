# Les mots du jeu en français.

# Les camps, toujours au pluriel : « les », « des » et « aux » leur vont. Un nom d’unité est masculin ou féminin, et commence
# parfois par une majuscule : il ouvre la phrase, ou suit deux points. Un nom d’hexagone peut finir par une parenthèse.

title = Into the Bastards!
german = Allemands
allied = Alliés
side-german = Allemands
side-allied = Alliés
about-tagline = Villers-Bretonneux, 24 et 25 avril 1918
about-scale = le bataillon et le char, 200 m par hexagone
about-length = de 2 à 4 h, sept ou quatorze tours

# Scénarios et options

scenario-first-tank-battle = Le premier combat de chars (24 avril 1918)
scenario-second-battle = La deuxième bataille de Villers-Bretonneux (24 et 25 avril 1918)
brief-history = Le 24 avril 1918, dans le brouillard, les Allemands attaquent une dernière fois vers Amiens. Treize A7V ouvrent la voie et Villers-Bretonneux tombe dans la matinée. Près de Cachy, trois Mark IV rencontrent trois A7V : c’est le premier combat de chars de l’histoire. L’après-midi, sept Whippets balaient la plaine. Dans la nuit, deux brigades australiennes passent de part et d’autre de la ville et la reprennent.
brief-first-tank-battle = Sept tours au nord de la rangée P. Les Allemands marquent en tenant seuls la ville, en entrant dans les bois d’Aquenne et l’Abbé et en prenant des chars ; les Alliés marquent s’ils restent seuls en ville, dans les tranchées allemandes et au duel des chars. Quand les pertes montent, l’ordre se défait et le gobelet décide qui joue.
brief-to-beat = Score à battre : { $even } points d’avance. Les Allemands gagnent si leur avance à la fin dépasse { $even } points ; si elle est moindre, les Alliés ; à { $even } juste, partie nulle.
brief-most-points = À la fin, le plus de points gagne ; à égalité, la partie est nulle.
brief-second-battle = Deux jours sur toute la carte, avec les Marocains à Hangard. Tenir seul Villers-Bretonneux fait la victoire, Hangard et Cachy en font le niveau, et le vainqueur du premier duel de chars la décale d’un rang.
option-machine-guns = Mitrailleurs : deux médailles gardées pour le combat
option-night-tanks = Chars vulnérables la nuit
option-cohesion = Maintien de la cohésion allemande
option-reserve-tanks = Deux A7V de réserve
option-most-points = Le plus de points gagne (premier combat de chars)

# Unités, terrains, marques

kind-battalion = bataillon d’infanterie
kind-machine-guns = bataillon de mitrailleurs
kind-a7v = char A7V
kind-mark-iv-male = char Mark IV mâle
kind-mark-iv-female = char Mark IV femelle
kind-whippet = char Whippet
ground-open = terrain découvert
ground-wood = bois
ground-village = village
ground-trench-german = tranchée allemande
ground-trench-allied = tranchée alliée
mark-disorganised = bataillon désorganisé
mark-damaged = char endommagé
mark-broken-down = char en panne
mark-hero = avec un héros
mark-acted = a été activé
mark-deployed = déployé pour l’attaque de nuit
mark-in-hand = en main
mark-aimed-german = barrage allemand
mark-aimed-allied = barrage allié
of-battalions = bataillons
of-tanks = chars

# Les marqueurs du gobelet

marker-battalions = { $count ->
        [one] { $count } bataillon ({ $side })
       *[other] { $count } bataillons ({ $side })
    }
marker-tanks = chars ({ $side })
marker-hero = héros ({ $side })
marker-lull = pause dans les combats
marker-artillery = artillerie ({ $side })
marker-rout = débandade ({ $side })
marker-mechanic = mécanicien ({ $side })
marker-end-of-turn = fin du tour
marker-reinforcements = renforts ({ $side })

# La table

status-turn = tour { $turn }, { $label }
status-classic = séquence classique
status-random = séquence aléatoire
status-night = tombée de la nuit
status-draws = tirage { $count } sur { $total }
pool-to-come = Renforts attendus
pool-track = Sur la piste des tours
pool-lost = Unités perdues
pool-cup = Dans le gobelet
pool-guns = Barrages
note-turn = tour { $turn }
note-chance = { $share } %
track-turn = Tour
track-intensity = Intensité de la bataille
track-intensity-mark = intensité
track-confusion-mark = confusion
track-points = Points de victoire
track-points-end = { $side } si la partie finissait maintenant
track-to-beat-mark = à dépasser par les Allemands
goal-villers-bretonneux = Villers-Bretonneux
goal-cachy = Cachy
goal-hangard = Hangard
goal-domart = Domart
goal-bois-l-abbe = Bois l’Abbé
goal-bois-d-aquenne = Bois d’Aquenne
goal-held = Allemands { $german }, Alliés { $allied }
goal-to-beat = Score à battre : { $even } points d’avance
goal-to-beat-state = si la partie finissait maintenant, { $german } aux Allemands et { $allied } aux Alliés ; il faut aux Allemands plus de { $needed } ; { $who }
goal-to-beat-ended = au décompte, { $german } aux Allemands et { $allied } aux Alliés ; il fallait aux Allemands plus de { $needed } ; { $who }
goal-most-points = Le plus de points gagne
goal-most-points-state = si la partie finissait maintenant, { $german } aux Allemands et { $allied } aux Alliés ; { $who }
goal-most-points-ended = au décompte, { $german } aux Allemands et { $allied } aux Alliés ; { $who }
ahead-german = les Allemands sont devant
ahead-allied = les Alliés sont devant
ahead-nobody = personne n’est devant
won-german = les Allemands ont gagné
won-allied = les Alliés ont gagné
won-nobody = la partie est nulle
goal-trenches = Tranchées allemandes
goal-trenches-state = { $count ->
        [0] aucune aux mains des Alliés
        [one] un hexagone aux mains des Alliés
       *[other] { $count } hexagones aux mains des Alliés
    }
goal-verdict = Verdict
goal-verdict-state = s’il tombait maintenant : { $level } ; { $duel }
duel-open = premier duel de chars à gagner
duel-german = premier duel gagné par les Allemands
duel-allied = premier duel gagné par les Alliés
level-0 = victoire stratégique alliée
level-1 = victoire opérationnelle alliée
level-2 = victoire tactique alliée
level-3 = match nul
level-4 = victoire tactique allemande
level-5 = victoire opérationnelle allemande
level-6 = victoire stratégique allemande
level-7 = victoire décisive allemande
outcome-german = Les Allemands l’emportent, { $german } points à { $allied }
outcome-allied = Les Alliés l’emportent, { $allied } points à { $german }
outcome-drawn = Match nul, { $german } points à { $allied }
outcome-german-beats = Les Allemands battent le score de { $even }, { $german } points à { $allied }
outcome-allied-holds = Les Alliés l’emportent, { $allied } points à { $german } : les Allemands n’ont pas battu le score de { $even }
outcome-drawn-at = Match nul, { $german } points à { $allied } : juste le score à battre, { $even }
outcome-level = Fin de la bataille : { $level }
overlay-zones-german = zones de contrôle allemandes
overlay-zones-allied = zones de contrôle alliées
overlay-lines-german = lignes de communication allemandes
overlay-lines-allied = lignes de communication alliées
overlay-cut-off-german = unités allemandes sans ligne de communication
overlay-cut-off-allied = unités alliées sans ligne de communication
overlay-reach = où elle peut aller, en médailles
overlay-range = où elle peut tirer
overlay-line = lignes de communication de son camp

# Ce qui est de nous

reconstructed-map = La carte
why-map = La carte imprimée est perdue : terrain, routes, Luce et tranchées sont dessinés d’après le terrain réel, à un ou deux hexagones près.
reconstructed-units = Les pions
why-units = Les pions imprimés sont perdus : { $count } sur { $total } viennent en partie de nous, et presque toutes les médailles et les hexagones de départ.
reconstructed-scatter = La déviation des barrages
reconstructed-track = L’artillerie de la piste des tours
reconstructed-cup = Le contenu du gobelet
reconstructed-winner = Le score à battre du scénario 1

# Questions

phase-aim = bombardement
phase-shell = résolution des barrages
phase-activate = activations
phase-arrive = arrivée de chars
phase-marked = activations au marqueur
phase-hero = héros
phase-mechanic = mécanicien
phase-alone = activation par un événement
phase-lull = pause dans les combats
phase-reinforce = renforts
phase-return = retours
phase-cohesion = cohésion
phase-deploy = déploiement de nuit
phase-night-allied = attaque de nuit, Alliés
phase-night-german = attaque de nuit, Allemands
phase-over = partie terminée
ask-aim = { $count ->
        [one] Un barrage à placer : où ?
       *[other] { $count } barrages à placer : où ?
    }
ask-shell = Quel barrage résoudre d’abord, sur { $count } ?
ask-activate = Quelle unité activer ?
ask-arrive = Quel char faire entrer ?
ask-marked = Activez encore { $count ->
        [one] une unité ({ $what })
       *[other] { $count } unités ({ $what })
    }, ou terminez
ask-hero = À quel bataillon donner le héros ?
ask-mechanic = Quel char réparer ?
ask-lull = Quel bataillon réorganiser ? ({ $count } encore, { $what })
ask-reinforce = Quel bataillon ramener ? ({ $count } encore, { $what })
ask-return = Quel bataillon rentre d’abord ?
ask-cohesion = Tenter de maintenir la cohésion ? Il faut { $need } ou moins
ask-deploy = Quelle unité déployer, et où ?
ask-night-allied = Ronde { $round } : quelle unité déployée activer ?
ask-night-german = Ronde { $round } : quel bataillon proche activer ?
ask-enter = { $unit } : par où entrer ? (médailles : { $left }, points de mouvement : { $points })
ask-leave = { $unit } : que faire avant de quitter l’hexagone de l’ami ? (médailles : { $left }, points de mouvement : { $points })
ask-act = { $unit } : que faire ? (médailles : { $left }, points de mouvement : { $points })
ask-act-trench = { $unit } : que faire ? (médailles : { $left }, et une de la tranchée pour tirer seulement, points de mouvement : { $points })
waiting-for = On attend les { $side } : { $phase }

# Boutons

done-aim = Ne plus placer de barrage
done-activate = Finir les activations
done-arrive = Ne plus faire entrer de char
done-marked = Finir ce marqueur
done-mechanic = Se passer du mécanicien
done-lull = Ne plus réorganiser
done-reinforce = Ne plus ramener de bataillon
done-cohesion = Laisser venir la confusion
done-night-allied = Finir la ronde alliée
done-night-german = Finir la ronde allemande
offer-stay = Finir cette activation
offer-counter = Contre-batterie : un barrage allié de moins
offer-hold = Maintenir la cohésion ({ $need } ou moins)
offer-take = Activer : { $unit }
offer-take-to-enter = Faire entrer : { $unit }
offer-take-to-deploy = Déployer : { $unit }
offer-go = Aller : { $hex }, points de mouvement : { $points }, médailles : { $medals }
offer-go-difficult = Aller : { $hex }, points de mouvement : { $points }, médailles : { $medals }, risque de panne
offer-go-onto = Aller dans l’hexagone d’un ami, à quitter ensuite : { $hex }, points de mouvement : { $points }, médailles : { $medals }
offer-go-onto-difficult = Aller dans l’hexagone d’un ami, à quitter ensuite : { $hex }, points de mouvement : { $points }, médailles : { $medals }, risque de panne
offer-enter = Entrer : { $hex }, points de mouvement : { $points }, médailles : { $medals }
offer-enter-difficult = Entrer : { $hex }, points de mouvement : { $points }, médailles : { $medals }, risque de panne
offer-enter-onto = Entrer dans l’hexagone d’un ami, à quitter ensuite : { $hex }, points de mouvement : { $points }, médailles : { $medals }
offer-enter-onto-difficult = Entrer dans l’hexagone d’un ami, à quitter ensuite : { $hex }, points de mouvement : { $points }, médailles : { $medals }, risque de panne
offer-fire = Tirer : { $target }, { $hex }, { $need } ou plus
offer-assault = Donner l’assaut : { $target }, { $hex }, { $dice } dés à { $need } ou plus, médailles : { $medals }
offer-rally = Se rallier, médailles : { $medals }
offer-infiltrate = S’infiltrer : { $hex }, médailles : { $medals }
offer-infiltrate-difficult = S’infiltrer : { $hex }, médailles : { $medals }, risque de panne
offer-infiltrate-onto = S’infiltrer dans l’hexagone d’un ami, à quitter ensuite : { $hex }, médailles : { $medals }
offer-infiltrate-onto-difficult = S’infiltrer dans l’hexagone d’un ami, à quitter ensuite : { $hex }, médailles : { $medals }, risque de panne
offer-withdraw = Se replier : { $hex }, médailles : { $medals }
offer-withdraw-difficult = Se replier : { $hex }, médailles : { $medals }, risque de panne
offer-withdraw-onto = Se replier dans l’hexagone d’un ami, à quitter ensuite : { $hex }, médailles : { $medals }
offer-withdraw-onto-difficult = Se replier dans l’hexagone d’un ami, à quitter ensuite : { $hex }, médailles : { $medals }, risque de panne
offer-aim = Viser : { $hex }
offer-barrage = Résoudre le barrage : { $hex }
offer-hero = Donner le héros : { $unit }
offer-mend = Réparer : { $unit }
offer-reorganise = Réorganiser : { $unit }
offer-place = Placer : { $hex }
caution-guns = { $count ->
        [one] Un barrage n’est pas placé et sera perdu.
       *[other] { $count } barrages ne sont pas placés et seront perdus.
    }
caution-outside = { $count ->
        [one] Un char attend encore hors de la carte.
       *[other] { $count } chars attendent encore hors de la carte.
    }
caution-own = Une de vos unités est dans cet hexagone.
caution-dear = Ce char de plus donne { $points } points aux Alliés.
brief-guns = { $count ->
    [one] un barrage perdu
   *[other] { $count } barrages perdus
}
a-barrage = barrage
brief-own = votre unité sous vos obus
brief-dear = { $points } points aux Alliés
a-point = point de victoire
caution-left = { $count ->
    [one] Une activation du marqueur n’est pas employée.
   *[other] { $count } activations du marqueur ne sont pas employées.
}
brief-left = { $count ->
    [one] une activation inutilisée
   *[other] { $count } activations inutilisées
}
caution-night = { $count ->
    [one] Une unité peut encore agir dans cette ronde.
   *[other] { $count } unités peuvent encore agir dans cette ronde.
}
caution-idle = { $count ->
    [one] Une unité pourrait agir, et ne fera rien ce tour.
   *[other] { $count } unités pourraient agir, et ne feront rien ce tour.
}
brief-idle = { $count ->
    [one] une unité n’a rien fait
   *[other] { $count } unités n’ont rien fait
}
caution-back = { $count ->
    [one] Un bataillon pourrait rentrer par votre bord.
   *[other] { $count } bataillons pourraient rentrer par votre bord.
}
brief-back = { $count ->
    [one] un bataillon reste dehors
   *[other] { $count } bataillons restent dehors
}
caution-lull = { $count ->
    [one] Une unité désorganisée pourrait être réorganisée.
   *[other] { $count } unités désorganisées pourraient être réorganisées.
}
brief-lull = { $count ->
    [one] une réorganisation inutilisée
   *[other] { $count } réorganisations inutilisées
}
caution-mechanic = { $count ->
    [one] Le mécanicien pourrait remettre un char en état.
   *[other] Le mécanicien pourrait remettre des chars en état.
}
brief-mechanic = { $count ->
    [one] mécanicien inutilisé
   *[other] mécanicien inutilisé
}
caution-cohesion = Sans ce dé, les prochains tours se jouent au tirage.
brief-cohesion = dé non tenté
a-medal = médaille
caution-medals = { $count ->
    [one] L’unité a encore une médaille, perdue avec cette activation.
   *[other] L’unité a encore { $count } médailles, perdues avec cette activation.
}
brief-medals = { $count ->
    [one] une médaille perdue
   *[other] { $count } médailles perdues
}

# Ce qui arrive

event-set-up = Mise en place : { $scenario }.
event-turn = Tour { $turn } : { $label }.
event-turn-random = Tour { $turn }, au tirage : { $label }.
event-whippets = Les Whippets, dé { $die } : { $count } arrivent.
event-guns-open = { $count ->
        [0] Bombardement des { $side } : aucun barrage.
        [one] Bombardement des { $side } : un barrage.
       *[other] Bombardement des { $side } : { $count } barrages.
    }
event-aimed = Barrage des { $side } placé : { $hex }.
event-counter-battery = Contre-batterie allemande : un barrage allié de moins.
event-on-target = Barrage des { $side }, dé { $die } : au but, { $hex }.
event-scattered = Barrage des { $side }, dé { $die } : dévié ({ $way }), { $from } → { $to }.
event-scattered-off = Barrage des { $side }, dé { $die } : dévié ({ $way }) hors de la carte, { $from }.
event-wasted = Les obus tombent dans le vide.
event-tank-shelled = { $unit }, { $hex } : sous les obus, dé { $die } ; touché.
event-tank-spared = { $unit }, { $hex } : sous les obus, dé { $die } ; indemne.
event-shelled = { $unit }, { $hex } : sous les obus, dé { $die } ({ $shelter }) contre { $medals } médailles ; le bataillon tient.
event-shelled-lost = { $unit }, { $hex } : sous les obus, dé { $die } ({ $shelter }) contre { $medals } médailles ; le bataillon est anéanti.
event-allies-wait = Au tour 1 les Alliés n’activent et ne réparent rien.
event-activations = Activations des { $side }.
event-repairs = Réparation des chars des { $side }.
event-repair = { $add ->
        [0] { $unit }, { $hex } : réparation, dé { $die } ; { $result }.
       *[other] { $unit }, { $hex } : réparation, dé { $die } + { $add } ; { $result }.
    }
repair-0 = toujours en panne
repair-1 = réparé
repair-2 = perdu
event-arrivals = { $count ->
        [one] Un char arrive avant le premier tirage.
       *[other] { $count } chars arrivent avant le premier tirage.
    }
event-entered = { $unit } entre : { $hex } (médailles : { $medals }).
event-moved = { $unit } : { $from } → { $to } (points de mouvement : { $points }, médailles : { $medals }).
event-fired-hit = { $unit } tire : { $target }, { $hex }, dé { $die } ({ $modifier }) ; touché.
event-fired-missed = { $unit } tire : { $target }, { $hex }, dé { $die } ({ $modifier }) ; manqué.
event-disorganised = { $unit }, { $hex } : bataillon désorganisé.
event-damaged = { $unit }, { $hex } : char endommagé.
event-eliminated = { $unit }, { $hex } : unité éliminée.
event-assaulted = { $unit } donne l’assaut : { $target }, { $hex } ; dés { $dice }, perte à { $need } ou plus, pertes : { $hits }.
event-carried = { $unit } emporte l’hexagone : { $hex }.
event-repelled = { $unit }, { $hex } : l’assaut échoue.
event-renewed = { $unit } relance l’assaut : { $hex }.
event-lost-inside = { $unit }, { $hex } : en panne chez l’ennemi.
event-rallied = { $unit }, { $hex } : bataillon rallié.
event-infiltrated = { $unit } s’infiltre : { $from } → { $to }.
event-withdrew = { $unit } se replie : { $from } → { $to }.
event-broke-down = { $unit }, { $hex } : dé { $die }, en panne (jusqu’à { $limit }).
event-runs-on = { $unit }, { $hex } : dé { $die }, roule toujours (panne jusqu’à { $limit }).
event-put-back = { $unit } revient : { $from } → { $to }.
event-no-return = { $unit } : dé { $die } ({ $modifier }), perdu pour de bon.
event-return-test = { $unit } : dé { $die } ({ $modifier }), case du tour { $turn }.
event-hero-lost = { $unit } : le héros tombe avec son bataillon.
event-returns = Retour des bataillons éliminés.
event-return-delayed = { $unit } ne peut entrer et passe à la case du tour { $turn }.
event-return-denied = { $unit } ne peut entrer et ne reviendra plus.
event-intensity = Intensité { $intensity } pour une confusion de { $confusion }.
event-sequence-breaks = La confusion gagne : on joue au tirage dès le tour { $turn }.
event-sequence-breaks-by-night = L’intensité a rejoint la confusion, mais la nuit tombe d’abord : on ne jouera pas au tirage.
event-cohesion-holds = Cohésion, dé { $die }, total { $sum } : elle tient encore un tour.
event-cohesion-fails = Cohésion, dé { $die }, total { $sum } : elle cède.
event-cohesion-ends = Le répit est passé : on joue au tirage dès le tour { $turn }.
event-cohesion-ends-by-night = Le répit est passé, mais la nuit tombe d’abord : on ne jouera pas au tirage.
event-turn-ends = Fin du tour { $turn }.
event-draw = Tirage { $number }.
event-drawn = Marqueur : { $marker }.
event-marker-activates = Les { $side } activent : { $what }, jusqu’à { $count }.
event-cup-refilled = Le gobelet est vide : { $count } marqueurs y retournent.
event-hero = { $unit }, { $hex } : un héros rejoint le bataillon.
event-hero-unused = Aucun bataillon des { $side } ne peut recevoir le héros.
event-reorganised = { $unit }, { $hex } : bataillon réorganisé.
event-mended = { $unit }, { $hex } : char réparé.
event-fell-back = { $unit } recule : { $from } → { $to }.
event-lost-falling-back = { $unit } recule et se perd : { $from } → { $to }.
event-regrouped = { $unit }, { $hex } : bataillon regroupé.
event-night-falls = La nuit tombe : { $label }.
event-abandoned = { $unit }, { $hex } : char abandonné.
event-night-attack = Les Australiens attaquent de nuit.
event-deployed = { $unit } se déploie : { $hex }.
event-not-deployed = { $unit } ne trouve pas de place et ne vient pas.
event-deployed-late = { $unit } ne trouve pas de place et viendra au tour { $turn }.
event-round = Attaque de nuit, ronde { $round }.
event-night-held = { $unit }, { $hex } : dé { $die } pour { $medals } médailles, décroche.
event-night-taken = { $unit }, { $hex } : dé { $die } pour { $medals } médailles, pris sur place.
event-night-over = La nuit passe, la bataille continue.
event-battle-over = La nuit met fin à la bataille.
event-morning = Au matin, dé { $die } : confusion { $confusion }.
points-for-0 = Un A7V de plus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-1 = Char capturé : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-2 = Premier duel de chars : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-3 = Duel de chars : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-4 = Seuls à Villers-Bretonneux : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-5 = Dans le bois d’Aquenne : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-6 = Dans le bois l’Abbé : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-7 = Seuls à Villers-Bretonneux à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-8 = Hexagones de Villers-Bretonneux à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-9 = Hexagones du bois l’Abbé à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-10 = Hexagones du bois d’Aquenne à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-11 = Hexagones de Cachy à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
points-for-12 = Tranchées allemandes à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux { $side }.
event-duel-won = Les { $side } gagnent le premier duel de Mark IV et d’A7V.
event-final-points = On compte les hexagones tenus ; jusque-là { $german } points allemands et { $allied } alliés.
event-outcome-german = { outcome-german }.
event-outcome-allied = { outcome-allied }.
event-outcome-drawn = { outcome-drawn }.
event-outcome-german-beats = { outcome-german-beats }.
event-outcome-allied-holds = { outcome-allied-holds }.
event-outcome-drawn-at = { outcome-drawn-at }.
event-verdict = Verdict : { $level }.
event-duel-shift = Le duel de chars gagné par les { $side } décale le verdict : { $level }.
event-decisive = Les Allemands remportent une victoire décisive.

# Plusieurs lignes du journal en une : # tient lieu du nombre.

together-aimed = { $count } barrages des { $side } placés.
together-entered = { $count } unités entrent.
together-moved = { $unit } : { $count } mouvements.
together-rallied = { $count } bataillons ralliés.
together-reorganised = { $count } bataillons réorganisés.
together-fell-back = { $count } unités reculent.
together-regrouped = { $count } bataillons regroupés.
together-deployed = { $count } unités se déploient.

# Pronostics

case-missed = manqué
case-disorganised = désorganisé
case-damaged = endommagé
case-eliminated = éliminé
case-returns = reviendra à temps
case-lost = ne reviendra pas à temps
case-carried = hexagone emporté
case-carried-broken = hexagone emporté, char en panne
case-repelled = assaillant éliminé
case-repelled-after-loss = cible touchée, assaillant éliminé
case-tank-lost = char perdu
case-drives-on = roule toujours
case-breaks-down = en panne
case-nothing = dans le vide
case-unit-eliminated = { $unit } : éliminé
case-unit-hurt = { $unit } : touché
case-unit-unharmed = { $unit } : rien
case-holds = la cohésion tient
case-gives-way = la confusion gagne
beside-all-shots = avec { $count } tirs
beside-return = { $unit }, s’il est éliminé
beside-return-any = un bataillon, s’il est éliminé
odds-modified = { $modifier } au dé
odds-fire = touche à { $need } ou plus (dé modifié de { $modifier })
odds-assault = { $dice } dés, touche à { $need } ou plus
odds-failure = si l’assaut échoue, ce bataillon est détruit : { $share } %
odds-failure-tank = si l’assaut échoue, ce char est perdu : { $share } %
odds-rounds = { $count ->
        [one] un seul assaut
       *[other] jusqu’à { $count } assauts
    }
odds-ground = panne due au terrain jusqu’à { $limit }
odds-barrage = au but jusqu’à { $on }, sinon à côté
odds-cohesion = tient jusqu’à { $need }

# Ce qu’on apprend en pointant

note-distance = { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }
note-seen = en vue
note-not-seen = hors de vue
note-cost = points de mouvement : { $points } pour y entrer
note-road = route
note-trench = tranchée des { $side }
note-cover = couvert : les chars n’y tirent pas et n’y donnent pas l’assaut
note-river = bordé par la Luce
note-zone = dans une zone de contrôle des { $side }
note-reconstructed = terrain reconstitué
note-unit = { $unit }
note-medals = { $count ->
        [one] { $count } médaille
       *[other] { $count } médailles
    }
note-back = revient au tour { $turn }
note-damaged = endommagé
note-disorganised = désorganisé
note-broken-down = en panne : ne peut que tirer
note-repair = à la réparation : remis en marche { $mended } %, perdu { $lost } %
note-no-repair = pas de réparation en séquence aléatoire (en classique : remis en marche { $mended } %, perdu { $lost } %)
note-repair-too-late = pas de réparation avant la nuit : le char sera abandonné
note-fires-far = tire à 3 hexagones au plus, sur ce qu’il voit
note-fires-near = ne tire que sur un hexagone voisin
note-linked = relié à son bord de carte
note-cut-off = sans ligne de communication

# Pourquoi pas

not-now = Ce n’est pas le moment : cela se décide dans une autre phase. Choisissez parmi ce qui est proposé.
not-your-turn = C’est à l’autre camp de décider.
the-game-is-over = La partie est terminée.
off-the-map = Cet hexagone n’est pas en jeu dans ce scénario.
another-is-acting = Une autre unité agit : elle finit d’abord son activation.
not-yours = Cette unité n’est pas à vous.
already-in-hand = Cette unité est déjà en main.
nothing-in-hand = Aucune unité n’est en main : prenez-en d’abord une.
not-on-the-track = Ce bataillon n’est pas sur la piste des tours : le marqueur ne ramène que ceux qui y sont.
no-more-reinforcements = Ce marqueur ne ramène plus de bataillon.
does-not-return-now = Ce bataillon ne rentre pas maintenant : seuls rentrent ceux de la case du tour suivant.
not-in-play = Cette unité n’est pas en jeu, ou ne l’est plus.
on-the-track = Ce bataillon attend sur la piste des tours.
has-acted = Cette unité a déjà été activée.
broken-down = En panne, un char ne peut que tirer, sur un ennemi qu’il peut combattre.
nothing-to-do = Cette unité n’a ici de quoi payer aucune action.
not-due-yet = Le tour d’arrivée de ce char n’est pas venu.
comes-by-night = Ce bataillon vient avec l’attaque de nuit.
only-the-deployed = Seules agissent les unités déployées cette nuit.
only-those-near = Seuls agissent les bataillons proches d’une unité alliée déployée cette nuit.
only-those-that-arrive = Avant le premier tirage, seuls agissent les chars qui arrivent.
tanks-only = Ce marqueur n’active que des chars.
battalions-only = Ce marqueur n’active que des bataillons.
no-more-activations = Ce marqueur n’active plus d’unité.
two-medals-for-combat = Les mitrailleurs gardent deux médailles pour le combat.
combat-is-owed = Les mitrailleurs doivent d’abord tirer : deux médailles au combat par activation, tant qu’ils ont une cible.
too-few-medals = Cette unité n’a plus assez de médailles pour cela.
returns-do-nothing-else = Un bataillon qui rentre se déplace et ne fait rien d’autre.
enter-first = Cette unité doit d’abord entrer sur la carte.
leave-the-friend-first = Cette unité partage l’hexagone d’un ami : après cela, elle ne serait plus sûre de pouvoir le quitter.
on-a-friend = Une activation ne finit pas sur un ami : on ne s’y arrête qu’avec de quoi payer une action qui en fera partir.
no-more-a7vs = Il n’entre plus d’A7V : les supplémentaires ne viennent qu’au tour 1.
already-there = Cette unité y est déjà.
enemy-there = L’ennemi tient cet hexagone : on n’y entre que par un assaut.
not-out-of-a-zone = On ne sort pas d’une zone de contrôle ennemie en se déplaçant : il faut un assaut, une infiltration ou un repli.
not-these-rows = Les Whippets entrent par la rangée N, O ou P.
not-its-edge = Ce n’est pas son bord de carte : les Allemands entrent par l’est, les Alliés par l’ouest.
a-friend-who-has-acted = Ce terrain peut mettre un char en panne : il resterait empilé sur un ami déjà activé.
nowhere-to-be-put-back = Ce terrain peut mettre un char en panne : il n’aurait pas d’hexagone à lui où revenir.
a-test-on-the-way = Un test de panne attend en chemin : avancez par étapes.
zones-in-between = Une zone de contrôle ennemie l’arrête en chemin.
one-medal-to-return = Un bataillon qui rentre n’a qu’une médaille pour se déplacer.
two-medals-of-driving = Un char ne met pas plus de deux médailles par tour à se déplacer.
too-far = Cette unité n’a pas assez de points de mouvement.
the-garrison-stays = La garnison ne s’éloigne pas autant de Cachy.
the-garrison-goes-back = Loin de Cachy, la garnison y revient d’abord, par son plus court chemin.
too-disorganised = Un bataillon désorganisé ne combat pas et ne donne pas l’assaut : ralliez-le d’abord.
no-enemy-there = Il n’y a pas d’ennemi dans cet hexagone.
out-of-range = La cible est hors de portée du char.
not-from-cover = Un char dans un bois ou un village ne combat pas.
target-in-cover = Un char ne tire pas et ne donne pas l’assaut dans un bois ou un village.
not-adjacent = La cible n’est pas voisine.
cannot-harm-it = Par son tir, cette unité ne peut rien contre ce char.
not-seen = La cible n’est pas en vue.
no-tank-against-tank = Un char ne donne pas l’assaut à un char.
the-river-parts-them = Il n’y a pas d’assaut à travers la rivière, pas même par un pont.
nothing-to-rally = Seul un bataillon désorganisé se rallie.
not-from-zone-to-zone = On s’infiltre d’un hexagone en zone de contrôle ennemie à un voisin qui l’est aussi.
not-out-of-the-zones = On se replie d’un hexagone en zone de contrôle ennemie vers un voisin qui n’est dans aucune.
a-marker-there = Un barrage y est déjà placé : un seul par hexagone.
nobody-to-shell = Il n’y a personne dans cet hexagone ni autour : un barrage n’y peut rien.
no-allied-counter-battery = Seuls les Allemands font de la contre-batterie.
nothing-to-silence = Il n’y a plus d’artillerie alliée à faire taire.
no-marker-there = Aucun barrage n’est placé sur cet hexagone.
no-battalion-of-yours = Le héros va à un de vos bataillons sur la carte.
has-a-hero = Ce bataillon a déjà un héros.
nothing-to-reorganise = Seuls se réorganisent vos bataillons désorganisés sur la carte.
no-more-in-this-lull = Cette pause ne réorganise plus de bataillon de votre camp.
enemy-beside-it = Un ennemi touche ce bataillon : la pause n’est pas pour lui.
nothing-to-mend = Le mécanicien ne répare qu’un de vos chars, endommagé ou en panne.
not-to-be-deployed = Cette unité n’est pas à déployer.
too-far-east = Cet hexagone est trop à l’est pour le déploiement de nuit.
too-near-the-enemy = Cet hexagone est trop près de l’ennemi.
no-linked-friend-beside = Aucune unité amie avec sa ligne de communication n’est à côté de cet hexagone.
occupied = Cet hexagone est occupé.
a-hero-to-give = Le héros doit être donné à un bataillon.
units-to-deploy = Il reste des unités à déployer.
battalions-to-bring-back = Il reste des bataillons à faire rentrer.
want-unit = une unité
want-hex = un hexagone en jeu

# Fautes des données

map-too-large = la carte doit avoir au moins 2 rangées et 2 colonnes, et { $most } hexagones au plus
map-no-hex = il n’y a pas d’hexagone « { $found } »
map-sign = « { $found } » : un lieu a un signe d’une lettre, à lui seul, autre que le point
map-place-twice = le lieu « { $found } » est écrit deux fois
map-place-kind = le lieu « { $found } » doit être un bois ou un village
map-label = l’hexagone { $hex } n’est pas du lieu « { $place } »
map-no-place = il manque le lieu « { $place } », ou il n’a pas d’hexagone en jeu
map-rows = la carte n’a que { $expected } rangées
map-row = rangée « { $found } » : on attendait { $expected }
map-row-length = la rangée { $row } a { $found } hexagones au lieu de { $expected }
map-no-sign = aucun lieu n’a le signe « { $found } »
map-not-adjacent = { $name } : { $from } et { $to } ne sont pas voisins
map-no-path = { $name } : il faut des hexagones, l’un à côté de l’autre
map-no-side = « { $found } » : un côté s’écrit avec deux hexagones, comme Z01/AA01
map-river-gap = « { $found } » ne touche pas le côté qui précède
map-two-trenches = l’hexagone { $hex } serait une tranchée des deux camps
map-no-row = il n’y a pas de rangée « { $found } »
map-edge-twice = le bord « { $found } » est écrit deux fois, ou porte un nom réservé
map-no-column = cette colonne n’est pas au bord, ou pas sur la carte
map-no-edge = il manque le bord « { $edge } » du bon camp
map-empty-edge = le bord « { $edge } » n’a aucun hexagone en jeu
map-scenario-rows = il faut la première et la dernière rangée d’un scénario, la première étant { $first }
table-figure = { $table } : un nombre sort des limites, de { $least } à { $most }
table-columns = on attendait les colonnes { $expected }
table-row = { $found } cases au lieu de { $expected }
table-tank = « { $found } » : il faut un nombre de −5 à 5, « no » ou un point
table-scatter = il faut les six directions, chacune une fois : { $expected }
table-track = tour { $found } : on attendait le tour { $expected }
table-guns = tour { $turn } : { $most } barrages au plus par camp
table-marker-side = marqueur « { $kind } » : il nomme un camp, ou n’en nomme aucun s’il est pour les deux
table-marker-battalions = marqueur « { $kind } » : de 1 à 9 bataillons, et pour cette sorte seulement
table-marker-many = il y a au plus 9 marqueurs par ligne et { $lines } lignes
table-marker-twice = marqueur « { $kind } » : cette ligne est déjà là
table-marker-none = il manque des marqueurs « { $kind } »
table-last-turn = le scénario doit finir sur une tombée de la nuit de la piste, pas au tour { $turn }
table-whippets = le nombre de Whippets est fixe ou vient d’un dé, pas les deux
table-scenario = la confusion va de 1 à { $most }, et aucun nombre n’est plus grand
unit-division-twice = la division « { $found } » est écrite deux fois
unit-too-many = il y a plus de { $most } unités
unit-id = « { $found } » : un nom court n’a que des minuscules, des chiffres et des tirets
unit-twice = l’unité « { $found } » est écrite deux fois
unit-nation = « { $found } » n’est pas une nation ; il y a : { $known }
unit-no-division = { $unit } : il n’y a pas de division « { $found } » de ce camp
unit-medals = { $unit } : il faut de 2 à 4 médailles, et 3 pour un Whippet
unit-kind = { $unit } : ce char n’est pas de ce camp, ou ne peut être en réserve
unit-same-hex = { $unit } et { $other } commencent tous deux en { $hex }
unit-enemy-trench = { $unit } commence dans une tranchée ennemie, { $hex }
unit-night = { $unit } : seuls des bataillons alliés se déploient la nuit, au tour { $turn }
unit-no-edge = { $unit } : il n’y a pas de bord « { $found } » de ce camp
unit-enters = { $unit } : seuls des chars entrent par un bord, et de jour
unit-begins = { $unit } : un bataillon a un hexagone, un char un tour et un bord, un renfort de nuit les deux derniers
unit-count = { $kind } : { $found } pions au lieu de { $expected }
unit-garrison = { $unit } doit être un bataillon allié qui commence à { $hexes } hexagones au plus de « { $place } », en jeu

# Les verbes, en têtes de liste.
verb-done = Finir
verb-stay = Rester
verb-take = Prendre en main
verb-go = Aller
verb-fire = Tirer
verb-assault = Lancer l’assaut
verb-rally = Se rallier
verb-infiltrate = S’infiltrer
verb-withdraw = Se replier
verb-aim = Placer un barrage
verb-counter = Contre-battre
verb-barrage = Résoudre un barrage
verb-hold = Garder la cohésion
verb-hero = Donner le héros
verb-mend = Réparer
verb-reorganise = Réorganiser
verb-place = Placer une unité
