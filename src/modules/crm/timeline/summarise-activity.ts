import type { ActivityKind } from './activity-kinds.ts'

/** What an entry keeps for its sentence; which of these it has depends on its kind. */
export type ActivityData = {
  event_name?: string
  removed?: boolean
  badge_name?: string
  course_name?: string
  form_name?: string
  subject?: string
  link?: string
  reason?: string | null
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
    `${removed ? 'Was removed from' : 'Gave up the place at'} ${quoted(event_name, 'an event')}.`,
  attended: ({ event_name }) => `Came to ${quoted(event_name, 'an event')}.`,
  certificate_issued: ({ event_name }) => `Was given a certificate of ${quoted(event_name, 'an event')}.`,
  certificate_revoked: ({ event_name, reason }) =>
    `The certificate of ${quoted(event_name, 'an event')} was revoked${reason ? `: ${reason}` : ''}.`,
  certificate_viewed: ({ event_name }) => `The certificate of ${quoted(event_name, 'an event')} was looked at.`,
  badge_earned: ({ badge_name }) => `Earned ${named('the badge', badge_name, 'a badge')}.`,
  survey_answered: ({ event_name }) => `Answered the survey of ${quoted(event_name, 'an event')}.`,
  course_completed: ({ course_name }) => `Completed ${quoted(course_name, 'a training')}.`,
  form_submitted: ({ form_name }) => `Sent ${named('the form', form_name, 'a form')}.`,
  email_sent: ({ subject }) => `Was sent ${named('the mail', subject, 'a mail')}.`,
  email_link_opened: ({ subject, link }) =>
    `Opened ${link ? `the link ${link}` : 'a link'} in ${named('the mail', subject, 'a mail')}.`,
  email_bounced: ({ subject, reason }) =>
    `Could not be reached with ${named('the mail', subject, 'a mail')}${reason ? `: ${reason}` : '.'}`,
  email_unsubscribed: () => 'Wants no more mails.',
  deal_created: ({ title, amount, currency }) =>
    `${named('The deal', title, 'A deal')} was made${amount !== undefined && currency ? `, of ${amount} ${currency}` : ''}.`,
  deal_moved: ({ title, from, to }) =>
    `${named('The deal', title, 'A deal')} moved${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}.`,
  deal_won: ({ title }) => `${named('The deal', title, 'A deal')} was won.`,
  deal_lost: ({ title }) => `${named('The deal', title, 'A deal')} was lost.`,
  note: () => 'A note was written.',
  imported: ({ file_name, row }) =>
    `Was in ${row ? `row ${row} of ` : ''}${named('the file', file_name ?? undefined, 'an imported file')}.`,
  merged: ({ merged_ids }) => `Was merged with ${merged_ids?.length ? contacts(merged_ids) : 'another contact'}.`,
}

/** An entry of a time line as one plain sentence. */
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
