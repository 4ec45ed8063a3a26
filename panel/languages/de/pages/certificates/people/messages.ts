import type { peopleMessages as peopleMessagesType } from '../../../../../src/pages/certificates/people/messages.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Für andere Personen ausstellen',
  people: 'Personen',
  about:
    'Eine Person pro Zeile: ein Name, oder ein Name mit E-Mail-Adresse. Personen mit Adresse werden zu Teilnehmenden.',
  example: 'Grace Hopper\nAlan Turing <alan@example.org>',
  kind: 'Art des Zertifikats',
  attendee: 'Teilnahme',
  nameless: (email) => `Fügen Sie einen Namen für ${email} hinzu.`,
  next: 'Weiter',
}
