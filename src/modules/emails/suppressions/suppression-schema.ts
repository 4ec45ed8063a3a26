import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp } from '../../../platform/http/validation/schema.ts'

const REASONS = ['rejected', 'unsubscribed', 'manual'] as const

const Address = Type.String({ maxLength: 254, format: 'email' })
const Detail = Type.String({ maxLength: 2_000, description: 'More about it, such as what the server said' })

export const EmailSuppression = Type.Object(
  {
    id: Type.Integer(),
    address: Type.String({ description: 'To which nothing is sent; letter case makes no difference' }),
    reason: oneOf(REASONS, {
      description:
        'rejected: its server refused a mail for good; unsubscribed: its owner wants only what is about a registration or certificate of their own; manual: it was put here. All but unsubscribed stop every mail',
    }),
    detail: nullable(Detail),
    email_id: nullable(Type.Integer({ description: 'The mail that led to it' })),
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
  address: Type.Optional(Type.String({ maxLength: 254, description: 'Those of this address' })),
  reason: Type.Optional(oneOf(REASONS)),
})

export type EmailSuppression = Static<typeof EmailSuppression>
export type NewEmailSuppression = Static<typeof NewEmailSuppression>
export type EmailSuppressionsQuery = Static<typeof EmailSuppressionsQuery>
