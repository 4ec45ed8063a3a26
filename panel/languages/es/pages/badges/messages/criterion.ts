import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { criterionMessages as criterionMessagesType } from '../../../../../src/pages/badges/messages/criterion.ts'

const plural = pluralsOf('es')

export const criterionMessages: typeof criterionMessagesType = {
  language: 'es',
  title: 'A quién se otorga',
  about:
    'Quien cumple todo esto recibe la insignia automáticamente, una sola vez. Sin criterios, la insignia se otorga a mano.',
  nth: (nth) => `Criterio ${nth}`,
  type: 'Criterio',
  types: {
    events_attended: 'Asistió a un número de eventos',
    sessions_attended: 'Asistió a un número de sesiones',
    event_attended: 'Asistió a un evento concreto',
    certificates_earned: 'Obtuvo un número de certificados',
    survey_completed: 'Respondió a una encuesta',
    programme_completed: 'Completó un programa de formación',
  },
  min: 'Como mínimo',
  event: 'Evento',
  anyEvent: 'Cualquier evento',
  programme: 'Programa',
  choose: 'Elegir…',
  add: 'Añadir criterio',
  remove: (nth) => `Quitar el criterio ${nth}`,
  byHand: 'Se otorga a mano',
  notChosen: '…',
  unknown: 'un registro eliminado',
  said: {
    events_attended: (min) => `asistió al menos a ${plural(min, { one: '# evento', other: '# eventos' })}`,
    sessions_attended: (min) => `asistió al menos a ${plural(min, { one: '# sesión', other: '# sesiones' })}`,
    certificates_earned: (min) => `obtuvo al menos ${plural(min, { one: '# certificado', other: '# certificados' })}`,
    event_attended: (event) => `asistió a ${event}`,
    survey_completed: (event) => `respondió a la encuesta de ${event}`,
    any_survey: 'respondió a una encuesta',
    programme_completed: (programme) => `completó ${programme}`,
  },
}
