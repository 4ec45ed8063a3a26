import type { Language } from '../../../lib/text/languages.ts'
import { registrationEn } from './messages/registration-en.ts'
import type { RegistrationMessages } from './messages/registration-messages.ts'
import { registrationTr } from './messages/registration-tr.ts'

export type { RegistrationMessages, RegistrationOutcome } from './messages/registration-messages.ts'

export const registrationMessages: Record<Language, RegistrationMessages> = { en: registrationEn, tr: registrationTr }
