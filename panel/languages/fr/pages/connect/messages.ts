import type { connectMessages as connectMessagesType } from '../../../../src/pages/connect/messages.ts'

export const connectMessages: typeof connectMessagesType = {
  title: 'Connecter une application',
  asks: (name) => `${name} souhaite agir en votre nom`,
  describedBy: 'Cette application est publiée par',
  unverified: 'Cette application a choisi elle-même son nom. Laurel ne peut pas le vérifier.',
  answerTo: 'Vous renvoie vers',
  thisMachine: 'un programme sur cet ordinateur',
  thisMachineWarning:
    'N’importe quel programme de votre ordinateur peut utiliser ce nom. Continuez seulement si vous venez de lancer l’application vous-même.',
  signedInAs: 'Connexion en tant que',
  organisation: 'Organisation',
  allow: 'Ce qu’elle peut faire',
  more: 'Autres autorisations possibles',
  nothing: 'Votre rôle n’autorise rien de ce qu’une application peut faire.',
  chooseOne: 'Choisissez au moins une autorisation.',
  limits:
    'Elle ne peut jamais faire plus que votre propre rôle, et ne peut gérer ni les membres, ni les clés API, ni la connexion.',
  until: 'Fin de la connexion',
  days: { 1: 'Demain', 30: 'Dans 30 jours', 90: 'Dans 90 jours', 365: 'Dans un an' },
  untilRevoked: 'Quand je la révoque',
  confirm: 'Autoriser',
  refuse: 'Ne pas autoriser',
  revocable: 'Vous pouvez la révoquer à tout moment sous Mon compte.',
  done: 'Terminé',
  doneAbout: 'Vous pouvez fermer cette fenêtre si l’application ne s’ouvre pas d’elle-même.',
  back: 'Retour à l’application',
  factor: 'Votre organisation exige un second facteur avant de connecter une application.',
  toAccount: 'Configurer un second facteur',
  missing: 'Commencez dans l’application que vous voulez connecter. Elle ouvre cette page avec sa demande.',
  problems: {
    client_unknown:
      'Laurel ne connaît pas cette application. Supprimez la connexion dans l’application, puis ajoutez-la de nouveau.',
    client_document: 'La description que l’application publie est illisible ou incorrecte.',
    redirect_uri: 'L’application demande une réponse à une adresse qu’elle n’a pas enregistrée. Ne continuez pas.',
    request: 'La demande de l’application n’est pas valide.',
  },
}
