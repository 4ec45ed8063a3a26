import type { signUpMessages as signUpMessagesType } from '../../../../../src/pages/attendees/messages/sign-ups.ts'

export const signUpMessages: typeof signUpMessagesType = {
  title: 'Sessions',
  none: 'Für keine Session angemeldet.',
  states: { place: '', wish: 'Sobald es einen Platz bei der Veranstaltung gibt', missed: 'War voll' },
  change: 'Sessions ändern',
  save: 'Speichern',
  saved: 'Gespeichert.',
  signedUpOf: (count, capacity) => `${count} von ${capacity} angemeldet`,
  beyond: 'Auch wenn eine Session voll ist',
  beyondAbout: 'Die Session hat dann mehr Personen als Plätze.',
  filter: 'Angemeldet für',
}
