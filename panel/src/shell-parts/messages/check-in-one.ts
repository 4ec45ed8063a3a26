import { messages } from '../../messages/use-messages.tsx'

export const checkInOneMessages = messages({
  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in: ${name}`,
  isIn: 'Checked in.',
  wasIn: 'Already checked in.',
  undone: 'Undone.',
  notUndone: 'Could not undo. Try again.',
})
