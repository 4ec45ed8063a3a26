import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, TimeOrNull, Title } from '../../../platform/http/validation/schema.ts'
import { MAX_VALUE, MAX_VALUES, ValueKey } from '../../events/index.ts'

export const STATUSES = ['active', 'revoked', 'expired'] as const

/** Reasons why an attendee gets no certificate. */
export const REASONS = [
  'already_issued',
  'revoked',
  'registration_cancelled',
  'not_registered',
  'not_attended',
  'attendance_too_low',
  'survey_not_answered',
  'session_missed',
  'stay_too_short',
  'missing_values',
] as const

export type Reason = (typeof REASONS)[number]

/** Describes `REASONS` in responses. */
export const WHY_NONE =
  'already_issued: has an active certificate; revoked: the latest one was revoked, so name the attendee to issue another'

export const Url = (description: string) => Type.String({ format: 'uri', description })

export const STATUS = 'active: valid; revoked: permanently revoked or replaced; expired: past its expiry'

/** Fields of the record shown to the organisation and to the public. */
export const frozen = {
  public_id: Type.String({ format: 'uuid', description: 'Id in public links' }),
  verification_code: Type.String({ description: '12 characters and a check character, printed in groups of four' }),
  attendee_name: Type.String({ description: 'Name on the certificate' }),
  event_name: Type.String({ description: 'Name of the event when it was issued' }),
  tier: nullable(Type.String({ description: 'Tier reached by the attendance; null: none' })),
  kind: Type.String({ description: 'Kind of the certificate; attendee: the default kind' }),
  values: Type.Array(
    Type.Object({
      key: Type.String({ description: 'Key of the value' }),
      label: Type.String({ description: 'Label, as people read it' }),
      value: Type.String({ description: 'The value' }),
    }),
    { description: 'Values stated besides name and date, as they were when it was issued' },
  ),
  issued_at: TimeOf('When it was issued'),
  expires_at: TimeOrNull('When it stops being valid', 'never'),
  revoked_at: TimeOrNull('When it was revoked', 'not revoked'),
  revocation_reason: nullable(
    Type.String({ description: 'Reason for the revocation, shown publicly; null: none given' }),
  ),
  cert_url: Url('Public page of the certificate'),
  verify_url: Url('Page that verifies it'),
  credential_url: nullable(Url('Its signed credential (Open Badges 3.0); null: SITE_URL is an IPv6 address')),
}

export const Certificate = Type.Object(
  {
    id: Id,
    public_id: frozen.public_id,
    verification_code: frozen.verification_code,
    status: oneOf(STATUSES, { description: STATUS }),
    attendee_name: frozen.attendee_name,
    attendee_id: nullable(IdOf('attendee; null: it came from a bulk job, or the attendee was deleted')),
    attendee_email: nullable(Type.String({ description: 'Email address of the recipient; null: unknown' })),
    event_id: IdOf('event'),
    event_name: frozen.event_name,
    tier: frozen.tier,
    kind: frozen.kind,
    values: frozen.values,
    issued_at: frozen.issued_at,
    expires_at: frozen.expires_at,
    revoked_at: frozen.revoked_at,
    revocation_reason: frozen.revocation_reason,
    superseded_by: nullable(IdOf('certificate that replaces this one; null: none')),
    cert_url: frozen.cert_url,
    verify_url: frozen.verify_url,
    pdf_url: Url('The PDF file, for anyone who has the address'),
    png_url: Url('The picture, for anyone who has the address'),
    credential_url: frozen.credential_url,
  },
  { title: 'Certificate', description: 'A certificate as its organisation sees it' },
)

export const RecipientPlace = Type.Integer({ description: 'Position in recipients, from 0; only with recipients' })

