import { messages } from '../../messages/use-messages.tsx'

export const guestMessages = messages({
  where: 'Check in to',
  event: 'The event',
  leftAt: (moment: string) => `Left: ${moment}`,
  checkOut: 'Check out',
  checkOutOf: (name: string) => `Check out: ${name}`,
  isOut: 'Checked out.',
  undoIn: 'Undo check-in',
  undoInOf: (name: string) => `Undo check-in: ${name}`,
  undoOut: 'Back inside',
  undoOutOf: (name: string) => `Back inside: ${name}`,
  isBack: 'Inside again.',
})
