import type { complianceMessages as complianceMessagesType } from '../../../../../src/pages/training/messages/compliance.ts'

export const complianceMessages: typeof complianceMessagesType = {
  title: 'Compliance',
  name: 'Personen mit Schulungen',
  none: 'Noch niemand hat Schulungen',
  noneHow: 'Erstellen Sie ein Programm, und weisen Sie es Personen zu. Ihr Status erscheint hier.',
  toProgrammes: 'Programme',
  nextDue: 'Nächste Fälligkeit',
  assignmentsFile: 'Alle Zuweisungen (CSV)',
  trend: 'Letzte 30 Tage',
  noTrend: 'Ein Trend braucht zwei Tage mit Zuweisungen.',
  day: 'Tag',
  notAssigned: 'Nicht zugewiesen',
  counts: {
    overdue: (count) => `${count} überfällig`,
    due: (count) => `${count} offen`,
    compliant: (count) => `${count} abgeschlossen`,
  },
}
