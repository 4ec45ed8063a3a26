import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, TimeOf, TimeOrNull, Title } from '../../../platform/http/validation/schema.ts'

const Address = { maxLength: 254, format: 'email', examples: ['events@example.org'] }
const fromName = "Name of the sender; null: the organisation's name"

export const OrganisationSender = Type.Object(
  {
    is_own: Type.Boolean({
      description: "false: the organisation has no sender of its own, and its emails use the installation's",
    }),
    from_address: Type.String({ description: 'Sender address of emails' }),
    from_name: nullable(Type.String({ description: fromName })),
    host: nullable(Type.String({ description: "Host of the mail server; null: the installation's" })),
    port: nullable(Type.Integer({ description: "Port of the mail server; null: the installation's" })),
    encryption: nullable(
      oneOf(['tls', 'starttls'], { description: "tls: from the first byte; null: the installation's server" }),
    ),
    username: nullable(Type.String({ description: 'User name at the mail server; null: none' })),
    has_password: Type.Boolean({ description: 'Whether a password is stored. It is never returned' }),
    failing_since: TimeOrNull(
      'Since when the mail server has been unreachable or has refused the login',
      'it works, or nothing was sent yet',
    ),
    failure: nullable(Type.String({ description: "The mail server's last words; null: it does not fail" })),
    updated_at: TimeOrNull('When it was last changed', 'there is no own sender'),
  },
  { title: 'OrganisationSender' },
)

export const SaveSenderBody = Type.Object(
  {
    from_address: Type.String({ ...Address, description: 'Sender address of emails' }),
    from_name: Type.Optional(nullable(Title(200, fromName))),
    smtp_url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1_500,
        description:
          'Mail server with user and password: `smtp://` with STARTTLS, or `smtps://` with TLS. Write `/`, `@`, `:`, `#` and `%` in them as `%2F`, `%40`, `%3A`, `%23` and `%25`. Stored encrypted and never returned. Omit it to keep the stored one',
        examples: ['smtps://events%40example.org:secret@smtp.example.org:465'],
      }),
    ),
  },
  { title: 'OrganisationSenderChange' },
)

const DNS_RECORDS = ['spf', 'dkim', 'dmarc'] as const
const DNS_STATES = [
  'good',
  'unsure',
  'missing',
  'several',
  'other_server',
  'no_server',
  'other_key',
  'no_policy',
  'no_answer',
] as const

export const SenderDns = Type.Object(
  {
    domain: Type.String({ description: 'Domain of the sender address' }),
    records: Type.Array(
      Type.Object({
        kind: oneOf(DNS_RECORDS, { description: 'Purpose of the record' }),
        name: Type.String({ description: 'Name of the TXT record' }),
        expected: Type.String({ description: 'The value to publish if there is no such record' }),
        found: Type.Array(Type.String(), { description: 'The values found in DNS' }),
        ok: Type.Boolean({ description: 'Whether nothing has to be done' }),
        state: oneOf(DNS_STATES, {
          description:
            'unsure: only the operator of the mail server knows whether the SPF record includes it; other_server and no_server: the SPF record does not allow the mail server, or allows none; other_key: DKIM; no_policy: DMARC; no_answer: no name server answered',
        }),
        advice: Type.String({ description: 'The next step, in a sentence' }),
      }),
      { description: 'The records that receivers look up; empty without an own sender' },
    ),
  },
  { title: 'SenderDns' },
)

export const SenderTestBody = Type.Object(
  { to: Type.String({ maxLength: 254, format: 'email', description: 'Address that receives the test email' }) },
  { title: 'SenderTest' },
)

export const SenderTestResult = Type.Object(
  {
    sent: Type.Boolean({ description: 'Whether the mail server accepted it' }),
    response: Type.String({ description: "The mail server's answer, or the reason why there is none" }),
    at: TimeOf('When the server answered'),
  },
  { title: 'SenderTestResult' },
)

export type OrganisationSender = Static<typeof OrganisationSender>
export type SaveSender = Static<typeof SaveSenderBody>
export type SenderDns = Static<typeof SenderDns>
export type DnsRecord = SenderDns['records'][number]
export type SenderTestResult = Static<typeof SenderTestResult>
