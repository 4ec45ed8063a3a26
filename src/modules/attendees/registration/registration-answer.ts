import type { NewStatus } from '../records/attendee-insert.ts'
import type { RegistrationReceived } from './registration-schema.ts'

const MESSAGES = {
  registered: 'Thank you. Your ticket is on its way to you by mail.',
  waitlisted:
    'The event is full, so you are on the waiting list. A mail to you says where, and offers you a place that becomes free.',
  pending: 'Thank you. The organiser approves each registration. A mail to you says what they decide.',
} as const
const WITHOUT_MAIL = {
  registered: 'Thank you, you are registered. This site sends no mails at present: the organiser has your ticket.',
  waitlisted:
    'The event is full, so you are on the waiting list. This site sends no mails at present: ask the organiser whether a place has become free.',
  pending:
    'Thank you. The organiser approves each registration. This site sends no mails at present: ask the organiser what they decide.',
} as const

/**
 * Returns the answer to people who were entered.
 * @param mails whether the site sends mails
 * @param statuses of the person who registers and of their guests
 */
export function registrationAnswer(mails: boolean, statuses: readonly NewStatus[]): RegistrationReceived {
  const [status, ...guest_statuses] = statuses
  return { status: status!, guest_statuses, message: (mails ? MESSAGES : WITHOUT_MAIL)[status!] }
}
