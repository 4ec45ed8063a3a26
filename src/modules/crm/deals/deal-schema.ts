import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Day,
  Id,
  nullable,
  oneOf,
  Page,
  TimeOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { DEAL_STAGES, STAGE_WEIGHTS } from './deal-stages.ts'

/** Beyond this places are not told apart exactly. */
const FARTHEST = 1e12

export const Currency = (description: string) =>
  Type.String({ maxLength: 3, format: 'currency', description, examples: ['EUR'] })

const title = Title(300, 'What is to be sold')

const fields = {
  account_id: nullable(Type.Integer({ description: 'The account (company) that it is with; null: none' })),
  contact_id: nullable(
    Type.Integer({ description: 'The contact that it is with; its time line tells of the deal; null: none' }),
  ),
  amount: Type.Number({
    minimum: 0,
    description: 'With the decimals that the currency has (EUR 2, JPY 0, KWD 3), and at most 15 digits in all',
  }),
  currency: Currency('ISO 4217. Left out of a new deal: that of the newest deal, EUR for the first one'),
  stage: oneOf(DEAL_STAGES, { description: 'lead unless it is said otherwise' }),
  expected_close_date: nullable(Day('The day on which it may be won; null: not known')),
  owner: nullable(
    Type.String({ maxLength: 254, description: 'Who looks after it: an e-mail address, or a name; null: nobody' }),
  ),
  notes: Type.String({ maxLength: 10_000, description: 'What else there is to know' }),
}

const position = Type.Number({
  minimum: -FARTHEST,
  maximum: FARTHEST,
  description: 'Its place on the board: the deals of a stage stand in ascending order, what is new on top',
})

export const Deal = Type.Object(
  {
    id: Id,
    title,
    ...fields,
    account_name: nullable(Type.String({ description: 'The name of the account; null: it has none' })),
    contact_name: nullable(
      Type.String({ description: 'The name of the contact, or its address where it has none; null: no contact' }),
    ),
    position,
    closed_at: TimeOrNull('When it was won or lost', 'it is open'),
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
      description: 'Instead of position: the deal of its stage above which it stands from now on',
    }),
    after: Type.Integer({
      description: 'Instead of position: the deal of its stage under which it stands from now on',
    }),
  }),
).properties

export const CreateDealBody = Type.Object({ title, ...changes }, { title: 'NewDeal' })
export const UpdateDealBody = Type.Partial(Type.Object({ title, ...changes }), { title: 'DealChange' })

export const StageChange = Type.Object(
  {
    id: Id,
    from_stage: nullable(oneOf(DEAL_STAGES, { description: 'The stage before; null: it was made in this one' })),
    to_stage: oneOf(DEAL_STAGES, { description: 'The stage that it entered' }),
    actor: Type.String({ description: 'Who moved it, as in the audit log', examples: ['api_key:12'] }),
    at: TimeOf('When it came into the stage'),
    left_at: TimeOrNull('When it left the stage', 'it is there'),
    seconds: Type.Integer({ description: 'For how many seconds it was in the stage, until now where it is there' }),
  },
  { title: 'DealStageChange' },
)

const Sum = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  amount: Type.Number({ description: 'The sum of their amounts' }),
  weighted_amount: Type.Number({ description: 'The same times the weight of the stage' }),
})

export const Pipeline = Type.Object(
  {
    stages: Type.Array(
      Type.Object({
        stage: oneOf(DEAL_STAGES, { description: 'The stage' }),
        weight: Type.Number({
          description: `How likely a deal is to be won: ${Object.entries(STAGE_WEIGHTS).map((each) => each.join(' '))}`,
        }),
        deal_count: Type.Integer({ description: 'How many deals are in it' }),
        sums: Type.Array(Sum, { description: 'For each currency alone' }),
        deals: Type.Array(Deal, { description: 'The first of them, from the top of the board' }),
      }),
      { description: 'All of them, in their order' },
    ),
  },
  { title: 'Pipeline' },
)

export const PipelineQuery = Type.Object({
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Deals of this owner alone' })),
  account_id: Type.Optional(Type.Integer({ description: 'Deals with this account alone' })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: 50,
      description: 'Deals of each stage; above 200 it is reduced to 200',
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
