import type { noteMessages as noteMessagesType } from '../../../../../src/pages/contacts/messages/notes.ts'

export const noteMessages: typeof noteMessagesType = {
  title: 'Notas',
  text: 'Nota',
  example: 'Escriba una nota para su equipo',
  add: 'Añadir nota',
  none: 'Sin notas.',
  more: 'Ver más',
  edit: 'Editar',
  editOf: (time) => `Editar la nota del ${time}`,
  edited: (time) => `${time}, editada`,
  delete: 'Eliminar',
  deleteOf: (time) => `Eliminar la nota del ${time}`,
  deleted: 'Nota eliminada.',
}
