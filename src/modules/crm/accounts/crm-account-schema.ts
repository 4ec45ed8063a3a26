import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { accountDomain } from './account-domain.ts'

defineFormat('domain', {
  accepts: (text) => accountDomain(text) !== null,
  problem: ['domain', 'must be a domain such as example.com, or an address with one'],
})

const fields = {
  name: Title(200, 'What the company is called'),
  domain: nullable(
    Type.String({
      maxLength: 300,
      format: 'domain',
      description: 'Its domain, or an address with it; kept as example.com. Only one account has it; null: none',
      examples: ['example.com'],
    }),
  ),
  industry: nullable(Type.String({ maxLength: 200, description: 'What it does; null: not known' })),
  website: nullable(Type.String({ maxLength: 2_000, description: 'The address of its site; null: none' })),
  phone: nullable(Type.String({ maxLength: 40, description: 'A telephone number, as it is written; null: none' })),
  notes: Type.String({ maxLength: 10_000, description: 'What else there is to know' }),
}

const Money = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  amount: Type.Number({ description: 'The sum, in whole units and decimals of the currency' }),
})

export const Account = Type.Object(
  {
    id: Id,
    ...fields,
    contact_count: Type.Integer({ description: 'How many contacts belong to it' }),
    open_deal_amount: Type.Array(Money, {
      description:
        'The sum of its deals that are neither won nor lost, for each currency; none of a currency: no entry',
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
