import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf, TimeOf } from '../../../platform/http/validation/schema.ts'
import { Actor } from '../audit-schema.ts'

const KINDS = ['issued', 'mailed', 'verified', 'downloaded', 'shared', 'corrected', 'revoked'] as const

export const HistoryEntry = Type.Object(
  {
    kind: oneOf(KINDS, {
      description:
        'mailed: an email was created, see status; verified, downloaded, shared: uses on one day, excluding robots; corrected: replaced by another certificate',
    }),
    at: TimeOf('When it happened; for uses, the start of the day'),
    actor: nullable({ ...Actor, title: 'HistoryActor', description: 'The actor; null: unknown' }),
    email_id: nullable(IdOf('email; null: none')),
    status: nullable(
      Type.String({
        description: 'Status of the email: queued, sending, sent, failed, suppressed, cancelled; null: no email',
      }),
    ),
    reason: nullable(
      Type.String({ description: 'Reason for the revocation, the correction or a failed email; null: none given' }),
    ),
    certificate_id: nullable(IdOf('certificate that this one replaces or is replaced by; null: none')),
    network: nullable(
      Type.String({
        description: 'Network it was shared on: linkedin, x, facebook, whatsapp, email; null: not a share',
      }),
    ),
    count: Type.Integer({ description: 'Number of uses on that day; otherwise 1' }),
  },
  { title: 'CertificateHistoryEntry', description: 'An entry in the history of a certificate' },
)

export type HistoryEntry = Static<typeof HistoryEntry>
