import type { Static } from 'typebox'
import { LANGUAGES } from '../../lib/text/languages.ts'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  nullable,
  oneOf,
  Page,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../platform/http/validation/schema.ts'
import { Audience, ContactAudience, EventAudience } from './audience-schema.ts'

const MESSAGE_STATUSES = ['scheduled', 'sending', 'sent', 'cancelled'] as const
const RECIPIENT_STATUSES = ['queued', 'sent', 'kept', 'failed', 'suppressed', 'cancelled'] as const
const EXCLUSIONS = ['no_address', 'suppressed', 'unsubscribed', 'no_consent'] as const

const subject = Title(300, 'Subject in one line; Liquid')
const body = Type.String({
  minLength: 1,
  maxLength: 20_000,
  format: 'not-blank',
  description: 'Text of the message: Markdown and Liquid, such as {{ attendee.first_name }}',
})
const language = oneOf(LANGUAGES, { description: 'Language of the text' })
const template_id = Type.Integer({ description: 'Email template to use instead of `subject` and `body`' })
const localTime = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$',
  description:
    'Local time of sending in the time zone of the event, or of the organisation for contacts; it follows changes of the zone',
  examples: ['2026-12-01T09:00'],
})
const sendAt = { ...TimestampInput, description: 'Time of sending. Without it and `send_at_local`: now' }
const transactional = Type.Boolean({
  default: false,
  description:
    'true: it is about the registration itself, such as a changed room, and also goes to people who unsubscribed; for events only',
})

const content = {
  subject: Type.Optional(subject),
  body: Type.Optional(body),
  language: Type.Optional({
    ...language,
    description: "Language of the text; default: the event's or the organisation's",
  }),
  template_id: Type.Optional(template_id),
}
const times = { send_at: Type.Optional(sendAt), send_at_local: Type.Optional(localTime) }

export const CreateEventMessageBody = Type.Object(
  { ...content, audience: EventAudience, ...times, transactional: Type.Optional(transactional) },
  {
    title: 'NewEventMessage',
    description: 'Send either `subject` and `body`, or `template_id`',
    examples: [
      {
        subject: 'The room has changed',
        body: 'Dear {{ attendee.first_name }},\n\n**{{ event.name }}** is in the Main Hall.',
        audience: { status: ['registered'] },
        transactional: true,
      },
    ],
  },
)

export const CreateContactMessageBody = Type.Object(
  { ...content, audience: ContactAudience, ...times },
  {
    title: 'NewContactMessage',
    description: 'Send either `subject` and `body`, or `template_id`',
    examples: [
      {
        subject: 'Our next events',
        body: 'Dear {{ attendee.first_name }},\n\nour programme for spring is out.',
        audience: { tags: ['newsletter'] },
        send_at_local: '2027-03-01T09:00',
      },
    ],
  },
)

export const UpdateMessageBody = Type.Object(
  {
    subject: Type.Optional(subject),
    body: Type.Optional(body),
    language: Type.Optional(language),
    template_id: Type.Optional(nullable(template_id)),
    audience: Type.Optional(Audience),
    send_at: Type.Optional(nullable(sendAt)),
    send_at_local: Type.Optional(nullable(localTime)),
    transactional: Type.Optional(transactional),
  },
  {
    title: 'MessageChange',
    description: 'Sending `template_id` replaces subject and body, and the other way round; null for both times: now',
  },
)

const count = (description: string) => Type.Integer({ description })

export const Message = Type.Object(
  {
    id: Id,
    event_id: nullable(Type.Integer({ description: 'Event of the attendees; null: a message to contacts' })),
    subject: nullable({ ...subject, description: 'Subject; null: that of the template' }),
    body: nullable({ ...body, description: 'Markdown; null: that of the template' }),
    language: nullable({
      ...language,
      description: 'Language of the text; null: with a template, that of each recipient',
    }),
    template_id: nullable(Type.Integer({ description: 'Email template; null: its own text' })),
    audience: Audience,
    chosen_count: nullable(count('Number of chosen people; null: the audience is a filter')),
    transactional: Type.Boolean({ description: 'Whether it also goes to people who unsubscribed' }),
    send_at: TimeOrNull('Time of sending', 'it was to be sent at once'),
    send_at_local: nullable(
      Type.String({ description: 'Local time of sending, if it follows the time zone; null: not' }),
    ),
    time_zone: Type.String({ description: 'Time zone of `send_at_local`: that of the event or the organisation' }),
    status: oneOf(MESSAGE_STATUSES, {
      description: 'scheduled: can be changed. sending: can be cancelled; what has not left then stays unsent',
    }),
    stats: Type.Object(
      {
        recipients: count('Recipients so far; all of them once it is sent'),
        queued: count('Emails that wait to be sent'),
        sent: count('Emails that a mail server accepted'),
        kept: count('Emails that were not delivered because no mail server is configured (SMTP_URL)'),
        failed: count('Emails that failed'),
        suppressed: count('Recipients who got none because their address is suppressed or unsubscribed'),
        cancelled: count('Emails that were cancelled'),
        opened_links: Type.Optional(count('Recipients who opened a link; absent in lists')),
      },
      { description: 'Figures of the message' },
    ),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
    started_at: TimeOrNull('When sending began', 'not yet'),
    finished_at: TimeOrNull('When it was sent or cancelled', 'not yet'),
  },
  { title: 'Message' },
)

