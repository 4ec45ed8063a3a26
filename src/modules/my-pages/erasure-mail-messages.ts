import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    erasureMail: ErasureMailMessages
  }
}

type ErasureMailMessages = {
  subject: (organisation: string) => string
  paragraphs: readonly string[]
  button: string
  footer: string
}

/** Texts of the email to owners and admins. */
export const erasureMailMessages = translated('erasureMail', {
  subject: (organisation) => `Someone asks ${organisation} to erase their data`,
  paragraphs: [
    'A person who proved their email address asks you to erase what you have about them.',
    'The requests are in the panel, under Settings and Privacy. Preview and erase the person there, or decline the request if you must keep the records. Laws usually set a deadline of one month.',
  ],
  button: 'Open the requests',
  footer: 'You are receiving this email because you are an owner or admin of the organisation.',
})
