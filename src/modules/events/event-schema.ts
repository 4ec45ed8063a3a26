import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  LanguageTag,
  nullable,
  oneOf,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../platform/http/validation/schema.ts'
import { defineFormat } from '../../platform/http/validation/text-formats.ts'
import { Questions } from '../../platform/questions/question-schema.ts'

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
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const
const MAX_INTEGER = 2_147_483_647

defineFormat('image-address', {
  accepts: (text) => text === 'placeholder' || /^https?:\/\//i.test(text),
  problem: ['image_address', 'must be "placeholder" or an http(s) address of a picture'],
  pattern: '^(placeholder|[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000]*)$',
})

function Percent(description: string) {
  return Type.Integer({ minimum: 0, maximum: 100, description })
}

const Tier = Type.Object({
  name: Title(200, 'Name of the tier, as printed'),
  min_attendance_percent: Percent('The least share of sessions for it, in percent'),
})

const fields = {
  name: Title(200, 'Name of the event'),
  event_type: oneOf(EVENT_TYPES, { default: 'conference', description: 'What kind of event it is' }),
  visibility: oneOf(VISIBILITIES, {
    default: 'private',
    description: 'public: in the marketplace; unlisted: a page for who has its address; private: no page',
  }),
  event_location: nullable(Type.String({ maxLength: 300, description: 'Where it is; null: not said' })),
  event_description: nullable(
    Type.String({ maxLength: 10_000, description: 'What it is about, as plain text for its page; null: nothing' }),
  ),
  event_timezone: Type.String({
    maxLength: 100,
    format: 'time-zone',
    default: 'UTC',
    description: 'IANA time zone, such as Europe/Istanbul, in which its dates are shown',
  }),
  event_language: LanguageTag(
    'BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation',
  ),
  certificate_enabled: Type.Boolean({ default: true, description: 'Whether certificates can be issued' }),
  registration_enabled: Type.Boolean({
    default: true,
    description: 'Whether people can register by its page',
  }),
  registration_closed: Type.Boolean({
    default: false,
    description: 'Whether registration has been closed',
  }),
  checkin_enabled: Type.Boolean({ default: true, description: 'Whether anybody can be checked in' }),
  registration_capacity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_INTEGER,
      description: 'Places; who registers beyond them waits. null: as many as want',
    }),
  ),
  certificate_eligibility: oneOf(['registered', 'attended'], {
    default: 'registered',
    description: 'Who can get a certificate. registered: everybody who is; attended: who was checked in',
  }),
  certificate_min_attendance_percent: nullable(
    Percent('With attended: the least share of sessions for a certificate, in percent; null: any'),
  ),
  certificate_validity_days: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      description: 'For how many days a certificate is valid; null: it never expires',
    }),
  ),
  certificate_tiers: Type.Array(Tier, {
    maxItems: 20,
    default: [],
    description: 'Grades by attendance: a certificate has the highest that is reached',
  }),
  certificate_email: Type.Boolean({
    default: false,
    description: 'Whether whoever gets a certificate, and has an address, is sent it by e-mail',
  }),
  expiry_notice_days: Type.Integer({
    minimum: 0,
    maximum: 3_650,
    default: 30,
    description: 'How many days before a certificate expires this is announced',
  }),
  waitlist_offer_hours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description: 'For how many hours a place that becomes free is offered to the next on the waiting list',
  }),
  registration_questions: nullable({
    ...Questions,
    description: 'What registration asks besides name and e-mail address; null: nothing',
  }),
  survey: nullable({ ...Questions, description: 'What attendees are asked after the event; null: there is no survey' }),
  template_image_url: Type.String({
    minLength: 1,
    maxLength: 2_000,
    format: 'image-address',
    description:
      'placeholder for the built-in design, or the http(s) address of a picture that certificates are drawn on',
  }),
  template_id: nullable(IdOf('design of its certificates; null: the built-in one')),
}

export const Event = Type.Object(
  {
    id: Id,
    ...fields,
    event_date: TimeOrNull('When it begins', 'not known yet'),
    registration_opens_at: TimeOrNull('From when people can register', 'at once'),
    survey_opens_at: TimeOrNull('From when the survey can be answered', 'when the event ends'),
    survey_closes_at: TimeOrNull('Until when the survey can be answered', 'it does not close'),
    public_url: nullable(
      Type.String({ description: 'The page where people register; null while the event is private' }),
    ),
    template_status: oneOf(['builtin', 'pending', 'ready', 'failed'], {
      description:
        'What certificates are drawn on. builtin: the built-in design; pending: the picture is being fetched; ready: a design; failed: see template_error',
    }),
    template_error: nullable(
      Type.String({ description: 'Why the picture could not be used, or is still pending; null: nothing is wrong' }),
    ),
    attendee_count: Type.Integer({ description: 'How many attendees it has, of every status' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Event' },
)

function time(what: string, none: string) {
  return nullable({ ...TimestampInput, description: `${what}: ISO 8601, UTC without a zone; null: ${none}` })
}

const writable = {
  ...fields,
  event_date: time('When it begins', 'not known yet'),
  registration_opens_at: time('From when people can register', 'at once'),
  survey_opens_at: time('From when the survey can be answered', 'when the event ends'),
  survey_closes_at: time('Until when the survey can be answered, after it opens', 'it does not close'),
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
