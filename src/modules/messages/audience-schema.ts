import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { AttendeesFilter } from '../attendees/index.ts'
import { ContactsQuery } from '../crm/index.ts'

/** Maximum number of chosen people. */
const MAX_CHOSEN = 10_000

const chosen = (people: string) =>
  Type.Optional(
    Type.Array(Type.Integer(), {
      minItems: 1,
      maxItems: MAX_CHOSEN,
      description: `Chosen ${people}, at most 10,000, instead of a filter. Lists of messages leave it out`,
    }),
  )
const tags = (people: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
      maxItems: 10,
      description: `Only ${people} with all of these tags`,
    }),
  )

const { search, status, checked_in, registration_type_id, signed_up_for, since, until } = AttendeesFilter.properties
const attendees = {
  attendee_ids: chosen('attendees'),
  search,
  status: Type.Optional({ ...status, description: 'Statuses; default: registered' }),
  tags: tags('attendees'),
  registration_type_id: Type.Optional({ ...registration_type_id, description: 'Registration types, any of them' }),
  signed_up_for,
  checked_in,
  has_certificate: Type.Optional(Type.Boolean({ description: 'Whether they have an active certificate' })),
  answered_survey: Type.Optional(Type.Boolean({ description: 'Whether they answered the survey' })),
  since,
  until,
}

const { stage, owner, source, min_score, max_score, active_since, inactive_since, account_id } =
  ContactsQuery.properties
const CONSENTS = ['granted', 'not_denied'] as const
const contacts = {
  contact_ids: chosen('contacts'),
  search,
  ...{ stage, tags: tags('contacts'), owner, source, min_score, max_score, active_since, inactive_since, account_id },
  consent: Type.Optional(
    oneOf(CONSENTS, {
      description:
        'granted (default): only contacts who agreed to emails; not_denied: also those whose consent is unknown. Contacts who denied it never get one',
    }),
  ),
}

/** A misspelt filter must not reach everybody, so these objects accept no other fields. */
const closed = { additionalProperties: false } as const

export const EventAudience = Type.Object(attendees, {
  ...closed,
  title: 'EventAudience',
  description: 'A filter, applied when the message is sent, or `attendee_ids`; {}: everybody who is registered',
})
export const ContactAudience = Type.Object(contacts, {
  ...closed,
  title: 'ContactAudience',
  description: 'A filter, applied when the message is sent, or `contact_ids`; {}: all contacts',
})
/** The audience of any message. */
export const Audience = Type.Object(
  { ...attendees, ...contacts },
  {
    ...closed,
    title: 'MessageAudience',
    description: 'Fields of EventAudience for messages to attendees, of ContactAudience for messages to contacts',
  },
)

export type EventAudience = Static<typeof EventAudience>
export type ContactAudience = Static<typeof ContactAudience>
export type Audience = Static<typeof Audience>

export const EVENT_FIELDS: readonly string[] = Object.keys(attendees)
export const CONTACT_FIELDS: readonly string[] = Object.keys(contacts)
