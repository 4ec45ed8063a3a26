import type { PersonRecords } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Formats } from '../../messages/formats.ts'
import { COLON } from '../../messages/use-messages.tsx'
import type { personMessages } from './messages.ts'

type Text = typeof personMessages
type PartName = keyof Text['parts']
type Item<Name extends PartName> = NonNullable<PersonRecords[Name]>['items'][number]

/** A record in a part: what it is, details about it, and its time. */
type Line = { key: number; said: ReactNode; about: (string | null)[]; at: string }
type Say<Name extends PartName> = (item: Item<Name>, text: Text, formats: Formats) => Line

const stateOf = (text: Text, state: string) => text.states[state] ?? state
const outside = (href: string, name: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    <bdi>{name}</bdi>
  </a>
)

/** The lines of each part, in the order in which they are shown. */
const LINES: { readonly [Name in PartName]: Say<Name> } = {
  suppressions: ({ id, reason, created_at }, text) => ({
    key: id,
    said: stateOf(text, reason),
    about: [],
    at: created_at,
  }),
  registrations: ({ attendee_id, event_id, event_name, status, checked_in_at, created_at }, text) => ({
    key: attendee_id,
    said: (
      <Link
        to="/events/$eventId/attendees"
        params={{ eventId: event_id }}
        search={{ open: String(attendee_id) } as never}
      >
        <bdi>{event_name}</bdi>
      </Link>
    ),
    about: [stateOf(text, status), checked_in_at && text.attended],
    at: created_at,
  }),
  certificates: ({ id, cert_url, event_name, status, tier, expires_at, issued_at }, text, formats) => ({
    key: id,
    said: outside(cert_url, event_name),
    about: [stateOf(text, status), tier, expires_at && text.expires(formats.moment(expires_at))],
    at: issued_at,
  }),
  badges: ({ id, badge_url, badge_name, event_name, status, awarded_at }, text) => ({
    key: id,
    said: outside(badge_url, badge_name),
    about: [stateOf(text, status), event_name],
    at: awarded_at,
  }),
  survey_responses: ({ id, event_name, answers, submitted_at }) => ({
    key: id,
    said: <bdi>{event_name}</bdi>,
    about: (answers ?? []).map(({ question, answer }) => `${question}${COLON} ${[answer].flat().join(', ')}`),
    at: submitted_at,
  }),
  training: ({ id, programme_name, status, due_date, assigned_at }, text) => ({
    key: id,
    said: <bdi>{programme_name}</bdi>,
    about: [stateOf(text, status), due_date && text.due(due_date)],
    at: assigned_at,
  }),
  completions: ({ id, course_name, completed_at }) => ({
    key: id,
    said: <bdi>{course_name}</bdi>,
    about: [],
    at: completed_at,
  }),
  emails: ({ id, subject, kind, event_name, status, reason, sent_at, created_at }, text) => ({
    key: id,
    said: (
      <Link to="/emails/outbox/$emailId" params={{ emailId: String(id) }}>
        <bdi>{subject || kind}</bdi>
      </Link>
    ),
    about: [stateOf(text, status), reason, event_name],
    at: sent_at ?? created_at,
  }),
  contacts: ({ id, name, account_name, lifecycle_stage, lead_score, tags, created_at }, text, formats) => ({
    key: id,
    said: (
      <Link to="/crm/contacts/$contactId" params={{ contactId: String(id) }}>
        <bdi>{name}</bdi>
      </Link>
    ),
    about: [
      account_name,
      stateOf(text, lifecycle_stage),
      text.score(formats.number(lead_score)),
      tags.join(', ') || null,
    ],
    at: created_at,
  }),
}

export const PARTS = Object.keys(LINES) as PartName[]

/** The lines of a part; null when the member may not read it. */
export function linesOf(name: PartName, of: PersonRecords, text: Text, formats: Formats) {
  const part = of[name]
  const say = LINES[name] as Say<PartName>
  return part ? { total: part.total, lines: part.items.map((item) => say(item as never, text, formats)) } : null
}
