import { messages } from '../../../messages/use-messages.tsx'

type State = 'place' | 'wish' | 'missed'

/** Texts about the single sessions that an attendee signed up for. */
export const signUpMessages = messages({
  title: 'Sessions',
  none: 'Signed up for no session.',
  states: { place: '', wish: 'Once there is a place at the event', missed: 'Was full' } as Record<State, string>,
  change: 'Change sessions',
  save: 'Save',
  saved: 'Saved.',
  signedUpOf: (count: string, capacity: string) => `${count} of ${capacity} signed up`,
  beyond: 'Also when a session is full',
  beyondAbout: 'The session then has more people than places.',
  filter: 'Signed up for',
})
