import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf, TimeOf } from '../../../platform/http/validation/schema.ts'
import { Actor } from '../audit-schema.ts'

const KINDS = ['issued', 'mailed', 'verified', 'downloaded', 'shared', 'corrected', 'revoked'] as const

export const HistoryEntry = Type.Object(
  {
    kind: oneOf(KINDS, {
      description:
        'mailed: a mail was made, see status; verified, downloaded, shared: uses of one day, robots left out; corrected: another one replaces it',
    }),
    at: TimeOf('When it was; of uses the begin of the day'),
    actor: nullable({ ...Actor, title: 'HistoryActor', description: 'Who did it; null: nobody who is known' }),
    email_id: nullable(IdOf('mail; null: there was none')),
    status: nullable(
      Type.String({
        description: 'How the mail stands: queued, sending, sent, failed, suppressed, cancelled; null: no mail',
      }),
    ),
    reason: nullable(
      Type.String({ description: 'Why it was revoked or corrected, or a mail did not go; null: not told' }),
    ),
    certificate_id: nullable(IdOf('certificate that this one replaces, or is replaced by; null: none')),
    network: nullable(
      Type.String({ description: 'Where it was shared: linkedin, x, facebook, whatsapp, email; null: no share' }),
    ),
    count: Type.Integer({ description: 'How often on that day; otherwise 1' }),
  },
  { title: 'CertificateHistoryEntry', description: 'Something that became of a certificate' },
)

export type HistoryEntry = Static<typeof HistoryEntry>
