import type { messageListMessages as messageListMessagesType } from '../../../../../src/pages/messages/messages/list.ts'

export const messageListMessages: typeof messageListMessagesType = {
  title: 'Mensajes',
  toContacts: 'Mensajes a contactos',
  create: 'Nuevo mensaje',
  subject: 'Asunto',
  fromTemplate: 'Plantilla de correo',
  when: 'Hora',
  sent: 'Enviados',
  failed: 'Fallidos',
  status: 'Estado',
  ofAll: (sent, all) => `${sent} de ${all}`,
  statuses: { scheduled: 'Programado', sending: 'Enviándose', sent: 'Enviado', cancelled: 'Cancelado' },
  none: 'Aún no hay mensajes.',
  noneHow: 'Escriba a todas las personas inscritas o a algunas: ahora, o en el momento adecuado para el evento.',
  noneToContacts: 'Escriba a contactos que aceptaron recibir correos. Cualquiera puede darse de baja con un clic.',
}
