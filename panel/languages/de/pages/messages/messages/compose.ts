import type { composeMessages as composeMessagesType } from '../../../../../src/pages/messages/messages/compose.ts'

export const composeMessages: typeof composeMessagesType = {
  title: 'Neue Nachricht',
  content: 'Inhalt',
  written: 'Hier schreiben',
  subject: 'Betreff',
  body: 'Nachricht',
  markdown: 'Markdown: **fett**, *kursiv*, # Überschrift, - Liste, [Link](https://example.org).',
  insert: 'Variable einfügen',
  chooseVariable: 'Auswählen …',
  language: 'Sprache',
  languageAbout: 'Sprache der Anrede und der Fußzeile.',
  transactional: 'Betrifft die Anmeldung selbst',
  transactionalAbout:
    'Für Mitteilungen wie einen anderen Raum oder ein anderes Datum. Auch abgemeldete Personen erhalten sie; verwenden Sie das also nie für Werbung.',
  when: 'Zeit',
  whens: { now: 'Jetzt senden', later: 'Planen' },
  sendAt: 'Senden am',
  sendAtAbout: 'Verschiebt sich mit der Zeitzone, wenn diese geändert wird.',
  review: 'Prüfen',
  queued: 'Die Nachricht wird gesendet.',
  scheduled: 'Nachricht geplant.',
  cancelled: 'Nachricht abgebrochen.',
  notCancelled: 'Das ließ sich nicht abbrechen. Öffnen Sie die Nachricht, und versuchen Sie es erneut.',
}
