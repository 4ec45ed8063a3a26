import type { Static, TObject } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, IdOf, nullable, TimeOf, TimeOrNull } from '../../platform/http/validation/schema.ts'

const text = (description: string) => Type.String({ description })
const textOrNull = (description: string) => nullable(text(description))
const part = <T extends TObject>(scope: string, record: T, description: string) =>
  Type.Optional(
    Type.Object(
      {
        total: Type.Integer({ description: 'Number of records' }),
        items: Type.Array(record, { description: 'The 50 newest records, newest first' }),
      },
      { description: `${description}; absent without the scope ${scope}` },
    ),
  )

const ofEvent = { event_id: IdOf('event'), event_name: text('Name of the event') }
const perhapsOfEvent = {
  event_id: nullable(Type.Integer({ description: 'Event it belongs to; null: none' })),
  event_name: textOrNull('Name of the event; null: none'),
}

const Registration = Type.Object({
  attendee_id: IdOf('attendee'),
  ...ofEvent,
  event_date: TimeOrNull('Start of the event', 'no date'),
  name: text('Name of the attendee'),
  status: text('Status of the registration, such as registered'),
  checked_in_at: TimeOrNull('When the attendee arrived', 'they did not'),
  sessions_attended: Type.Integer({ description: 'Number of sessions attended' }),
  created_at: TimeOf('When they registered'),
})

const PersonCertificate = Type.Object({
  id: Id,
  ...ofEvent,
  name: text('Name on the certificate'),
  kind: text('Kind of the certificate'),
  tier: textOrNull('Tier; null: none'),
  status: text('active, revoked or expired'),
  issued_at: TimeOf('When it was issued'),
  expires_at: TimeOrNull('When it stops being valid', 'never'),
  cert_url: Type.String({ format: 'uri', description: 'Public page of the certificate' }),
})

const PersonBadge = Type.Object({
  id: IdOf('badge award'),
  badge_template_id: IdOf('badge template'),
  ...perhapsOfEvent,
  badge_name: text('Name of the badge'),
  name: text('Name of the recipient'),
  status: text('Status of the award, such as active'),
  awarded_at: TimeOf('When it was awarded'),
  expires_at: TimeOrNull('When it stops being valid', 'never'),
  badge_url: Type.String({ format: 'uri', description: 'Public page of the award' }),
})

const PersonEmail = Type.Object({
  id: Id,
  ...perhapsOfEvent,
  kind: text('Kind of email, such as registration_confirmed'),
  subject: text('Subject'),
  status: text('Status, such as sent'),
  reason: textOrNull('Why it failed, was suppressed or was cancelled; null: it was not'),
  bounce: textOrNull('Report after it was sent: hard, soft or complaint; null: none'),
  created_at: TimeOf('When it was queued'),
  sent_at: TimeOrNull('When a mail server accepted it', 'not yet, or never'),
})

const PersonSurveyResponse = Type.Object({
  id: Id,
  ...ofEvent,
  attendee_id: IdOf('attendee'),
  submitted_at: TimeOf('When they first answered'),
  answers: Type.Unsafe<
    { question_id: string; question: string; answer: string | number | boolean | string[] }[] | null
  >({
    type: ['array', 'null'],
    items: Type.Object({
      question_id: text('Id of the question in the survey'),
      question: text('Text of the question when it was answered'),
      answer: Type.Unsafe({
        type: ['array', 'string', 'number', 'boolean'],
        items: { type: 'string' },
        description: 'A text, a number, a boolean or a list of options',
      }),
    }),
    description: 'The answers; null: the answers of newer responses together have over 1 MB, so these are left out',
  }),
})

const PersonTraining = Type.Object({
  id: IdOf('assignment'),
  programme_id: IdOf('training programme'),
  programme_name: text('Name of the programme'),
  cycle: Type.Integer({ description: 'Number of the cycle, from 1' }),
  status: text('compliant, due or overdue'),
  due_date: textOrNull('Last day to complete it; null: none'),
  assigned_at: TimeOf('When it was assigned'),
  completed_at: TimeOrNull('When it was completed', 'not yet'),
})

const PersonCompletion = Type.Object({
  id: Id,
  course_id: IdOf('course'),
  course_name: text('Name of the course'),
  completed_at: TimeOf('When the course was completed'),
})

const PersonContact = Type.Object({
  id: IdOf('contact'),
  name: text('Name; may be empty'),
  phone: textOrNull('Phone number; null: unknown'),
  title: textOrNull('Job title; null: unknown'),
  account_name: textOrNull('Company; null: none'),
  owner: textOrNull('Person who looks after the contact; null: nobody'),
  tags: Type.Array(Type.String(), { description: 'Tags' }),
  lifecycle_stage: text('Lifecycle stage, such as lead'),
  lead_score: Type.Integer({ description: 'Lead score' }),
  last_activity_at: TimeOrNull('Time of the latest entry in the timeline', 'the timeline is empty'),
  created_at: TimeOf('When the contact was created'),
})

const PersonSuppression = Type.Object({
  id: Id,
  reason: text('Reason, such as unsubscribed'),
  created_at: TimeOf('When it was added'),
})

export const PersonRecords = Type.Object(
  {
    email: text('The address, as it was asked for'),
    name: textOrNull('Name by which they are known in these records; null: none'),
    registrations: part('attendees:read', Registration, 'Registrations for events'),
    certificates: part('certificates:read', PersonCertificate, 'Certificates'),
    badges: part('badges:read', PersonBadge, 'Badges'),
    emails: part('emails:read', PersonEmail, 'Emails to the address'),
    survey_responses: part('surveys:read', PersonSurveyResponse, 'Answers to surveys'),
    training: part('training:read', PersonTraining, 'Assigned training'),
    completions: part('training:read', PersonCompletion, 'Completed courses'),
    contacts: part('crm:read', PersonContact, 'The contact with the address'),
    suppressions: part('emails:read', PersonSuppression, 'Reasons for which emails to the address are stopped'),
  },
  { title: 'PersonRecords', description: 'Everything about an email address' },
)
export type PersonRecords = Static<typeof PersonRecords>
