import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { completionMessages as completionMessagesType } from '../../../../../src/pages/training/messages/completions.ts'

const plural = pluralsOf('es')

export const completionMessages: typeof completionMessagesType = {
  title: 'Cursos completados',
  none: 'Aún no hay cursos completados',
  noneHow: 'Una plataforma de formación puede enviarlos con la API, o puede registrarlos aquí.',
  noCourses: 'Añada antes un curso.',
  toCourses: 'Cursos',
  record: 'Registrar cursos completados',
  course: 'Curso',
  day: 'Día de finalización',
  dayAbout: 'Si se deja vacío, hoy.',
  people: 'Una persona por línea',
  peopleAbout:
    'Un correo electrónico, o un nombre y un correo electrónico. Cada persona necesita una asignación o una inscripción.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Añada un correo electrónico para ${name}.`,
  empty: 'Añada al menos una persona con correo electrónico.',
  tooMany: (most) => `Añada como máximo ${most} personas a la vez.`,
  recorded: (count, { number }) =>
    plural(number(count), { one: '# curso completado registrado.', other: '# cursos completados registrados.' }),
  left: (count, { number }) =>
    `${plural(number(count), { one: '# persona no se ha incluido.', other: '# personas no se han incluido.' })} Corrija la lista y regístrela de nuevo:`,
  problems: {
    unknown_course: 'El curso ya no existe.',
    unknown_person: 'No tiene asignación ni es participante. Asigne antes un programa.',
    invalid_time: 'El día no es válido.',
    in_the_future: 'El día es posterior a hoy.',
    other_course: 'Ya se registró para otro curso.',
  },
  recordedAt: 'Registrado el',
  source: 'Identificador en el otro sistema',
  byHand: 'Registrado a mano',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar curso completado',
  deleteAbout: (name, course) =>
    `Se elimina el registro de que ${name} completó ${course}. Los programas ya completados no cambian.`,
  deleted: 'Registro eliminado.',
}
