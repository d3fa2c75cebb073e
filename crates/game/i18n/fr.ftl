folder-no-file = ce fichier n’existe pas
folder-no-folder = ce dossier n’existe pas
folder-not-a-folder = ce n’est pas un dossier
folder-not-text = ce n’est pas un texte en UTF-8
folder-system = { $message }
folder-no-manifest = un paquet est un dossier qui contient { $file }, et il n’y en a pas ici
folder-no-pack = ni ce dossier ni aucun de ceux qu’il contient n’est un paquet : { $file } n’y est pas
folder-other-game = ce paquet est pour le jeu « { $found } », et non pour « { $game } »
folder-unknown-file = le jeu n’a pas de fichier de ce nom ; un paquet peut contenir : { $known }
folder-several = plusieurs paquets sont pour « { $game } » : nommez l’un de { $folders }
match-over = la partie est finie
match-no-undo = rien à reprendre : un dé a été lancé, une chose cachée montrée, ou l’autre a décidé depuis
match-undid = Annule jusqu’à la décision { $entry }
match-took-back = Reprend, d’un commun accord, jusqu’à la décision { $entry }
match-resigned = Abandonne
# Kept matches have this line under this name.
server-taken-back = { $side } : une décision est reprise, avec tout ce qui l’a suivie.
