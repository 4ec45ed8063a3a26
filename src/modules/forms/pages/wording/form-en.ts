import { html } from 'ghtml'
import type { FormWording } from './form-wording.ts'

export const formEn: FormWording = {
  brand: 'Form',
  skipLink: 'Skip to the form',
  failure: { note: 'Nothing was sent.', onward: 'Check a certificate' },
  goes: (organiser) => html`What you send goes to !${organiser}.`,
  button: 'Send',
  refused: {
    outdated: 'The form has changed while you were filling it in. Please look it over, and send it once more.',
    empty: 'Please fill in at least one field.',
    tooLong: (limit) => `All your answers together are longer than ${limit} characters. Please shorten some of them.`,
  },
  done: { heading: 'Thank you', text: 'We have got what you sent.', onward: 'Continue', back: 'Back to the form' },
  closed: { heading: 'This form is closed', text: 'It takes no answers at the moment.' },
  missing: {
    heading: 'No such form',
    text: 'There is no form with this address. Perhaps the address was cut off when it was copied, or the form was taken away.',
  },
}
