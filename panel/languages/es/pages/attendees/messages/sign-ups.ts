import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { signUpMessages as signUpMessagesType } from '../../../../../src/pages/attendees/messages/sign-ups.ts'

const plural = pluralsOf('es')

export const signUpMessages: typeof signUpMessagesType = {
  title: 'Sesiones',
  none: 'Sin inscripción en ninguna sesión.',
  states: { place: '', wish: 'En cuanto haya plaza en el evento', missed: 'Estaba completa' },
  change: 'Cambiar sesiones',
  save: 'Guardar',
  saved: 'Guardado.',
  signedUpOf: (count, capacity) =>
    plural(capacity, { one: `${count} de # plaza ocupada`, other: `${count} de # plazas ocupadas` }),
  beyond: 'También en sesiones completas',
  beyondAbout: 'La sesión tendrá entonces más personas que plazas.',
  filter: 'Inscripción en la sesión',
}
