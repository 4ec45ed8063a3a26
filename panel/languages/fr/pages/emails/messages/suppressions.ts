import type { suppressionMessages as suppressionMessagesType } from '../../../../../src/pages/emails/messages/suppressions.ts'

export const suppressionMessages: typeof suppressionMessagesType = {
  title: 'Adresses bloquées',
  find: 'Rechercher des adresses',
  address: 'Adresse',
  reason: 'Motif',
  reasons: {
    rejected: 'L’adresse n’existe pas',
    complained: 'Signalé comme indésirable',
    unsubscribed: 'Désabonnement',
    manual: 'Ajoutée à la main',
  },
  stops: {
    rejected: 'Aucun e-mail n’est envoyé à cette adresse.',
    complained: 'Aucun e-mail n’est envoyé à cette adresse.',
    unsubscribed: 'La personne ne reçoit que les e-mails concernant sa propre inscription ou ses certificats.',
    manual: 'Aucun e-mail n’est envoyé à cette adresse.',
  },
  detail: 'Détails',
  detailAbout: 'Pour vos collègues, par exemple qui l’a demandé.',
  since: 'Ajoutée le',
  none: 'Aucune adresse bloquée.',
  noneHow:
    'Les adresses qui rejettent les e-mails, les signalent comme indésirables ou se désabonnent sont ajoutées automatiquement.',
  add: 'Bloquer une adresse',
  addAbout: 'Plus aucun e-mail n’est envoyé à cette adresse, pas même les billets et les certificats.',
  added: (address) => `${address} est bloquée.`,
  email: 'E-mail à l’origine du blocage',
  everything: 'Tout sur cette adresse',
  remove: 'Autoriser les e-mails',
  removeAbout: {
    rejected:
      'Le serveur de messagerie a indiqué que cette boîte n’existe pas. Les e-mails qui y sont envoyés seront de nouveau rejetés, et de nombreux rejets rendent les fournisseurs méfiants envers vos autres e-mails. Continuez seulement si la boîte a été créée depuis.',
    complained:
      'La personne a signalé un e-mail comme indésirable. Lui écrire de nouveau peut entraîner d’autres signalements, et les fournisseurs traitent alors vos autres e-mails comme indésirables. Continuez seulement si elle a demandé à recevoir des e-mails.',
    unsubscribed: 'La personne s’est désabonnée. Continuez seulement si elle a redemandé ces e-mails.',
    manual: 'Les e-mails sont de nouveau envoyés à cette adresse.',
  },
  removed: (address) => `Les e-mails à ${address} sont de nouveau autorisés.`,
}
