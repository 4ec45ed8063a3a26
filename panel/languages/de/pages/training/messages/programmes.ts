import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { programmeMessages as programmeMessagesType } from '../../../../../src/pages/training/messages/programmes.ts'

const plural = pluralsOf('de')

export const programmeMessages: typeof programmeMessagesType = {
  title: 'Programme',
  none: 'Noch keine Schulungsprogramme',
  noneHow:
    'Ein Programm ist eine Liste von Veranstaltungen und Kursen, die Personen abschließen müssen, mit Fälligkeit und Erneuerung.',
  create: 'Neues Programm',
  created: 'Programm erstellt.',
  edit: 'Programm bearbeiten',
  save: 'Speichern',
  saved: 'Programm gespeichert.',
  name: 'Name',
  description: 'Beschreibung',
  dueDays: 'Tage bis zur Fälligkeit',
  dueDaysAbout: 'Gezählt ab der Zuweisung. Leer: keine Fälligkeit.',
  dueAfter: (days, { number }) =>
    plural(number(days), { one: '# Tag nach der Zuweisung', other: '# Tage nach der Zuweisung' }),
  dueDate: 'Fälligkeit',
  noDueDate: 'Keine',
  renewal: 'Erneuerung nach Monaten',
  renewalAbout: 'Nach dieser Zeit muss das Programm erneut abgeschlossen werden. Leer: einmal genügt.',
  renews: (months, { number }) => plural(number(months), { one: 'Jeden Monat', other: 'Alle # Monate' }),
  once: 'Einmal',
  requirements: 'Voraussetzungen',
  requirementsAbout:
    'Alle davon sind zu erfüllen. Eine Veranstaltung zählt mit einem Check-in oder einem gültigen Zertifikat.',
  noRequirements: 'Ohne Voraussetzungen kann niemand ein Programm abschließen.',
  findRequirement: 'Veranstaltung oder Kurs suchen',
  nothingFound: 'Keine Veranstaltung und kein Kurs gefunden.',
  add: (name) => `Hinzufügen: ${name}`,
  remove: (name) => `Entfernen: ${name}`,
  kinds: { event: 'Veranstaltung', course: 'Kurs' },
  renewed: 'Erneuerung',
  people: 'Personen',
  moveDueDate: 'Fälligkeit verschieben',
  assign: 'Zuweisen',
  delete: 'Programm löschen',
  deleteAbout: (count) =>
    `Das Programm wird mit allen Zuweisungen (zurzeit ${count}) gelöscht, auch früheren Durchgängen. Abschlüsse von Kursen bleiben.`,
  deleted: 'Programm gelöscht.',
  noAssignments: 'Noch niemand hat dieses Programm',
  noAssignmentsHow: 'Fügen Sie eine Liste von Personen ein, oder wählen Sie Kontakte.',
}
