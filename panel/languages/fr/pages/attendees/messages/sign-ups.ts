import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { signUpMessages as signUpMessagesType } from '../../../../../src/pages/attendees/messages/sign-ups.ts'

const plural = pluralsOf('fr')

export const signUpMessages: typeof signUpMessagesType = {
  title: 'Sessions',
  none: 'Aucune inscription à une session.',
  states: { place: '', wish: 'Dès qu’une place à l’événement est obtenue', missed: 'Était complète' },
  change: 'Modifier les sessions',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  signedUpOf: (count, capacity) =>
    plural(count, { one: `# inscrit sur ${capacity}`, other: `# inscrits sur ${capacity}` }),
  beyond: 'Même si une session est complète',
  beyondAbout: 'La session compte alors plus de personnes que de places.',
  filter: 'Inscription à',
}
