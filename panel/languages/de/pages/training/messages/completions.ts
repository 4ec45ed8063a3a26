import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { completionMessages as completionMessagesType } from '../../../../../src/pages/training/messages/completions.ts'

const plural = pluralsOf('de')

export const completionMessages: typeof completionMessagesType = {
  title: 'Abschlüsse',
  none: 'Noch keine abgeschlossenen Kurse',
  noneHow: 'Eine Lernplattform kann sie über die API senden, oder Sie erfassen sie hier.',
  noCourses: 'Fügen Sie zuerst einen Kurs hinzu.',
  toCourses: 'Kurse',
  record: 'Abschlüsse erfassen',
  course: 'Kurs',
  day: 'Tag des Abschlusses',
  dayAbout: 'Leer: heute.',
  people: 'Eine Person pro Zeile',
  peopleAbout:
    'Eine E-Mail-Adresse, oder ein Name mit E-Mail-Adresse. Jede Person braucht eine Zuweisung oder eine Anmeldung.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Fügen Sie eine E-Mail-Adresse für ${name} hinzu.`,
  empty: 'Fügen Sie mindestens eine Person mit E-Mail-Adresse hinzu.',
  tooMany: (most) => `Fügen Sie höchstens ${most} Personen auf einmal hinzu.`,
  recorded: (count, { number }) =>
    plural(number(count), { one: '# Abschluss erfasst.', other: '# Abschlüsse erfasst.' }),
  left: (count, { number }) =>
    `${plural(number(count), { one: '# Person wurde', other: '# Personen wurden' })} ausgelassen. Korrigieren Sie die Liste, und erfassen Sie sie erneut:`,
  problems: {
    unknown_course: 'Den Kurs gibt es nicht mehr.',
    unknown_person: 'Hat keine Zuweisung und nimmt an keiner Veranstaltung teil. Weisen Sie zuerst ein Programm zu.',
    invalid_time: 'Der Tag ist nicht gültig.',
    in_the_future: 'Der Tag liegt in der Zukunft.',
    other_course: 'Wurde schon für einen anderen Kurs erfasst.',
  },
  recordedAt: 'Erfasst',
  source: 'Kennung im anderen System',
  byHand: 'Von Hand erfasst',
  delete: 'Löschen',
  deleteTitle: 'Abschluss löschen',
  deleteAbout: (name, course) =>
    `Der Abschluss von ${course} durch ${name} wird gelöscht. Schon abgeschlossene Programme bleiben abgeschlossen.`,
  deleted: 'Abschluss gelöscht.',
}
