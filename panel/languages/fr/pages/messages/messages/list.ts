import type { messageListMessages as messageListMessagesType } from '../../../../../src/pages/messages/messages/list.ts'

export const messageListMessages: typeof messageListMessagesType = {
  title: 'Messages',
  toContacts: 'Messages aux contacts',
  create: 'Nouveau message',
  subject: 'Objet',
  fromTemplate: 'Modèle d’e-mail',
  when: 'Date d’envoi',
  sent: 'Envoyés',
  failed: 'En échec',
  status: 'Statut',
  ofAll: (sent, all) => `${sent} sur ${all}`,
  statuses: {
    scheduled: 'Planifié',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    cancelled: 'Annulé',
  },
  none: 'Aucun message pour le moment.',
  noneHow:
    'Écrivez à toutes les personnes inscrites ou à certaines d’entre elles : maintenant, ou au moment qui convient à l’événement.',
  noneToContacts: 'Écrivez aux contacts qui ont accepté de recevoir des e-mails. Chacun peut se désabonner en un clic.',
}
