import type { Static } from 'typebox'
import { LanguageTag, nullable, oneOf, Timestamp, TimestampInput, Title } from '../../platform/http/schema.ts'
import { defineFormat } from '../../platform/http/text-formats.ts'
import { Questions } from '../../platform/questions/question-schema.ts'
import { Type } from '../../platform/type.ts'

export const EVENT_TYPES = [
  'conference',
  'workshop',
  'seminar',
  'webinar',
  'training',
  'course',
  'meetup',
  'ceremony',
  'competition',
  'other',
] as const
const VISIBILITIES = ['public', 'unlisted', 'private'] as const
const MAX_INTEGER = 2_147_483_647

defineFormat('image-address', {
  accepts: (text) => text === 'placeholder' || /^https?:\/\//i.test(text),
  problem: ['image_address', 'must be "placeholder" or an http(s) address of a picture'],
  pattern: '^(placeholder|[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000]*)$',
})

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

const Tier = Type.Object({
  name: Title(200, 'Name of the tier, as printed'),
  min_attendance_percent: Percent,
})

const fields = {
  name: Title(200, 'Name of the event'),
  event_type: oneOf(EVENT_TYPES, { default: 'conference' }),
  visibility: oneOf(VISIBILITIES, { default: 'private' }),
  event_location: nullable(Type.String({ maxLength: 300 })),
  event_description: nullable(Type.String({ maxLength: 10_000 })),
  event_timezone: Type.String({
    maxLength: 100,
    format: 'time-zone',
    default: 'UTC',
    description: 'A time zone of the IANA list',
  }),
  event_language: LanguageTag(
    'BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation',
  ),
  certificate_enabled: Type.Boolean({ default: true }),
  registration_enabled: Type.Boolean({ default: true }),
  registration_closed: Type.Boolean({ default: false }),
  checkin_enabled: Type.Boolean({ default: true }),
  registration_capacity: nullable(Type.Integer({ minimum: 1, maximum: MAX_INTEGER })),
  certificate_eligibility: oneOf(['registered', 'attended'], {
    default: 'registered',
    description: 'Who can get a certificate',
  }),
  certificate_min_attendance_percent: nullable(Percent),
  certificate_validity_days: nullable(
    Type.Integer({ minimum: 1, maximum: 36_500, description: 'null: certificates never expire' }),
  ),
  certificate_tiers: Type.Array(Tier, { maxItems: 20, default: [] }),
  certificate_email: Type.Boolean({
    default: false,
    description: 'Whether whoever gets a certificate, and has an address, is sent it by e-mail',
  }),
  expiry_notice_days: Type.Integer({ minimum: 0, maximum: 3_650, default: 30 }),
  waitlist_offer_hours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description: 'For how many hours a place that becomes free is offered to the next on the waiting list',
  }),
  registration_questions: nullable(Questions),
  survey: nullable(Questions),
  template_image_url: Type.String({
    minLength: 1,
    maxLength: 2_000,
    format: 'image-address',
    description:
      'placeholder for the built-in design, or the http(s) address of a picture that certificates are drawn on',
  }),
  template_id: nullable(Type.Integer({ description: 'A design; null: the built-in one' })),
}

export const Event = Type.Object(
  {
    id: Type.Integer(),
    ...fields,
    event_date: nullable(Timestamp),
    registration_opens_at: nullable(Timestamp),
    survey_opens_at: nullable({ ...Timestamp, description: 'null: when the event ends' }),
    survey_closes_at: nullable({ ...Timestamp, description: 'null: never' }),
    public_url: nullable(
      Type.String({ description: 'The page where people register; null while the event is private' }),
    ),
    template_status: oneOf(['builtin', 'pending', 'ready', 'failed']),
    template_error: nullable(Type.String({ description: 'Why the picture could not be used, or is still pending' })),
    attendee_count: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Event' },
)

const writable = {
  ...fields,
  event_date: nullable(TimestampInput),
  registration_opens_at: nullable(TimestampInput),
  survey_opens_at: nullable({ ...TimestampInput, description: 'null: when the event ends' }),
  survey_closes_at: nullable({ ...TimestampInput, description: 'After it opens; null: never' }),
}
const { name, template_image_url, ...others } = writable

export const CreateEventBody = Type.Object(
  {
    name,
    template_image_url,
    ...Type.Partial(Type.Object(others)).properties,
  },
  { title: 'NewEvent' },
)
export const UpdateEventBody = Type.Partial(Type.Object(writable), { title: 'EventChange' })

export type Event = Static<typeof Event>
export type UpdateEvent = Static<typeof UpdateEventBody>
export type CreateEvent = Static<typeof CreateEventBody>
