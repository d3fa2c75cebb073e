# Fichiers de partie

file-first-line = un fichier de partie commence par « { $first } »
file-short-header = l’en-tête s’arrête trop tôt
file-no-seal = le sceau de l’en-tête était attendu ici : « seal: … »
file-bad-seal = le sceau ne s’accorde pas avec lui-même : cette ligne a été changée
file-seal-parts = le sceau compte { $count } parties au lieu de { $expected }
file-seal-broken = cette ligne et la partie { $part } du sceau, ligne { $seal }, ne s’accordent pas
file-field = « { $field }: … » était attendu ici
file-player = « camp: joueur » était attendu ici
file-bad-version = « { $found } » n’est pas une version des règles
file-bad-seed = une graine compte 64 chiffres hexadécimaux en minuscules, contrairement à « { $found } »
file-other-setup = la partie a été jouée avec « { $theirs } » ; ici, c’est « { $ours } »
file-empty-line = une ligne vide était attendue après l’en-tête
file-after-end = une ligne vide termine le fichier, et il y a encore quelque chose après
file-cut-short = la dernière ligne est coupée : un saut de ligne était attendu
file-entry = une entrée est un numéro, un camp, une décision et une empreinte
file-number = l’entrée { $expected } était attendue, et non « { $found } »
file-side = « { $found } » n’est pas un camp : { $first } ou { $second } était attendu
file-no-digest = la ligne ne se termine pas par une empreinte : « #… » était attendu
file-no-entry = « { $found } » n’est pas le numéro d’une entrée
file-refused = les règles refusent cette décision (§ { $section }) : { $because }
file-undo-elsewhere = cette reprise ramène à l’entrée { $went }, et non { $back }
file-no-undo = rien ne peut être repris ici : un dé a roulé, un secret a paru, ou l’autre camp a décidé depuis
file-changed = cette entrée se lirait « { $canonical } » : le fichier a été changé

# Paquets de données

pack-missing-file = ce fichier manque au paquet
pack-toml = { $message }

# Mise en place

setup-no-scenario = il n’y a pas de scénario « { $asked } » ; il y a : { $known }
setup-no-option = il n’y a pas d’option « { $asked } » ; il y a : { $known }
setup-generated-name = { $theme }, { $year } – { $first } contre { $second } ({ $size }, n° { $number })
setup-generated-form = « { $asked } » n’est pas un scénario tiré, qui s’écrit generated.THÈME.ANNÉE.TAILLE.ARMÉES.NUMÉRO, par exemple { $example }
setup-generated-theme = aucun scénario ne se tire du thème « { $asked } » ; il y a : { $known }
setup-generated-size = un scénario tiré n’a pas la taille « { $asked } » ; il y a : { $known }
setup-generated-pair = les armées « { $asked } » ne sont pas du thème « { $theme } » ; il y a : { $known }
setup-generated-year = « { $asked } » n’est pas une année du thème « { $theme } » : { $known }
setup-generated-pair-year = les armées « { $pair } » ne se sont pas rencontrées en { $asked } : { $known }
setup-generated-seed = « { $asked } » n’est pas le numéro d’un scénario tiré : un nombre entier, sans zéro devant, parmi { $known }
file-after-resigning = la partie a été abandonnée : rien ne peut suivre
file-other-dice = la graine n’est pas faite du secret et des nombres de cette ligne
file-position = ce n’est pas une position de ce jeu : { $why }
dice-bad-number = un nombre secret compte 64 chiffres hexadécimaux en minuscules, contrairement à « { $found } »
dice-three-parts = le secret de l’hôte et un nombre (ou « - ») par camp étaient attendus ici
file-from = « from: » est suivi d’un nombre d’entrées et d’une position
parse-unknown = « { $found } » n’est pas une décision de ce jeu
parse-too-much = « { $found } » est de trop après « { $after } »
parse-cut-short = « { $found } » s’arrête trop tôt ; il manque { $want }
parse-misplaced = « { $found } » n’est pas à sa place : il y faudrait { $want }
want-number = un nombre

# Ce qu’on apprend en pointant, dans tous les jeux

look-order = Ordre
look-force = Force
look-state = État
look-move = Marche
look-fire = Portée
look-supply = Ravitaillée
look-cover = Abri
look-under = Ici
look-held = Tenu par
look-worth = Valeur
look-where = Où
look-holds = Contient
look-says = Règle
look-number = Nombre
look-count = Compte
look-sort = Sorte
look-going = Passage
look-cost = Coût
look-goal = Seuil
look-unknown = inconnu
look-can = peut agir
look-can-do = peut agir : { $what }
look-nobody = personne
look-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
look-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
look-times = { $count } × { $name }
look-at = { $name } : { $at }
look-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
look-no-mark = rien encore
look-hand = { $hand } ({ $side })
look-hit = touche
look-miss = manque
look-other = ni touche ni manque
look-die = Dé
look-six = six faces, de 1 à 6
look-own-die = dé propre à ce jeu
look-combat = combat { $value }
look-defence = défense { $value }
look-points = mouvement { $value }
look-morale = moral { $value }
look-range = portée { $value }
look-medals = { $value ->
    [one] { $value } médaille
   *[other] { $value } médailles
}
