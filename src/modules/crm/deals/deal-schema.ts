import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Day,
  Id,
  nullable,
  Page,
  TimeOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { kind, StageKey } from '../stages/stage-schema.ts'

/** Positions beyond this are not distinguished exactly. */
const FARTHEST = 1e12

export const Currency = (description: string) =>
  Type.String({ maxLength: 3, format: 'currency', description, examples: ['EUR'] })

const title = Title(300, 'Title of the deal')

const fields = {
  account_id: nullable(Type.Integer({ description: 'Account (company) of the deal; null: none' })),
  contact_id: nullable(Type.Integer({ description: 'Contact of the deal, whose timeline records it; null: none' })),
  amount: Type.Number({
    minimum: 0,
    description: 'Amount with the decimals of the currency (EUR 2, JPY 0, KWD 3), at most 15 digits in total',
  }),
  currency: Currency('ISO 4217 code. A new deal defaults to the currency of the newest deal; the first one to EUR'),
  stage: StageKey(
    'Stage of the deal: a key of "List deal stages"; a new deal begins in the first, which is lead by default',
  ),
  expected_close_date: nullable(Day('Day on which the deal is expected to close; null: unknown')),
  owner: nullable(
    Type.String({
      maxLength: 254,
      description: 'Person in your organisation who looks after the deal: an email address or a name; null: nobody',
    }),
  ),
  notes: Type.String({ maxLength: 10_000, description: 'Free notes' }),
}

const position = Type.Number({
  minimum: -FARTHEST,
  maximum: FARTHEST,
  description: 'Position on the board: deals of a stage are in ascending order, and new deals are on top',
})

export const Deal = Type.Object(
  {
    id: Id,
    title,
    ...fields,
    account_name: nullable(Type.String({ description: 'Name of the account; null: no account' })),
    contact_name: nullable(
      Type.String({ description: 'Name of the contact, or its email address if it has no name; null: no contact' }),
    ),
    position,
    closed_at: TimeOrNull('When the deal was won or lost', 'the deal is open'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Deal' },
)

const changes = Type.Partial(
  Type.Object({
    ...fields,
    position,
    before: Type.Integer({
      description: 'Alternative to position: place the deal directly above this deal of its stage',
    }),
    after: Type.Integer({
      description: 'Alternative to position: place the deal directly below this deal of its stage',
    }),
  }),
).properties

export const CreateDealBody = Type.Object({ title, ...changes }, { title: 'NewDeal' })
export const UpdateDealBody = Type.Partial(Type.Object({ title, ...changes }), { title: 'DealChange' })

export const StageChange = Type.Object(
  {
    id: Id,
    from_stage: nullable(Type.String({ description: 'Previous stage; null: the deal was created in this stage' })),
    to_stage: Type.String({ description: 'Stage that the deal entered' }),
    actor: Type.String({ description: 'Actor who moved the deal, as in the audit log', examples: ['api_key:12'] }),
    at: TimeOf('When the deal entered the stage'),
    left_at: TimeOrNull('When the deal left the stage', 'it is still there'),
    seconds: Type.Integer({ description: 'Seconds in the stage, up to now for the current stage' }),
  },
  { title: 'DealStageChange' },
)

const Sum = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  amount: Type.Number({ description: 'Total of the amounts' }),
  weighted_amount: Type.Number({ description: 'Total multiplied by the weight of the stage' }),
})

export const Pipeline = Type.Object(
  {
    stages: Type.Array(
      Type.Object({
        stage: Type.String({ description: 'Stage' }),
        label: Type.String({ description: 'Label for people' }),
        kind,
        weight: Type.Number({ description: 'Probability of winning a deal in this stage' }),
        deal_count: Type.Integer({ description: 'Number of deals in the stage' }),
        sums: Type.Array(Sum, { description: 'Totals by currency' }),
        deals: Type.Array(Deal, { description: 'First deals from the top of the board' }),
      }),
      { description: 'All stages in order' },
    ),
  },
  { title: 'Pipeline' },
)

export const PipelineQuery = Type.Object({
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Only deals of this owner' })),
  account_id: Type.Optional(Type.Integer({ description: 'Only deals of this account' })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: 50,
      description: 'Number of deals per stage; values above 200 count as 200',
    }),
  ),
})

export const DealPage = Type.Object(Page)

export type Deal = Static<typeof Deal>
export type CreateDeal = Static<typeof CreateDealBody>
export type UpdateDeal = Static<typeof UpdateDealBody>
export type StageChange = Static<typeof StageChange>
export type Pipeline = Static<typeof Pipeline>
export type PipelineQuery = Static<typeof PipelineQuery>
