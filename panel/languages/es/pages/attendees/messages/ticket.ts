import type { ticketMessages as ticketMessagesType } from '../../../../../src/pages/attendees/messages/ticket.ts'

export const ticketMessages: typeof ticketMessagesType = {
  title: 'Entrada',
  open: 'Abrir entrada',
  send: 'Enviar entrada',
  sent: (email) => `Entrada en cola de envío a ${email}.`,
  notSent: 'Solo reciben entrada los participantes inscritos.',
  renew: 'Emitir entrada nueva',
  renewAbout:
    'Desde ahora, en la puerta se rechazan todas las entradas anteriores de esta persona. No se puede deshacer. Después, envíe la entrada nueva.',
  renewed: 'Entrada nueva emitida. Envíela al participante.',
}
