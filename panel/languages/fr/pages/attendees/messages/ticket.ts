import type { ticketMessages as ticketMessagesType } from '../../../../../src/pages/attendees/messages/ticket.ts'

export const ticketMessages: typeof ticketMessagesType = {
  title: 'Billet',
  open: 'Ouvrir le billet',
  send: 'Envoyer le billet',
  sent: (email) => `Billet en attente d’envoi à ${email}.`,
  notSent: 'Seuls les participants inscrits reçoivent un billet.',
  renew: 'Émettre un nouveau billet',
  renewAbout:
    'Tous les billets précédents de cette personne seront désormais refusés à l’entrée. Cette action est irréversible. Envoyez ensuite le nouveau billet.',
  renewed: 'Nouveau billet émis. Envoyez-le au participant.',
}
