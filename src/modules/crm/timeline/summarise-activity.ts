import type { ActivityKind } from './activity-kinds.ts'

/** Stored values for the sentence of an entry; its kind determines which of them are set. */
export type ActivityData = {
  event_name?: string
  removed?: boolean
  badge_name?: string
  course_name?: string
  form_name?: string
  subject?: string
  link?: string
  reason?: string | null
  bounce?: string
  title?: string
  amount?: number | string
  currency?: string
  from?: string | null
  to?: string
  row?: number
  file_name?: string | null
  merged_ids?: number[]
}

const SENTENCES: Record<ActivityKind, (data: ActivityData) => string> = {
  registered: ({ event_name }) => `Registered for ${quoted(event_name, 'an event')}.`,
  cancelled: ({ event_name, removed }) =>
    `${removed ? 'Was removed from' : 'Cancelled the registration for'} ${quoted(event_name, 'an event')}.`,
  attended: ({ event_name }) => `Attended ${quoted(event_name, 'an event')}.`,
  certificate_issued: ({ event_name }) => `Received a certificate for ${quoted(event_name, 'an event')}.`,
  certificate_revoked: ({ event_name, reason }) =>
    `The certificate for ${quoted(event_name, 'an event')} was revoked${reason ? `: ${reason}` : ''}.`,
  certificate_viewed: ({ event_name }) => `The certificate for ${quoted(event_name, 'an event')} was viewed.`,
  badge_earned: ({ badge_name }) => `Earned ${named('the badge', badge_name, 'a badge')}.`,
  survey_answered: ({ event_name }) => `Answered the survey of ${quoted(event_name, 'an event')}.`,
  course_completed: ({ course_name }) => `Completed ${quoted(course_name, 'a course')}.`,
  form_submitted: ({ form_name }) => `Submitted ${named('the form', form_name, 'a form')}.`,
  email_sent: ({ subject }) => `Received ${named('the email', subject, 'an email')}.`,
  email_link_opened: ({ subject, link }) =>
    `Opened ${link ? `the link ${link}` : 'a link'} in ${named('the email', subject, 'an email')}.`,
  email_bounced: ({ subject, reason, bounce }) => {
    const email = named('the email', subject, 'an email')
    if (bounce === 'complaint') return `Reported ${email} as spam.`
    return `Could not deliver ${email}${reason ? `: ${reason}` : '.'}`
  },
  email_unsubscribed: () => 'Unsubscribed from emails.',
  deal_created: ({ title, amount, currency }) =>
    `${named('The deal', title, 'A deal')} was created${amount !== undefined && currency ? ` with ${amount} ${currency}` : ''}.`,
  deal_moved: ({ title, from, to }) =>
    `${named('The deal', title, 'A deal')} moved${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}.`,
  deal_won: ({ title }) => `${named('The deal', title, 'A deal')} was won.`,
  deal_lost: ({ title }) => `${named('The deal', title, 'A deal')} was lost.`,
  note: () => 'A note was added.',
  imported: ({ file_name, row }) =>
    `Imported from ${row ? `row ${row} of ` : ''}${named('the file', file_name ?? undefined, 'an imported file')}.`,
  merged: ({ merged_ids }) => `Was merged with ${merged_ids?.length ? contacts(merged_ids) : 'another contact'}.`,
}

/** Returns the sentence for a timeline entry. */
export function summariseActivity(kind: ActivityKind, data: ActivityData): string {
  return SENTENCES[kind](data)
}

function quoted(name: string | undefined, otherwise: string): string {
  return name ? `“${name}”` : otherwise
}

function named(what: string, name: string | undefined, otherwise: string): string {
  return name ? `${what} “${name}”` : otherwise
}

function contacts(ids: number[]): string {
  return `${ids.length === 1 ? 'contact' : 'contacts'} ${ids.join(', ')}`
}
