import type { presenceMessages as presenceMessagesType } from '../../../../src/app/messages/presence.ts'

export const presenceMessages: typeof presenceMessagesType = {
  presence: 'Confirmez votre identité',
  presenceAbout:
    'Cette action est sensible. Après cette confirmation, aucune autre ne vous sera demandée pendant dix minutes.',
  elsewhereAbout:
    'Vous n’avez ni mot de passe ni clé d’accès : reconnectez-vous pour confirmer. La connexion s’ouvre dans un nouvel onglet ; revenez ensuite à celui-ci.',
  byProvider: (name) => `Se connecter avec ${name}`,
  byMail: 'Se connecter avec un lien par e-mail',
  confirm: 'Confirmer',
  password: 'Mot de passe',
  code: 'Code',
}
