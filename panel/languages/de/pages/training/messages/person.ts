import type { personMessages as personMessagesType } from '../../../../../src/pages/training/messages/person.ts'

export const personMessages: typeof personMessagesType = {
  title: 'Schulungen einer Person',
  everything: 'Alles zu dieser Adresse',
  current: 'Aktuelle Schulungen',
  earlier: 'Frühere Durchgänge',
  completions: 'Abgeschlossene Kurse',
  noCompletions: 'Keine abgeschlossenen Kurse.',
  cycle: (cycle) => `Durchgang ${cycle}`,
  dueOn: (day) => `fällig am ${day}`,
  completedOn: (day) => `abgeschlossen am ${day}`,
  edit: 'Bearbeiten',
  editTitle: (programme) => `Bearbeiten: ${programme}`,
  reassignAbout: 'Eine andere Adresse gibt diese Schulung einer anderen Person.',
  save: 'Speichern',
  saved: 'Zuweisung gespeichert.',
  delete: 'Löschen',
  changeEmail: 'E-Mail-Adresse ändern',
  changeEmailAbout:
    'Alle Schulungen dieser Person gehen auf die neue Adresse über. Die Daten beider Adressen werden zu einer Person; das lässt sich nicht rückgängig machen.',
  newEmail: 'Neue E-Mail-Adresse',
  change: 'Ändern',
  changed: 'E-Mail-Adresse geändert.',
}
