import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { criterionMessages as criterionMessagesType } from '../../../../../src/pages/badges/messages/criterion.ts'

const plural = pluralsOf('de')

export const criterionMessages: typeof criterionMessagesType = {
  language: 'de',
  title: 'Wer es erhält',
  about:
    'Wer all das erfüllt, erhält das Badge von selbst, und zwar einmal. Ohne Kriterien verleihen Sie das Badge von Hand.',
  nth: (nth) => `Kriterium ${nth}`,
  type: 'Kriterium',
  types: {
    events_attended: 'Eine Anzahl von Veranstaltungen besucht',
    sessions_attended: 'Eine Anzahl von Sessions besucht',
    event_attended: 'Eine bestimmte Veranstaltung besucht',
    certificates_earned: 'Eine Anzahl von Zertifikaten erhalten',
    survey_completed: 'Eine Umfrage beantwortet',
    programme_completed: 'Ein Schulungsprogramm abgeschlossen',
  },
  min: 'Mindestens',
  event: 'Veranstaltung',
  anyEvent: 'Beliebige Veranstaltung',
  programme: 'Programm',
  choose: 'Auswählen …',
  add: 'Kriterium hinzufügen',
  remove: (nth) => `Kriterium ${nth} entfernen`,
  byHand: 'Von Hand verliehen',
  notChosen: '…',
  unknown: 'ein gelöschter Eintrag',
  said: {
    events_attended: (min) =>
      `mindestens ${plural(min, { one: '# Veranstaltung', other: '# Veranstaltungen' })} besucht`,
    sessions_attended: (min) => `mindestens ${plural(min, { one: '# Session', other: '# Sessions' })} besucht`,
    certificates_earned: (min) => `mindestens ${plural(min, { one: '# Zertifikat', other: '# Zertifikate' })} erhalten`,
    event_attended: (event) => `${event} besucht`,
    survey_completed: (event) => `Umfrage von ${event} beantwortet`,
    any_survey: 'eine Umfrage beantwortet',
    programme_completed: (programme) => `${programme} abgeschlossen`,
  },
}