const NewRecipient = Type.Object(
  {
    name: Title(200, 'Name on the certificate'),
    email: Type.Optional(nullable(Type.String({ maxLength: 254, format: 'email', description: 'null: a name alone' }))),
    values: Type.Optional(
      Type.Record(ValueKey('Key of a value'), nullable(Type.String({ maxLength: MAX_VALUE })), {
        maxProperties: MAX_VALUES,
        description: 'Values by key of `certificate_values`',
      }),
    ),
    tier: Type.Optional(
      nullable(Type.String({ maxLength: 200, description: 'Name in `certificate_tiers`. Default: by attendance' })),
    ),
    kind: Type.Optional(ValueKey('Kind in `certificate_kinds`. Default: kind of the request')),
  },
  { title: 'Recipient' },
)

export const IssueBody = Type.Object(
  {
    attendee_ids: Type.Optional(
      nullable(
        Type.Array(Type.Integer(), {
          maxItems: 10_000,
          default: [],
          description:
            'Attendees to issue to; empty or null: all eligible attendees except those whose latest certificate was revoked',
        }),
      ),
    ),
    recipients: Type.Optional(
      Type.Array(NewRecipient, {
        minItems: 1,
        maxItems: 1_000,
        description:
          'People to issue to, instead of attendee_ids. With an email address they become attendees; without one the certificate carries the name alone. Repeating the request skips everyone',
      }),
    ),
    kind: Type.Optional(ValueKey('Kind in `certificate_kinds`, which must name its recipients. Default: attendee')),
    missing_values: Type.Optional(
      oneOf(['blank', 'skip'], {
        default: 'blank',
        description: 'For people who lack a value. blank: its line stays empty; skip: they get none',
      }),
    ),
  },
  { title: 'IssueRequest', description: 'Attendees to issue certificates to' },
)

export const IssueResult = Type.Object(
  {
    issued: Type.Integer({ description: 'Certificates issued' }),
    skipped: Type.Array(
      Type.Object({
        attendee_id: nullable(IdOf('attendee; null: a recipient who is no attendee')),
        recipient: Type.Optional(RecipientPlace),
        reason: oneOf(REASONS, { description: `Why no certificate was issued; ${WHY_NONE}` }),
      }),
      { description: 'Attendees without a new certificate, with the reason' },
    ),
    certificates: Type.Array(Certificate, { description: 'The certificates issued' }),
  },
  { title: 'IssueResult', description: 'Certificates issued and attendees skipped' },
)

export const RevokeBody = Type.Object(
  {
    revocation_reason: Type.Optional(
      nullable(
        Type.String({
          maxLength: 1_000,
          description: 'Reason shown to anyone who verifies the certificate; null: none',
        }),
      ),
    ),
  },
  { title: 'RevokeRequest', description: 'The reason for a revocation' },
)

export const ReissueBody = Type.Object(
  {
    attendee_name: Type.Optional(Title(200, 'The corrected name. Default: unchanged')),
    values: Type.Optional(
      Type.Record(ValueKey('Key of a value'), nullable(Type.String({ maxLength: MAX_VALUE })), {
        maxProperties: MAX_VALUES,
        description: 'Corrected values, by key; null removes one',
      }),
    ),
    revocation_reason: Type.Optional({
      ...RevokeBody.properties.revocation_reason,
      description:
        'Reason shown to anyone who verifies the old certificate; null or omitted: replaced by a corrected one',
    }),
  },
  { title: 'ReissueRequest', description: 'The corrected name or values, and the reason', [NEEDS]: 'some' },
)

export const TierSummary = Type.Object(
  {
    total: Type.Integer({ description: 'Certificates, excluding revoked ones' }),
    tiers: Type.Array(
      Type.Object({
        tier: nullable(Type.String({ description: 'null: certificates without a tier' })),
        count: Type.Integer({ description: 'Certificates with this tier' }),
        percentage: Type.Number({ description: 'Share of the total, 0 to 100, with two decimals' }),
      }),
      { description: 'Tiers of the event, highest first, then former tiers, then certificates without one' },
    ),
  },
  { title: 'TierSummary', description: 'Certificates by tier' },
)

export type NewRecipient = Static<typeof NewRecipient>
export type IssueRequest = Static<typeof IssueBody>
export type Certificate = Static<typeof Certificate>
export type IssueResult = Static<typeof IssueResult>
export type TierSummary = Static<typeof TierSummary>
export type CertificateStatus = (typeof STATUSES)[number]
