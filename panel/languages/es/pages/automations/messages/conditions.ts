import type { conditionMessages as conditionMessagesType } from '../../../../../src/pages/automations/messages/conditions.ts'

export const conditionMessages: typeof conditionMessagesType = {
  title: 'Solo si',
  about:
    'Deben cumplirse todas las condiciones cuando llegue el momento de la acción. Sin condiciones, se aplica a todas las personas.',
  everyone: 'Se aplica a todas las personas',
  nth: (n) => `Condición ${n}`,
  add: 'Añadir condición',
  remove: (n) => `Quitar la condición ${n}`,
  field: 'Condición',
  fields: {
    tag: 'Etiqueta',
    answer: 'Respuesta a una pregunta',
    tier: 'Nivel del certificado',
    kind: 'Tipo de certificado',
    language: 'Idioma',
    attended: 'Asistió',
  },
  question: 'Pregunta',
  noQuestions: 'Este evento no hace preguntas.',
  operator: 'Comparación',
  operators: { is: 'es', is_not: 'no es' },
  value: 'Valor',
  yes: 'Sí',
  no: 'No',
  choose: 'Elegir…',
  attendee: 'Participante',
  says: {
    tag: (value, is) => (is ? `Tiene la etiqueta ${value}` : `No tiene la etiqueta ${value}`),
    answer: (value, is, question) => `${question}: ${is ? '' : 'no es '}${value}`,
    tier: (value, is) => `El nivel del certificado ${is ? 'es' : 'no es'} ${value}`,
    kind: (value, is) => `El tipo de certificado ${is ? 'es' : 'no es'} ${value}`,
    language: (value, is) => `El idioma ${is ? 'es' : 'no es'} ${value}`,
    attended: (_, is) => (is ? 'Asistió al evento' : 'No asistió al evento'),
  },
}
