import type { ListenerEvent } from '../../platform/outbox/listener.ts'
import type { ActivityKind } from '../crm/index.ts'
import { type EventActivity, type Names, namesIn } from './event-activity.ts'
import type { References } from './load-references.ts'

/** Stored events of bulk jobs can have null for an unknown address; new ones have the empty text. */
type Certificate = { certificate_id: number; attendee_name: string; attendee_email: string | null }

/** Union of all event payloads; the event type determines which fields are set. */
type Data = Names & {
  attendee_id: number
  event_id: number | null
  event_name: string
  email: string
  name: string
  source: string
  removed: boolean
  first: boolean
  revocation_reason: string | null
  certificates: Certificate[]
  award_id: number
  course_name: string
  subject: string
  reason: string | null
  link: string
  kind: string
} & Certificate

type About = { id: number; at: Date; subjectId: number; data: Data }
type PersonActivity = Pick<EventActivity, 'email' | 'names' | 'data'> &
  Partial<Pick<EventActivity, 'subjectId' | 'eventId'>>

type Reader = {
  kind: ActivityKind
  subjectType: string
  read: (about: About, references: References) => PersonActivity[]
}

const certificate: Reader['read'] = ({ data }) => [ofCertificate(data, data)]

const ofAttendee: Reader['read'] = ({ data: { attendee_id } }, { attendees, eventNames }) => {
  const person = attendees.get(attendee_id)
  if (person === undefined) return []
  const { email, event_id, ...names } = person
  return [{ email, names, eventId: event_id, data: { event_name: eventNames.get(event_id) } }]
}

/** Emails never create a contact: the recipient may be a person who manages the contact. */
const mail = (kind: ActivityKind): Reader => ({
  kind,
  subjectType: 'email',
  read: ({ data: { email, subject, reason, link, kind } }) => [
    { email, data: { subject, reason, link, bounce: kind } },
  ],
})

const badge: Reader = {
  kind: 'badge_earned',
  subjectType: 'badge_award',
  read: ({ data }, { badgeNames }) => [
    { email: data.email, names: namesIn(data.name), data: { badge_name: badgeNames.get(data.award_id) } },
  ],
}

const READERS: Record<string, Reader> = {
  'attendee.registered': {
    kind: 'registered',
    subjectType: 'attendee',
    read: ({ data }, { eventNames }) => {
      const { email, source, ...names } = data
      return [{ email, names, data: { event_name: eventNames.get(data.event_id!), source } }]
    },
  },
  'attendee.cancelled': {
    kind: 'cancelled',
    subjectType: 'attendee',
    read: ({ data }, { eventNames }) => {
      const { email, removed, ...names } = data
      return [{ email, names, data: { event_name: eventNames.get(data.event_id!), removed } }]
    },
  },
  'attendee.checked_in': {
    kind: 'attended',
    subjectType: 'attendee',
    read: (about, references) => (about.data.first ? ofAttendee(about, references) : []),
  },
  'cert.issued': { kind: 'certificate_issued', subjectType: 'certificate', read: certificate },
  'cert.bulk_completed': {
    kind: 'certificate_issued',
    subjectType: 'certificate',
    read: ({ data }) => data.certificates.map((each) => ofCertificate(data, each)),
  },
  'cert.revoked': {
    kind: 'certificate_revoked',
    subjectType: 'certificate',
    read: ({ data }) => {
      const of = ofCertificate(data, data)
      return [{ ...of, data: { ...of.data, reason: data.revocation_reason } }]
    },
  },
  'badge.awarded': badge,
  // The name of the event in earlier versions.
  'badge.earned': badge,
  'certificate.viewed': {
    kind: 'certificate_viewed',
    subjectType: 'certificate',
    read: ({ data: { attendee_email, event_name } }) => [{ email: attendee_email ?? '', data: { event_name } }],
  },
  'email.sent': mail('email_sent'),
  'email.bounced': mail('email_bounced'),
  'email.unsubscribed': mail('email_unsubscribed'),
  'email.link_opened': mail('email_link_opened'),
  'survey.answered': { kind: 'survey_answered', subjectType: 'survey_response', read: ofAttendee },
  'training.completed': {
    kind: 'course_completed',
    subjectType: 'training_completion',
    read: ({ data: { email, name, course_name } }) => [{ email, names: namesIn(name), data: { course_name } }],
  },
}

/** Domain event types that become timeline activities. */
export const ACTIVITY_EVENT_TYPES = Object.keys(READERS)

/**
 * Returns the activities of one domain event: usually one, none when no person is known, or one per certificate of a
 * bulk job.
 */
export function activitiesOf(
  { id, type, subjectId, data, occurredAt }: ListenerEvent,
  references: References,
): EventActivity[] {
  const { kind, subjectType, read } = READERS[type]!
  const about = { id, at: occurredAt, subjectId, data: data as Data }
  return read(about, references).map(({ names, ...reading }) => ({
    kind,
    subjectType,
    subjectId,
    at: occurredAt,
    sourceEvent: id,
    eventId: about.data.event_id ?? null,
    ...reading,
    ...(names && { names: { first_name: names.first_name, last_name: names.last_name } }),
  }))
}

/** Bulk jobs list certificates by id alone when no address is known. */
function ofCertificate(
  { event_name }: Data,
  { certificate_id, attendee_name, attendee_email }: Certificate,
): PersonActivity {
  return {
    email: attendee_email ?? '',
    names: namesIn(attendee_name),
    subjectId: certificate_id,
    data: { event_name },
  }
}
