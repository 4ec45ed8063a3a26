import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { frozen, STATUS, STATUSES, Url } from './certificate-schema.ts'

const CREDENTIAL_STATUSES = ['valid', 'revoked', 'expired', 'key_withdrawn', 'not_signed'] as const

/** Public view, without email address and internal ids. */
const PublicCertificate = Type.Object({
  public_id: frozen.public_id,
  verification_code: frozen.verification_code,
  attendee_name: frozen.attendee_name,
  event_name: frozen.event_name,
  event_date: TimeOrNull('When the event began', 'not known'),
  issuer_name: Type.String({ description: 'Issuer' }),
  tier: frozen.tier,
  kind: frozen.kind,
  values: { ...frozen.values, description: 'Values besides name and date, without those the design keeps private' },
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
  credential_url: frozen.credential_url,
  credential_status: nullable(
    oneOf(CREDENTIAL_STATUSES, {
      description:
        'The result that verifiers of its signed credential get. key_withdrawn: the issuer withdrew the key that signed it, and it is signed again within minutes; not_signed: it is signed within minutes; null: no credential',
    }),
  ),
})

export const Verification = Type.Object(
  {
    valid: Type.Boolean({ description: 'true: genuine and active' }),
    status: oneOf([...STATUSES, 'not_found'], { description: `${STATUS}; not_found: no such certificate` }),
    certificate: nullable({ ...PublicCertificate, description: 'The certificate; null: not found' }),
    checked_at: TimeOf('When this was checked'),
    detail: Type.Optional(Type.String({ description: 'Explanation for people; only with not_found' })),
    code: Type.Optional(Type.String({ description: 'Stable error code for programs' })),
    request_id: Type.Optional(Type.String({ description: 'Quote it when you ask for support; only with not_found' })),
  },
  { title: 'Verification', description: 'Whether a certificate is valid, with its facts' },
)

export type PublicCertificate = Static<typeof PublicCertificate>
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]
