import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp } from '../../../platform/http/validation/schema.ts'

const REASONS = ['rejected', 'complained', 'unsubscribed', 'manual'] as const

const Address = Type.String({ maxLength: 254, format: 'email' })
const Detail = Type.String({ maxLength: 2_000, description: "Details, such as the server's response" })

export const EmailSuppression = Type.Object(
  {
    id: Type.Integer(),
    address: Type.String({ description: 'The suppressed address; letter case is ignored' }),
    reason: oneOf(REASONS, {
      description:
        'rejected: its mail server permanently rejected an email; complained: the person reported an email as spam; unsubscribed: the person only receives emails about their own registration or certificates; manual: added by hand. All but unsubscribed stop every email',
    }),
    detail: nullable(Detail),
    email_id: nullable(Type.Integer({ description: 'Email that led to it; null: none' })),
    created_at: Timestamp,
  },
  { title: 'EmailSuppression' },
)

export const NewEmailSuppression = Type.Object(
  { address: Address, detail: Type.Optional(nullable(Detail)) },
  { title: 'NewEmailSuppression' },
)

export const EmailSuppressionsQuery = Type.Object({
  ...Page,
  search: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Text in the address, ignoring case; every character is literal',
    }),
  ),
  address: Type.Optional(Type.String({ maxLength: 254, description: 'Only suppressions of this address' })),
  reason: Type.Optional(oneOf(REASONS)),
})

export type EmailSuppression = Static<typeof EmailSuppression>
export type NewEmailSuppression = Static<typeof NewEmailSuppression>
export type EmailSuppressionsQuery = Static<typeof EmailSuppressionsQuery>
