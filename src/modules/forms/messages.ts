import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    formMail: FormMailMessages
  }
}

/**
 * Texts of the notification email for a submission. `form` is the name of the form, isolated for bidirectional text.
 */
export type FormMailMessages = {
  subject: (form: string) => string
  heading: (form: string) => string
  text: string
  yes: string
  no: string
  /** Added to the last notification before they are paused because there were too many within an hour. */
  last: string
  footer: (form: string) => string
}

const en: FormMailMessages = {
  subject: (form) => `New answer to ${form}`,
  heading: (form) => `New submission: ${form}`,
  text: 'Answers:',
  yes: 'Yes',
  no: 'No',
  last: 'This form received a very large number of submissions within an hour, so notifications are paused until there are fewer. All submissions are saved.',
  footer: (form) => `You receive this email because your address is on the notification list of the form ${form}.`,
}

export const messages = translated('formMail', en)
