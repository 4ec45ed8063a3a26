import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { formMessages as formMessagesType } from '../../../../../src/pages/forms/messages/forms.ts'

const plural = pluralsOf('es')

export const formMessages: typeof formMessagesType = {
  title: 'Formularios',
  create: 'Nuevo formulario',
  none: 'Aún no hay formularios.',
  noneHow:
    'Un formulario recoge consultas o inscripciones en su propia página o en su sitio web, y añade personas a sus contactos.',
  name: 'Nombre',
  submissions: 'Envíos',
  state: 'Estado',
  open: 'Abierto',
  closed: 'Cerrado',
  address: 'Dirección',
  created: 'Creado',
  start: 'Preguntas iniciales',
  views: { submissions: 'Envíos', questions: 'Preguntas', settings: 'Ajustes', share: 'Compartir' },
  close: 'Cerrar formulario',
  reopen: 'Abrir formulario',
  closedNow: 'Formulario cerrado. No admite respuestas.',
  opened: 'Formulario abierto.',
  visit: 'Abrir página',
  closedNote: 'Este formulario está cerrado. Quienes lo visiten verán que no admite respuestas.',
  count: (count) => plural(count, { one: '# envío', other: '# envíos' }),
  remove: 'Eliminar formulario',
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeAbout: 'La página y su dirección desaparecen. No se puede deshacer.',
  removeAll: (count) =>
    `${plural(count, { one: 'Con el formulario se elimina definitivamente # envío', other: 'Con el formulario se eliminan definitivamente # envíos' })}. Los contactos se conservan. No se puede deshacer.`,
  instead: 'Para conservar los envíos, cierre el formulario.',
  removed: 'Formulario eliminado.',
  noQuestions: 'Aún no hay preguntas.',
  noQuestionsHow: 'Añada la primera pregunta. Un formulario necesita al menos una.',
  thanks: 'Después del envío',
  form: 'Formulario',
  previewShows: 'La vista previa muestra',
  link: 'Página del formulario',
  qr: 'Código QR',
  saveQr: 'Guardar código QR',
  script: 'En su sitio web, con script',
  scriptAbout: 'El formulario se ajusta a la altura necesaria y la página siguiente se abre en toda la ventana.',
  frame: 'En su sitio web, sin script',
  frameAbout: 'Para creadores de sitios web que no admiten scripts. La altura es fija.',
  copyCode: 'Copiar código',
}
