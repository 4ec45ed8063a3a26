import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  outboxMessages as outboxMessagesType,
  reasonMessages as reasonMessagesType,
} from '../../../../../src/pages/emails/messages/outbox.ts'

const plural = pluralsOf('es')

export const outboxMessages: typeof outboxMessagesType = {
  title: 'Bandeja de salida',
  email: 'Correo',
  find: 'Buscar destinatarios y asuntos',
  subject: 'Asunto',
  notComposed: 'Se redacta al enviarlo',
  to: 'Destinatario',
  erased: 'Datos borrados',
  kind: 'Tipo',
  status: 'Estado',
  statuses: {
    queued: 'En cola',
    sending: 'Enviándose',
    sent: 'Enviado',
    kept: 'No entregado',
    failed: 'Fallido',
    suppressed: 'Bloqueado',
    cancelled: 'Cancelado',
  },
  at: 'Hora',
  event: 'Evento',
  address: 'Dirección',
  template: 'Plantilla',
  reason: 'Motivo',
  bounce: 'Rebote',
  bounces: {
    hard: 'La dirección no existe',
    soft: 'El buzón lo rechazó por ahora',
    complaint: 'Marcado como spam',
  },
  none: 'Aún no hay correos.',
  noneHow: 'Los correos a participantes y contactos aparecen aquí en cuanto entran en la cola.',
  write: 'Escribir a contactos',
  noServer: 'No hay servidor de correo configurado. Los correos se guardan y se pueden leer aquí, pero no se entregan.',
  setUp: 'Configurar el envío de correos',
  resend: 'Reenviar',
  resendAll: 'Reenviar correos fallidos',
  resendAllAbout: (n) =>
    `${plural(n, { one: '# correo falló en los últimos 30 días y se puede enviar de nuevo.', other: '# correos fallaron en los últimos 30 días y se pueden enviar de nuevo.' })} Puede que alguno llegara sin respuesta del servidor de correo.`,
  nothingFailed: 'No quedan correos fallidos de los últimos 30 días por reenviar.',
  resendCount: (n) => plural(n, { one: 'Reenviar # correo', other: 'Reenviar # correos' }),
  resent: (n) => plural(n, { one: '# correo en cola.', other: '# correos en cola.' }),
  figures: 'Últimos 30 días',
  figure: {
    emails_sent: 'Enviados',
    emails_failed: 'Fallidos',
    emails_bounced: 'Rebotados',
    emails_complained: 'Marcados como spam',
    unsubscribed: 'Bajas',
  },
  before: (n) => `${n} en los 30 días anteriores`,
  byDay: (name) => `${name} por día (tabla)`,
  day: 'Día',
}

export const reasonMessages: typeof reasonMessagesType = {
  'The person has unsubscribed from emails that are not about their own registration or certificates.':
    'La persona se dio de baja de los correos que no tratan de su propia inscripción o sus certificados.',
  'A mail server permanently rejected this address.': 'Un servidor de correo rechazó esta dirección definitivamente.',
  'The person reported an email as spam.': 'La persona marcó un correo como spam.',
  'The organisation has suppressed this address.': 'La organización ha bloqueado esta dirección.',
  'The address belongs to sample data, whose people do not exist.':
    'La dirección es de los datos de ejemplo, cuyas personas no existen.',
  'A member of the organisation cancelled it.': 'Un miembro de la organización lo canceló.',
}
