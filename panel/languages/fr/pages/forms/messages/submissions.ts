import type { submissionMessages as submissionMessagesType } from '../../../../../src/pages/forms/messages/submissions.ts'

export const submissionMessages: typeof submissionMessagesType = {
  title: 'Envois',
  one: 'Envoi',
  find: 'Rechercher dans les réponses',
  none: 'Aucun envoi pour le moment.',
  noneHow: 'Partagez le formulaire : les envois apparaissent ici dès leur arrivée.',
  share: 'Partager le formulaire',
  sent: 'Envoyé le',
  contact: 'Contact',
  allRecords: 'Toutes les données',
  noContact: 'Aucun contact',
  language: 'Langue',
  consent: 'Texte accepté',
  consentVersion: (version) => `version ${version}`,
  yes: 'Oui',
  no: 'Non',
  remove: 'Supprimer l’envoi',
  removeAbout:
    'Les réponses sont supprimées définitivement, y compris des e-mails de notification. Le contact est conservé. Cette action est irréversible.',
  removed: 'Envoi supprimé.',
}
