import type { conditionMessages as conditionMessagesType } from '../../../../../src/pages/automations/messages/conditions.ts'

export const conditionMessages: typeof conditionMessagesType = {
  title: 'Nur wenn',
  about:
    'Alle Bedingungen müssen erfüllt sein, wenn eine Aktion fällig ist. Ohne Bedingungen gilt die Automation für alle.',
  everyone: 'Gilt für alle',
  nth: (n) => `Bedingung ${n}`,
  add: 'Bedingung hinzufügen',
  remove: (n) => `Bedingung ${n} entfernen`,
  field: 'Bedingung',
  fields: {
    tag: 'Tag',
    answer: 'Antwort auf eine Frage',
    tier: 'Stufe des Zertifikats',
    kind: 'Art des Zertifikats',
    language: 'Sprache',
    attended: 'Teilgenommen',
  },
  question: 'Frage',
  noQuestions: 'Diese Veranstaltung stellt keine Fragen.',
  operator: 'Vergleich',
  operators: { is: 'ist', is_not: 'ist nicht' },
  value: 'Wert',
  yes: 'Ja',
  no: 'Nein',
  choose: 'Auswählen …',
  attendee: 'Teilnehmende',
  says: {
    tag: (value, is) => (is ? `Hat den Tag ${value}` : `Hat den Tag ${value} nicht`),
    answer: (value, is, question) => `${question}: ${is ? '' : 'nicht '}${value}`,
    tier: (value, is) => `Stufe des Zertifikats ist ${is ? '' : 'nicht '}${value}`,
    kind: (value, is) => `Art des Zertifikats ist ${is ? '' : 'nicht '}${value}`,
    language: (value, is) => `Sprache ist ${is ? '' : 'nicht '}${value}`,
    attended: (_, is) => (is ? 'Hat an der Veranstaltung teilgenommen' : 'Hat nicht an der Veranstaltung teilgenommen'),
  },
}
