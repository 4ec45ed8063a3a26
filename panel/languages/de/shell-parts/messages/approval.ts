import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { approvalMessages as approvalMessagesType } from '../../../../src/shell-parts/messages/approval.ts'

const plural = pluralsOf('de')

export const approvalMessages: typeof approvalMessagesType = {
  toDecide: (count) => plural(count, { one: '# wartet auf Bestätigung', other: '# warten auf Bestätigung' }),
  approve: 'Bestätigen',
  approveOf: (name) => `Bestätigen: ${name}`,
  approved: (name) => `${name} ist angemeldet und erhält eine E-Mail.`,
  approvedToWait: (name) => `Kein Platz ist frei: ${name} steht auf der Warteliste und erhält eine E-Mail.`,
  decline: 'Ablehnen',
  declineOf: (name) => `Ablehnen: ${name}`,
  declineAbout: (name) => `${name} erhält eine E-Mail und kann sich erneut anmelden.`,
  reason: 'Grund (optional)',
  reasonAbout: 'Steht in der E-Mail.',
  declined: (name) => `${name} wurde abgelehnt und erhält eine E-Mail.`,
  decision: 'Entscheidung',
}
