import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { typeMessages as typeMessagesType } from '../../../../../src/pages/registration/types/messages.ts'

const plural = pluralsOf('es')

export const typeMessages: typeof typeMessagesType = {
  title: 'Tipos de inscripción',
  about: 'Cada persona elige un tipo al inscribirse.',
  add: 'Añadir tipo',
  none: 'Aún no hay tipos de inscripción.',
  noneHow:
    'Añada tipos como estudiante, ponente o prensa cuando un grupo necesite plazas, una fecha de cierre o preguntas propias. Sin tipos, el formulario es igual para todas las personas.',
  full: (count) => `Un evento admite como máximo ${plural(count, { one: '# tipo', other: '# tipos' })}.`,
  taken: (count) => plural(count, { one: '# plaza ocupada', other: '# plazas ocupadas' }),
  takenOf: (count, of) => plural(of, { one: `${count} de # plaza ocupada`, other: `${count} de # plazas ocupadas` }),
  waiting: (count) => `${count} en espera`,
  pending: (count) => plural(count, { one: '# pendiente de aprobación', other: '# pendientes de aprobación' }),
  approval: 'Requiere aprobación',
  approvalAbout: 'La plaza y la entrada se asignan al aprobar la inscripción.',
  approvalByEvent: 'El evento ya aprueba cada inscripción.',
  questions: (count) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  closesOn: (time) => `Se cierra el ${time}`,
  closedOn: (time) => `Se cerró el ${time}`,
  edit: 'Editar tipo',
  name: 'Nombre',
  description: 'Descripción',
  descriptionAbout: 'Aparece debajo del nombre en el formulario de inscripción.',
  places: 'Plazas',
  placesAbout: 'Déjelo vacío para aplicar solo el aforo del evento.',
  closes: 'Cierre de la inscripción',
  closesAbout: 'Déjelo vacío para que se cierre con la del evento.',
  ownQuestions: 'Preguntas de este tipo',
  ownQuestionsAbout: 'Se hacen después de las del evento, solo a quien elige este tipo.',
  noQuestions: 'Este tipo aún no tiene preguntas.',
  save: 'Guardar',
  saved: 'Guardado.',
  remove: 'Eliminar tipo',
  removeOf: (name) => `Eliminar: ${name}`,
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeAbout: 'Se eliminan definitivamente el tipo y sus preguntas.',
  inUse: (count) =>
    `${plural(count, { one: '# participante tiene', other: '# participantes tienen' })} este tipo, así que no se puede eliminar. Asigne antes otro tipo. Para detener las inscripciones nuevas, ponga una fecha de cierre.`,
  removed: 'Tipo eliminado.',
}
