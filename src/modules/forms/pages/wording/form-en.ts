import { html } from 'ghtml'
import type { LeadFormMessages } from './form-wording.ts'

export const formEn: LeadFormMessages = {
  brand: 'Form',
  skipLink: 'Skip to the form',
  failure: { note: 'Nothing was sent.', onward: 'Check a certificate' },
  goes: (organiser) => html`Your answers go to !${organiser}.`,
  button: 'Send',
  refused: {
    outdated: 'The form has changed since you opened it. Please check your answers and submit it again.',
    empty: 'Please fill in at least one field.',
    tooLong: (limit) => `Your answers are longer than ${limit} characters in total. Please shorten some of them.`,
  },
  done: { heading: 'Thank you', text: 'We have received your answers.', onward: 'Continue', back: 'Back to the form' },
  closed: { heading: 'This form is closed', text: 'It is not accepting answers at the moment.' },
  missing: {
    heading: 'No such form',
    text: 'There is no form at this address. The address may be incomplete, or the form may have been deleted.',
  },
}
