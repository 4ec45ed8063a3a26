import { translated } from '../../../lib/text/translated.ts'
import { registrationEn } from './messages/registration-en.ts'
import type { RegistrationMessages } from './messages/registration-messages.ts'

export type { RegistrationMessages, RegistrationOutcome } from './messages/registration-messages.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    registrationPage: RegistrationMessages
  }
}

export const registrationMessages = translated('registrationPage', registrationEn)
