server-broke-off = quelque chose s’est mal passé ici : regardez de nouveau la partie, elle est restée telle qu’elle a été gardée
server-wrong-token = ce lien n’ouvre aucune place de cette partie
server-too-large = l’envoi dépasse { $most } Kio
server-malformed = l’envoi n’est pas compréhensible : { $why }
server-weak-secret = un secret compte de 32 à 128 lettres et chiffres tirés au hasard
server-not-played = le fichier ne peut être rejoué : ce dont il part n’est pas une position de ce jeu
server-elsewhere = cette page vient d’ailleurs
server-not-text = le fichier n’est pas un texte
server-too-many-matches = pas plus de { $most } parties nouvelles par heure d’une même adresse
server-too-many-connections = pas plus de { $most } connexions d’une même adresse
server-force = { $count } × { $name }
level-recrue = Recrue
level-recrue-note = Suit son instruction, ne voit pas plus loin que son tour, répond aussitôt.
level-sergent = Sergent
level-sergent-note = Compte avec votre réponse ; réfléchit une seconde par tour.
level-general = Général
level-general-note = Pèse les mêmes choses bien plus longtemps : cinq secondes par tour.
server-nowhere = il n’y a rien à cette adresse : /api dit ce qui existe
server-no-method = cette adresse ne se demande pas de cette façon : /api dit comment
server-too-fast = { $seconds ->
    [one] trop de demandes : redemandez dans une seconde
   *[other] trop de demandes : redemandez dans { $seconds } secondes
}
