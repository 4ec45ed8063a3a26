import type { Static } from 'typebox'
import { nullable, oneOf, Timestamp, Title } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'

export const STATUSES = ['active', 'revoked', 'expired'] as const

const Url = Type.String({ format: 'uri' })

export const Certificate = Type.Object(
  {
    id: Type.Integer(),
    public_id: Type.String({ format: 'uuid', description: 'Used in public links' }),
    verification_code: Type.String({ description: '12 characters and a check character, printed in groups of four' }),
    status: oneOf(STATUSES),
    attendee_name: Type.String(),
    attendee_id: nullable(Type.Integer()),
    attendee_email: nullable(Type.String()),
    event_id: Type.Integer(),
    event_name: Type.String(),
    tier: nullable(Type.String()),
    issued_at: Timestamp,
    expires_at: nullable(Timestamp),
    revoked_at: nullable(Timestamp),
    revocation_reason: nullable(Type.String()),
    superseded_by: nullable(Type.Integer({ description: 'The certificate that replaces this one' })),
    cert_url: Url,
    verify_url: Url,
    pdf_url: Url,
    png_url: Url,
    credential_url: nullable(Type.String({ description: 'null: this version makes no signed credentials' })),
  },
  { title: 'Certificate' },
)

export const IssueBody = Type.Object(
  {
    attendee_ids: Type.Optional(
      Type.Array(Type.Integer(), {
        maxItems: 10_000,
        default: [],
        description: 'Who gets one; empty: all eligible attendees',
      }),
    ),
  },
  { title: 'IssueRequest' },
)

export const IssueResult = Type.Object(
  {
    issued: Type.Integer({ description: 'How many certificates were issued now' }),
    skipped: Type.Array(
      Type.Object({
        attendee_id: Type.Integer(),
        reason: oneOf([
          'already_issued',
          'registration_cancelled',
          'not_registered',
          'not_attended',
          'attendance_too_low',
        ]),
      }),
    ),
    certificates: Type.Array(Certificate),
  },
  { title: 'IssueResult' },
)

export const RevokeBody = Type.Object(
  {
    revocation_reason: Type.Optional(
      nullable(Type.String({ maxLength: 1_000, description: 'Shown to whoever verifies the certificate' })),
    ),
  },
  { title: 'RevokeRequest' },
)

export const ReissueBody = Type.Object(
  {
    attendee_name: Title(200, 'The corrected name'),
    revocation_reason: RevokeBody.properties.revocation_reason,
  },
  { title: 'ReissueRequest' },
)

export const TierSummary = Type.Object(
  {
    total: Type.Integer({ description: 'Certificates that are not revoked' }),
    tiers: Type.Array(
      Type.Object({
        tier: nullable(Type.String({ description: 'null: certificates without a tier' })),
        count: Type.Integer(),
        percentage: Type.Number({ description: 'Of the total, from 0 to 100, with two decimals' }),
      }),
    ),
  },
  { title: 'TierSummary' },
)

/** What anyone may see: no e-mail address and no internal id. */
export const PublicCertificate = Type.Object({
  public_id: Type.String({ format: 'uuid' }),
  verification_code: Type.String(),
  attendee_name: Type.String(),
  event_name: Type.String(),
  event_date: nullable(Timestamp),
  issuer_name: Type.String(),
  tier: nullable(Type.String()),
  issued_at: Timestamp,
  expires_at: nullable(Timestamp),
  revoked_at: nullable(Timestamp),
  revocation_reason: nullable(Type.String()),
  superseded_by: nullable(Type.Object({ public_id: Type.String({ format: 'uuid' }), cert_url: Url })),
  cert_url: Url,
  verify_url: Url,
  pdf_url: nullable(Url),
  png_url: nullable(Url),
})

export const Verification = Type.Object(
  {
    valid: Type.Boolean(),
    status: oneOf([...STATUSES, 'not_found']),
    certificate: nullable(PublicCertificate),
    checked_at: Timestamp,
    detail: Type.Optional(Type.String()),
    code: Type.Optional(Type.String()),
    request_id: Type.Optional(Type.String()),
  },
  { title: 'Verification' },
)

export type Certificate = Static<typeof Certificate>
export type PublicCertificate = Static<typeof PublicCertificate>
export type IssueResult = Static<typeof IssueResult>
export type TierSummary = Static<typeof TierSummary>
export type CertificateStatus = (typeof STATUSES)[number]
