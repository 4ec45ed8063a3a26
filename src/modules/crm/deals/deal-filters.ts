import type { Static } from 'typebox'
import { invalidField } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { Day, oneOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { Currency } from './deal-schema.ts'
import { DEAL_STAGES } from './deal-stages.ts'

const Amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }))

const shared = {
  ...Page,
  search: Search,
  stage: Type.Optional(oneOf(DEAL_STAGES, { description: 'Only in this stage' })),
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Who looks after them' })),
  currency: Type.Optional(Currency('ISO 4217')),
  min_amount: Amount('An amount of at least this; with currency'),
  max_amount: Amount('An amount of at most this; with currency'),
  expected_after: Type.Optional(Day('Expected to be won on this day or later')),
  expected_before: Type.Optional(Day('Expected to be won on this day or earlier')),
  sort: Type.Optional(
    oneOf(['newest', 'oldest', 'amount', 'expected_close', 'updated'], {
      default: 'newest',
      description:
        'amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest',
    }),
  ),
}
const account_id = Type.Optional(Type.Integer({ description: 'The account that they are with' }))
const contact_id = Type.Optional(Type.Integer({ description: 'The contact that they are with' }))

export const DealsQuery = Type.Object({ ...shared, account_id, contact_id })
export const DealsOfAccountQuery = Type.Object({ ...shared, contact_id })
export const DealsOfContactQuery = Type.Object({ ...shared, account_id })

export type DealsQuery = Static<typeof DealsQuery>

/**
 * What a `deal` has to be for the filters of a query, the search apart; in the order in which they tell most.
 * @throws AppError validation_failed for amounts without a currency: those of several are not compared
 */
export function dealConditions(query: DealsQuery): Sql[] {
  const { account_id, contact_id, owner, stage, currency, min_amount, max_amount, sort } = query
  const { expected_after, expected_before } = query
  for (const [name, value] of Object.entries({ min_amount, max_amount, sort: sort === 'amount' || undefined }))
    if (value !== undefined && currency === undefined)
      throw invalidField(['query', name], 'needs currency: amounts of several are not compared', 'needs_currency')
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
