import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
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
} from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { Questions } from '../../../platform/questions/question-schema.ts'
import {
  CertificateKinds,
  CertificateKindsInput,
  CertificateValues,
  validity,
  validUntil,
  validUntilInput,
} from '../certificate-kinds/certificate-kind-schema.ts'

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
/** Most guests of one registration. */
export const MAX_GUESTS = 20

defineFormat('image-address', {
  accepts: (text) => text === 'placeholder' || /^https?:\/\//i.test(text),
  problem: ['image_address', 'must be "placeholder" or an http(s) address of a picture'],
  pattern: '^(placeholder|[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000]*)$',
})

defineFormat('web-address', {
  accepts: (text) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text),
  problem: ['web_address', 'must be an http(s) address, such as https://meet.example.org/room'],
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000]+$',
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
  event_type: oneOf(EVENT_TYPES, { default: 'conference', description: 'Kind of event' }),
  visibility: oneOf(VISIBILITIES, {
    default: 'private',
    description: 'public: listed in the marketplace; unlisted: a page for people with the link; private: no page',
  }),
  event_location: nullable(Type.String({ maxLength: 300, description: 'Location; null: not set' })),
  event_description: nullable(
    Type.String({
      maxLength: 10_000,
      description: 'Description for its page, as Markdown; null: none',
    }),
  ),
  online_url: nullable(
    Type.String({
      maxLength: 2_000,
      format: 'web-address',
      description: 'http(s) address for online participants, shown to registered people only; null: none',
    }),
  ),
  cover_image_url: nullable(
    Type.String({
      maxLength: 2_000,
      description: 'Cover picture: the `image_url` of a picture of the organisation; null: a drawn one',
    }),
  ),
  event_timezone: Type.String({
    maxLength: 100,
    format: 'time-zone',
    default: 'UTC',
    description: 'IANA time zone of its dates, such as Europe/Istanbul',
  }),
  event_language: LanguageTag(
    'BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation',
  ),
  certificate_enabled: Type.Boolean({ default: true, description: 'Whether certificates can be issued' }),
  registration_enabled: Type.Boolean({
    default: true,
    description: 'Whether people can register on its page',
  }),
  registration_closed: Type.Boolean({
    default: false,
    description: 'Whether registration has been closed',
  }),
  registration_approval: Type.Boolean({
    default: false,
    description: 'Whether people who register are `pending` until an organiser approves or declines them',
  }),
  checkin_enabled: Type.Boolean({ default: true, description: 'Whether attendees can be checked in' }),
  registration_capacity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_INTEGER,
      description: 'Number of places; beyond it people join the waiting list; null: unlimited',
    }),
  ),
  certificate_eligibility: oneOf(['registered', 'attended'], {
    default: 'registered',
    description: 'Eligibility for certificates. registered: all registered attendees; attended: those checked in',
  }),
  certificate_min_attendance_percent: nullable(
    Percent('With attended: the least share of sessions for a certificate, in percent; null: any'),
  ),
  certificate_min_minutes: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'Least minutes inside for a certificate, at the door of the event or in its sessions together, whichever is longer; null: any',
    }),
  ),
  certificate_requires_survey: Type.Boolean({
    default: false,
    description: 'Whether a certificate requires an answered survey',
  }),
  ...validity,
  certificate_values: CertificateValues,
  certificate_tiers: Type.Array(Tier, {
    maxItems: 20,
    default: [],
    description: 'Tiers by attendance; a certificate has the highest one reached',
  }),
  certificate_email: Type.Boolean({
    default: false,
    description: 'Whether certificates are emailed to their recipients',
  }),
  expiry_notice_days: Type.Integer({
    minimum: 0,
    maximum: 3_650,
    default: 30,
    description: 'Days before the expiry of a certificate when it is announced',
  }),
  registration_max_guests: Type.Integer({
    minimum: 0,
    maximum: MAX_GUESTS,
    default: 0,
    description: 'Number of guests that one registration may bring along; 0: none',
  }),
  registration_confirm_email: Type.Boolean({
    default: false,
    description: 'Whether people confirm their address by an emailed link before they are registered',
  }),
  waitlist_offer_hours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description: 'Hours a free place is offered to the next person on the waiting list',
  }),
  registration_questions: nullable({
    ...Questions,
    description: 'Registration questions besides name and email address; null: none',
  }),
  survey: nullable({ ...Questions, description: 'Survey questions after the event; null: no survey' }),
  template_image_url: Type.String({
    minLength: 1,
    maxLength: 2_000,
    format: 'image-address',
    description: 'placeholder for the built-in design, or the http(s) URL of a picture to draw certificates on',
  }),
  template_id: nullable(IdOf('design of its certificates; null: the built-in one')),
}

export const Event = Type.Object(
  {
    id: Id,
    ...fields,
    event_date: TimeOrNull('When it begins', 'not known yet'),
    event_end_date: TimeOrNull('When it ends', 'with its last session, or with the day of its date'),
    registration_opens_at: TimeOrNull('From when people can register', 'at once'),
    registration_closes_at: TimeOrNull('Until when people can register', 'until the event is over'),
    survey_opens_at: TimeOrNull('From when the survey can be answered', 'when the event ends'),
    survey_closes_at: TimeOrNull('Until when the survey can be answered', 'it does not close'),
    certificate_valid_until: validUntil,
    certificate_kinds: CertificateKinds,
    public_url: nullable(Type.String({ description: 'URL of the registration page; null while the event is private' })),
    template_status: oneOf(['builtin', 'pending', 'ready', 'failed'], {
      description:
        'State of the certificate design. builtin: the built-in design; pending: the picture is being fetched; ready: a design; failed: see template_error',
    }),
    template_error: nullable(
      Type.String({ description: 'Why the picture could not be used or is still pending; null: no problem' }),
    ),
    attendee_count: Type.Integer({ description: 'Number of attendees in every status' }),
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
  event_end_date: time('When it ends; two midnights are whole days', 'with its last session or its day'),
  registration_opens_at: time('From when people can register', 'at once'),
  registration_closes_at: time('Until when people can register', 'until the event is over'),
  survey_opens_at: time('From when the survey can be answered', 'when the event ends'),
  survey_closes_at: time('Until when the survey can be answered, after it opens', 'it does not close'),
  certificate_valid_until: validUntilInput,
  certificate_kinds: CertificateKindsInput,
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
