import type { composeMessages as composeMessagesType } from '../../../../../src/pages/messages/messages/compose.ts'

export const composeMessages: typeof composeMessagesType = {
  title: 'Nuevo mensaje',
  content: 'Contenido',
  written: 'Escribirlo aquí',
  subject: 'Asunto',
  body: 'Mensaje',
  markdown: 'Markdown: **negrita**, *cursiva*, # encabezado, - lista, [enlace](https://example.org).',
  insert: 'Insertar una variable',
  chooseVariable: 'Elegir…',
  language: 'Idioma',
  languageAbout: 'Idioma del saludo y del pie.',
  transactional: 'Trata de la propia inscripción',
  transactionalAbout:
    'Para avisos como un cambio de sala o de fecha. También lo recibe quien se ha dado de baja: no debe usarse para publicidad.',
  when: 'Hora',
  whens: { now: 'Enviar ahora', later: 'Programar' },
  sendAt: 'Enviar el',
  sendAtAbout: 'Si se cambia la zona horaria, la hora se desplaza con ella.',
  review: 'Revisar',
  queued: 'Mensaje en cola.',
  scheduled: 'Mensaje programado.',
  cancelled: 'Mensaje cancelado.',
  notCancelled: 'No se pudo cancelar. Abra el mensaje e inténtelo de nuevo.',
}
