import type { noteMessages as noteMessagesType } from '../../../../../src/pages/contacts/messages/notes.ts'

export const noteMessages: typeof noteMessagesType = {
  title: 'Notes',
  text: 'Note',
  example: 'Écrivez une note pour vos collègues',
  add: 'Ajouter la note',
  none: 'Aucune note.',
  more: 'Afficher plus',
  edit: 'Modifier',
  editOf: (time) => `Modifier la note du ${time}`,
  edited: (time) => `${time}, modifiée`,
  delete: 'Supprimer',
  deleteOf: (time) => `Supprimer la note du ${time}`,
  deleted: 'Note supprimée.',
}