export const MessagePreview = Type.Object(
  {
    recipients: count('People who would get it'),
    excluded: Type.Object(
      {
        no_address: count('People without a usable address'),
        suppressed: count('People whose address is suppressed, or belongs to sample data'),
        unsubscribed: count('People who unsubscribed'),
        no_consent: count('Contacts without the required consent'),
      },
      { description: 'People who would not get it, by reason' },
    ),
    excluded_people: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the person' }),
        email: nullable(Type.String({ description: 'Address; null: none' })),
        reason: oneOf(EXCLUSIONS, { description: 'Why they would not get it' }),
      }),
      { description: 'The first 100 excluded people' },
    ),
    example: nullable(
      Type.Object(
        {
          to: Type.String({ description: 'Address of the recipient' }),
          subject: Type.String({ description: 'Subject' }),
          html: Type.String({ description: 'The whole email as HTML' }),
          text: Type.String({ description: 'The whole email as plain text' }),
        },
        { description: 'The message as the first recipient gets it; null: nobody gets it' },
      ),
    ),
  },
  { title: 'MessagePreview', description: 'Effect of a message, without sending it' },
)

export const TestMessageBody = Type.Object(
  {
    to: Type.String({ maxLength: 254, format: 'email', description: 'Address for the test' }),
    language: Type.Optional(oneOf(LANGUAGES, { description: 'Language, if the template has several' })),
  },
  { title: 'MessageTest' },
)

export const TestMessageResult = Type.Object(
  {
    email_id: Type.Integer({ description: 'Email with sample data' }),
    to: Type.String({ description: 'Its address' }),
    language,
  },
  { title: 'MessageTestResult' },
)

export const ResendRecipientsBody = Type.Object(
  {
    include_unanswered: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Also resend emails that were handed over without an answer of the mail server. They may have arrived',
      }),
    ),
  },
  { title: 'MessageResend' },
)

export const MessageRecipient = Type.Object(
  {
    id: Id,
    attendee_id: nullable(Type.Integer({ description: 'Attendee; null: a contact' })),
    contact_id: nullable(Type.Integer({ description: 'Contact; null: an attendee' })),
    name: Type.String({ description: 'Name; empty when the person was deleted or erased' }),
    address: Type.String({ description: 'Address; empty when the person was erased' }),
    status: oneOf(RECIPIENT_STATUSES, {
      description: 'kept: no mail server is configured. suppressed: the address gets no such emails',
    }),
    reason: nullable(Type.String({ description: 'Reply of the mail server, or why nothing was sent; null: none' })),
    email_id: nullable(Type.Integer({ description: 'Newest email to the recipient; null: none' })),
    sent_at: TimeOrNull('When a mail server accepted it', 'not sent'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'MessageRecipient' },
)

export const RecipientsQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(RECIPIENT_STATUSES, { description: 'Only recipients with this status' })),
})

export type Message = Static<typeof Message>
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number]
export type Exclusion = (typeof EXCLUSIONS)[number]
export type CreateEventMessage = Static<typeof CreateEventMessageBody>
export type CreateContactMessage = Static<typeof CreateContactMessageBody>
export type UpdateMessage = Static<typeof UpdateMessageBody>
export type MessagePreview = Static<typeof MessagePreview>
export type TestMessage = Static<typeof TestMessageBody>
export type TestMessageResult = Static<typeof TestMessageResult>
export type ResendRecipients = Static<typeof ResendRecipientsBody>
export type MessageRecipient = Static<typeof MessageRecipient>
export type RecipientsQuery = Static<typeof RecipientsQuery>
