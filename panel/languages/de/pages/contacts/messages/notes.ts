import type { noteMessages as noteMessagesType } from '../../../../../src/pages/contacts/messages/notes.ts'

export const noteMessages: typeof noteMessagesType = {
  title: 'Notizen',
  text: 'Notiz',
  example: 'Eine Notiz für Ihr Team schreiben',
  add: 'Notiz hinzufügen',
  none: 'Keine Notizen.',
  more: 'Mehr anzeigen',
  edit: 'Bearbeiten',
  editOf: (time) => `Notiz bearbeiten: ${time}`,
  edited: (time) => `${time}, bearbeitet`,
  delete: 'Löschen',
  deleteOf: (time) => `Notiz löschen: ${time}`,
  deleted: 'Notiz gelöscht.',
}
