import { translated } from '../../../lib/text/translated.ts'
import type { SignUpRow } from '../../attendees/index.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    chosenSessions: SessionMessages
  }
}

/** Texts about sessions that people choose when they register. */
type SessionMessages = {
  label: string
  left: (places: number) => string
  full: string
  begun: string
  /** Problems of a choice. */
  isFull: (title: string) => string
  hasBegun: (title: string) => string
  overlap: (one: string, other: string) => string
  gone: string
  /** On the personal page: heading, and what is said about a session besides its title. */
  chosen: string
  states: Record<SignUpRow['status'], string>
}

export const sessionMessages = translated('chosenSessions', {
  label: 'Sessions',
  left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
  full: 'Full',
  begun: 'Has begun',
  isFull: (title) => `“${title}” is full. Choose another session.`,
  hasBegun: (title) => `“${title}” has begun. Choose another session.`,
  overlap: (one, other) => `“${one}” and “${other}” overlap. Choose one of them.`,
  gone: 'A session that you chose is no longer offered. Please choose again.',
  chosen: 'Your sessions',
  states: { place: '', wish: 'You get a place if there is one when you are registered', missed: 'No place was left' },
})
