import type { submissionMessages as submissionMessagesType } from '../../../../../src/pages/forms/messages/submissions.ts'

export const submissionMessages: typeof submissionMessagesType = {
  title: 'Envíos',
  one: 'Envío',
  find: 'Buscar respuestas',
  none: 'Aún no hay envíos.',
  noneHow: 'Comparta el formulario: los envíos aparecen aquí a medida que llegan.',
  share: 'Compartir formulario',
  sent: 'Enviado',
  contact: 'Contacto',
  allRecords: 'Todos los registros',
  noContact: 'Sin contacto',
  language: 'Idioma',
  consent: 'Aceptó',
  consentVersion: (version) => `versión ${version}`,
  yes: 'Sí',
  no: 'No',
  remove: 'Eliminar envío',
  removeAbout:
    'Las respuestas se eliminan definitivamente, también de los correos de aviso. El contacto se conserva. No se puede deshacer.',
  removed: 'Envío eliminado.',
}
