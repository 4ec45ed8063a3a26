import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, TimeOrNull, Title } from '../../platform/http/validation/schema.ts'

export const STATUSES = ['active', 'revoked', 'expired'] as const

/** Why somebody gets no certificate. */
export const REASONS = [
  'already_issued',
  'revoked',
  'registration_cancelled',
  'not_registered',
  'not_attended',
  'attendance_too_low',
] as const

export type Reason = (typeof REASONS)[number]

/** Describes `REASONS` in the answers that have one. */
export const WHY_NONE =
  'already_issued: they have an active one; revoked: their latest one was revoked, so they get another only when you name them'

const Url = (description: string) => Type.String({ format: 'uri', description })

const STATUS = 'active: it is valid; revoked: it was taken back or replaced, for good; expired: its time is over'

/** What the record of a certificate tells to its organisation and to anyone. */
const frozen = {
  public_id: Type.String({ format: 'uuid', description: 'Its id in public links' }),
  verification_code: Type.String({ description: '12 characters and a check character, printed in groups of four' }),
  attendee_name: Type.String({ description: 'The name on it' }),
  event_name: Type.String({ description: 'What the event was called when it was issued' }),
  tier: nullable(Type.String({ description: 'Which tier the attendance had reached; null: none' })),
  issued_at: TimeOf('When it was issued'),
  expires_at: TimeOrNull('When it stops being valid', 'never'),
  revoked_at: TimeOrNull('When it was revoked', 'it was not'),
  revocation_reason: nullable(Type.String({ description: 'Why it was revoked, shown to anyone; null: not given' })),
  cert_url: Url('Its page, which anyone may see who has the address'),
  verify_url: Url('The page that tells whether it is valid'),
}

export const Certificate = Type.Object(
  {
    id: Id,
    public_id: frozen.public_id,
    verification_code: frozen.verification_code,
    status: oneOf(STATUSES, { description: STATUS }),
    attendee_name: frozen.attendee_name,
    attendee_id: nullable(IdOf('attendee; null: it is of a bulk job, or the attendee was removed since')),
    attendee_email: nullable(Type.String({ description: 'Their e-mail address; null: not known' })),
    event_id: IdOf('event'),
    event_name: frozen.event_name,
    tier: frozen.tier,
    issued_at: frozen.issued_at,
    expires_at: frozen.expires_at,
    revoked_at: frozen.revoked_at,
    revocation_reason: frozen.revocation_reason,
    superseded_by: nullable(IdOf('certificate that replaces this one; null: none')),
    cert_url: frozen.cert_url,
    verify_url: frozen.verify_url,
    pdf_url: Url('The PDF file, for anyone who has the address'),
    png_url: Url('The picture, for anyone who has the address'),
    credential_url: nullable(Type.String({ description: 'null: this version makes no signed credentials' })),
  },
  { title: 'Certificate', description: 'A certificate, as its organisation sees it' },
)

export const IssueBody = Type.Object(
  {
    attendee_ids: Type.Optional(
      Type.Array(Type.Integer(), {
        maxItems: 10_000,
        default: [],
        description: 'Who gets one; empty: all eligible attendees except those whose latest certificate was revoked',
      }),
    ),
  },
  { title: 'IssueRequest', description: 'Who gets a certificate' },
)

export const IssueResult = Type.Object(
  {
    issued: Type.Integer({ description: 'How many certificates were issued now' }),
    skipped: Type.Array(
      Type.Object({
        attendee_id: IdOf('attendee'),
        reason: oneOf(REASONS, { description: `Why they got none; ${WHY_NONE}` }),
      }),
      { description: 'Who got none, and why' },
    ),
    certificates: Type.Array(Certificate, { description: 'Those that were issued now' }),
  },
  { title: 'IssueResult', description: 'Who got a certificate, and who did not' },
)

export const RevokeBody = Type.Object(
  {
    revocation_reason: Type.Optional(
      nullable(
        Type.String({ maxLength: 1_000, description: 'Shown to whoever verifies the certificate; null: no reason' }),
      ),
    ),
  },
  { title: 'RevokeRequest', description: 'Why a certificate is revoked' },
)

export const ReissueBody = Type.Object(
  {
    attendee_name: Title(200, 'The corrected name'),
    revocation_reason: Type.Optional({
      ...RevokeBody.properties.revocation_reason,
      description:
        'Why, shown to whoever verifies the old one; null or left out: that it was replaced by a corrected one',
    }),
  },
  { title: 'ReissueRequest', description: 'What is right, and why the old certificate goes' },
)

export const TierSummary = Type.Object(
  {
    total: Type.Integer({ description: 'Certificates that are not revoked' }),
    tiers: Type.Array(
      Type.Object({
        tier: nullable(Type.String({ description: 'null: certificates without a tier' })),
        count: Type.Integer({ description: 'How many certificates have it' }),
        percentage: Type.Number({ description: 'Of the total, from 0 to 100, with two decimals' }),
      }),
      { description: 'Those of the event, the highest first, then others, last those without one' },
    ),
  },
  { title: 'TierSummary', description: 'How many certificates each tier has' },
)

/** What anyone may see: no e-mail address and no internal id. */
export const PublicCertificate = Type.Object({
  public_id: frozen.public_id,
  verification_code: frozen.verification_code,
  attendee_name: frozen.attendee_name,
  event_name: frozen.event_name,
  event_date: TimeOrNull('When the event began', 'not known'),
  issuer_name: Type.String({ description: 'Who issued it' }),
  tier: frozen.tier,
  issued_at: frozen.issued_at,
  expires_at: frozen.expires_at,
  revoked_at: frozen.revoked_at,
  revocation_reason: frozen.revocation_reason,
  superseded_by: nullable(
    Type.Object(
      { public_id: frozen.public_id, cert_url: frozen.cert_url },
      { description: 'The certificate that replaces it; null: none' },
    ),
  ),
  cert_url: frozen.cert_url,
  verify_url: frozen.verify_url,
  pdf_url: nullable(Url('The PDF file; null: it is not given out any more')),
  png_url: nullable(Url('The picture; null: it is not given out any more')),
})

export const Verification = Type.Object(
  {
    valid: Type.Boolean({ description: 'true: it is genuine and active; anything else is false' }),
    status: oneOf([...STATUSES, 'not_found'], { description: `${STATUS}; not_found: there is none` }),
    certificate: nullable({ ...PublicCertificate, description: 'What it certifies; null: there is none' }),
    checked_at: TimeOf('When this was looked up'),
    detail: Type.Optional(Type.String({ description: 'Why it was not found, for people; of not_found alone' })),
    code: Type.Optional(Type.String({ description: 'The same as a stable word for programs' })),
    request_id: Type.Optional(Type.String({ description: 'Name it when you ask for help; of not_found alone' })),
  },
  { title: 'Verification', description: 'Whether a certificate is valid, and what it certifies' },
)

export type Certificate = Static<typeof Certificate>
export type PublicCertificate = Static<typeof PublicCertificate>
export type IssueResult = Static<typeof IssueResult>
export type TierSummary = Static<typeof TierSummary>
export type CertificateStatus = (typeof STATUSES)[number]
