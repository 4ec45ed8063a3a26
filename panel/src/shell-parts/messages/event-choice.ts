import { messages } from '../../messages/use-messages.tsx'

export const eventChoiceMessages = messages({
  some: 'Selected events only',
  search: 'Search events',
  chosen: (count: number) => (count === 1 ? '1 event selected.' : `${count} events selected.`),
  nothing: 'No events found.',
})
