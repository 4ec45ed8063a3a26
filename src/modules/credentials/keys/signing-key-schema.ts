import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

export const SigningKey = Type.Object(
  {
    id: Id,
    purpose: oneOf(['credential', 'log'], { description: 'Whether it signs credentials, or the issuance log' }),
    state: oneOf(['current', 'replaced', 'withdrawn'], {
      description: 'Signatures of a replaced key stay valid; those of a withdrawn one are void',
    }),
    public_key: Type.String({ description: 'The Ed25519 public key as a Multikey: base58 that begins with z6Mk' }),
    verification_method: nullable(
      Type.String({ description: 'The name by which credentials refer to it; null for a key of the log' }),
    ),
    site: Type.String({ description: 'SITE_URL when it was created' }),
    created_at: CreatedAt,
    retired_at: TimeOrNull('When another key replaced it', 'it is current'),
    withdrawn_at: TimeOrNull('When it was withdrawn', 'it was not'),
  },
  { title: 'SigningKey' },
)
export type SigningKey = Static<typeof SigningKey>

export const WithdrawalPreview = Type.Object(
  { signed: Type.Integer({ description: 'Certificates and badges whose signatures become void' }) },
  { title: 'SigningKeyWithdrawal' },
)
export type WithdrawalPreview = Static<typeof WithdrawalPreview>
