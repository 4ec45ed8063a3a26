import { messages } from '../../../messages/use-messages.tsx'

export const noteMessages = messages({
  title: 'Notes',
  text: 'Note',
  example: 'Write a note for your colleagues',
  add: 'Add note',
  none: 'No notes.',
  more: 'Show more',
  edit: 'Edit',
  editOf: (time: string) => `Edit the note of ${time}`,
  edited: (time: string) => `${time}, edited`,
  delete: 'Delete',
  deleteOf: (time: string) => `Delete the note of ${time}`,
  deleted: 'Note deleted.',
})
