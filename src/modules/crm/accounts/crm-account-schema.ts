import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { accountDomain } from './account-domain.ts'

defineFormat('domain', {
  accepts: (text) => accountDomain(text) !== null,
  problem: ['domain', 'must be a domain such as example.com, or a URL or email address that contains one'],
})

const fields = {
  name: Title(200, 'Name of the company'),
  domain: nullable(
    Type.String({
      maxLength: 300,
      format: 'domain',
      description:
        'Domain, or a URL or email address that contains it; stored as example.com. Unique among accounts; null: none',
      examples: ['example.com'],
    }),
  ),
  industry: nullable(Type.String({ maxLength: 200, description: 'Industry; null: unknown' })),
  website: nullable(Type.String({ maxLength: 2_000, description: 'Address of the website; null: none' })),
  phone: nullable(Type.String({ maxLength: 40, description: 'Phone number as written; null: none' })),
  notes: Type.String({ maxLength: 10_000, description: 'Free notes' }),
}

const Money = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  amount: Type.Number({ description: 'Total in units of the currency' }),
})

export const Account = Type.Object(
  {
    id: Id,
    ...fields,
    contact_count: Type.Integer({ description: 'Number of contacts of the account' }),
    open_deal_amount: Type.Array(Money, {
      description: 'Totals of its open deals (neither won nor lost) by currency; currencies without deals are left out',
    }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Account' },
)

const { name, ...others } = fields

export const CreateAccountBody = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewAccount' },
)
export const UpdateAccountBody = Type.Partial(Type.Object(fields), { title: 'AccountChange' })

export type Account = Static<typeof Account>
export type CreateAccount = Static<typeof CreateAccountBody>
export type UpdateAccount = Static<typeof UpdateAccountBody>
