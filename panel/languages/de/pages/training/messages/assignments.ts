import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignmentMessages as assignmentMessagesType } from '../../../../../src/pages/training/messages/assignments.ts'

const plural = pluralsOf('de')

const people = (count: string) => plural(count, { one: '# Person', other: '# Personen' })
const assignments = (count: string) => plural(count, { one: '# Zuweisung', other: '# Zuweisungen' })

export const assignmentMessages: typeof assignmentMessagesType = {
  title: 'Zuweisungen',
  none: 'Noch keine Zuweisungen',
  noneHow: 'Öffnen Sie ein Programm, und weisen Sie es Personen zu.',
  toProgrammes: 'Programme',
  cycle: 'Durchgang',
  assigned: 'Zugewiesen',
  earlier: 'Früherer Durchgang',
  moveDueDate: 'Fälligkeit verschieben',
  moveTitle: 'Fälligkeit verschieben',
  moveAbout: 'Nur nicht abgeschlossene Schulungen erhalten das neue Datum.',
  moveAll: 'Alle, die das Programm nicht abgeschlossen haben, erhalten das neue Datum.',
  noDateAbout: 'Leer: keine Fälligkeit.',
  move: 'Verschieben',
  moved: (count, { number }) => `Fälligkeit für ${people(number(count))} verschoben.`,
  again: 'Neu beginnen',
  againAbout:
    'Personen, die das Programm abgeschlossen haben, erhalten den nächsten Durchgang. Frühere Leistungen zählen dafür nicht.',
  restart: (count, { number }) => `Für ${people(number(count))} neu beginnen`,
  restarted: (count, { number }) => `Nächster Durchgang für ${people(number(count))} begonnen.`,
  delete: 'Löschen',
  deleteTitle: (count, { number }) => `${assignments(number(count))} löschen`,
  deleteAbout: 'Sie zählen nicht mehr. Frühere Durchgänge bleiben gespeichert.',
  deleted: (count, { number }) => `${assignments(number(count))} gelöscht.`,
  progress: (done, all) => `${done} von ${all}`,
  tooMany: (most) => `Wählen Sie höchstens ${most} Personen auf einmal.`,
}
