import type { Static } from 'typebox'
import { invalidField } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { Day, oneOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { StageKey } from '../stages/stage-schema.ts'
import { Currency } from './deal-schema.ts'

const Amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }))

const shared = {
  ...Page,
  search: Search,
  stage: Type.Optional(StageKey('Only deals in this stage')),
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Only deals of this owner' })),
  currency: Type.Optional(Currency('ISO 4217')),
  min_amount: Amount('Amount of at least this value; needs currency'),
  max_amount: Amount('Amount of at most this value; needs currency'),
  expected_after: Type.Optional(Day('Only deals expected to close on this day or later')),
  expected_before: Type.Optional(Day('Only deals expected to close on this day or earlier')),
  sort: Type.Optional(
    oneOf(['newest', 'oldest', 'amount', 'expected_close', 'updated'], {
      default: 'newest',
      description:
        'amount: highest first, needs currency; expected_close: earliest first; updated: latest first. A search is always newest first',
    }),
  ),
}
const account_id = Type.Optional(Type.Integer({ description: 'Only deals of this account' }))
const contact_id = Type.Optional(Type.Integer({ description: 'Only deals of this contact' }))

export const DealsQuery = Type.Object({ ...shared, account_id, contact_id })
export const DealsOfAccountQuery = Type.Object({ ...shared, contact_id })
export const DealsOfContactQuery = Type.Object({ ...shared, account_id })

export type DealsQuery = Static<typeof DealsQuery>

/**
 * SQL conditions on `deal` for the filters of a query, except the search, most selective first.
 * @throws AppError validation_failed for amounts without a currency: amounts of different currencies cannot be compared
 */
export function dealConditions(query: DealsQuery): Sql[] {
  const { account_id, contact_id, owner, stage, currency, min_amount, max_amount, sort } = query
  const { expected_after, expected_before } = query
  for (const [name, value] of Object.entries({ min_amount, max_amount, sort: sort === 'amount' || undefined }))
    if (value !== undefined && currency === undefined)
      throw invalidField(
        ['query', name],
        'needs currency: amounts of different currencies cannot be compared',
        'needs_currency',
      )
  return [
    ...(account_id === undefined ? [] : [sql`deal.account_id = ${account_id}`]),
    ...(contact_id === undefined ? [] : [sql`deal.contact_id = ${contact_id}`]),
    ...(owner === undefined ? [] : [sql`deal.owner = ${owner.trim()}`]),
    ...(stage === undefined ? [] : [sql`deal.stage = ${stage}`]),
    ...(currency === undefined ? [] : [sql`deal.currency = ${currency.toUpperCase()}`]),
    ...(min_amount === undefined ? [] : [sql`deal.amount >= ${min_amount}::float8::text::numeric`]),
    ...(max_amount === undefined ? [] : [sql`deal.amount <= ${max_amount}::float8::text::numeric`]),
    ...(expected_after === undefined ? [] : [sql`deal.expected_close_date >= ${expected_after}::date`]),
    ...(expected_before === undefined ? [] : [sql`deal.expected_close_date <= ${expected_before}::date`]),
  ]
}
