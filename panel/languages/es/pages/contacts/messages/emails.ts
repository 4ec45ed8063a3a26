import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { emailMessages as emailMessagesType } from '../../../../../src/pages/contacts/messages/emails.ts'

const plural = pluralsOf('es')

export const emailMessages: typeof emailMessagesType = {
  title: 'Correos',
  none: 'No hay correos a esta dirección.',
  all: (count) => plural(count, { one: 'Ver # correo', other: 'Ver los # correos' }),
  statuses: {
    queued: 'En cola',
    sending: 'Enviándose',
    sent: 'Enviado',
    kept: 'No enviado (sin servidor de correo configurado)',
    failed: 'Fallido',
    suppressed: 'Bloqueado (baja o rebote)',
    cancelled: 'Cancelado',
  },
}
