import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingMessages as trainingMessagesType } from '../../../../../src/pages/training/messages/training.ts'

const plural = pluralsOf('de')

export const trainingMessages: typeof trainingMessagesType = {
  statuses: { compliant: 'Abgeschlossen', due: 'Offen', overdue: 'Überfällig' },
  person: 'Person',
  name: 'Name',
  email: 'E-Mail',
  status: 'Status',
  dueDate: 'Fälligkeit',
  noDueDate: 'Keine Fälligkeit',
  completed: 'Abgeschlossen',
  programme: 'Programm',
  find: 'Nach Name oder E-Mail suchen',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  more: 'Mehr',
  people: (count, { number }) => plural(number(count), { one: '# Person', other: '# Personen' }),
}
