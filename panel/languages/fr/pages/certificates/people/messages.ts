import type { peopleMessages as peopleMessagesType } from '../../../../../src/pages/certificates/people/messages.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Délivrer à d’autres personnes',
  people: 'Personnes',
  about:
    'Une personne par ligne : un nom, ou un nom et une adresse e-mail. Les personnes avec une adresse deviennent des participants.',
  example: 'Grace Hopper\nAlan Turing <alan@example.org>',
  kind: 'Catégorie de certificat',
  attendee: 'Participant',
  nameless: (email) => `Ajoutez un nom pour ${email}.`,
  next: 'Continuer',
}
