import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { DEAL_STAGES } from '../../crm/index.ts'
import { rangeOf } from '../../rollups/index.ts'

export const CONTACT_SOURCES = ['api', 'panel', 'import', 'registration', 'form'] as const
export const CONTACT_STAGES = ['lead', 'qualified', 'customer', 'evangelist'] as const

const date = Type.String({
  format: 'date',
  description: 'The first day of the interval; the first and the last interval count what is in the range',
})
const count = (description: string) => Type.Integer({ description })
const money = (description: string) => Type.Number({ description: `${description}, in this currency` })
const seconds = (description: string) =>
  nullable(Type.Number({ description: `${description}, in seconds; null: there was none` }))

const Contacts = Type.Object(
  {
    total: count('Contacts that there are now; those that were merged into others are none'),
    created: count('Of these, how many were made within the range'),
    active: count('Of these, how many had their last activity within the range'),
    stages: Type.Array(
      Type.Object({
        stage: oneOf(CONTACT_STAGES, { description: 'The lifecycle stage' }),
        contacts: count('Contacts that are in it now'),
      }),
      { description: 'All stages in their order' },
    ),
    sources: Type.Array(
      Type.Object({
        source: oneOf(CONTACT_SOURCES, { description: 'What made the contact known' }),
        contacts: count('Contacts of this source that there are now'),
        created: count('Of these, how many were made within the range'),
      }),
      { description: 'All sources' },
    ),
    scores: Type.Array(
      Type.Object({
        from: Type.Integer({ description: 'The lowest lead score that counts here' }),
        to: Type.Integer({ description: 'The highest one' }),
        contacts: count('Contacts that have such a score now'),
      }),
      { description: 'By ten points each, ascending; tens that no contact has are left out' },
    ),
    series: Type.Array(
      Type.Object({
        date,
        created: count('Contacts made'),
        active: count('Contacts that had their last activity'),
        sources: Type.Object(
          Object.fromEntries(CONTACT_SOURCES.map((source) => [source, count('Contacts made by it')])),
          {
            description: 'Those made, by source',
          },
        ),
      }),
      { description: 'Every interval of the range in its order' },
    ),
  },
  { description: 'People' },
)

const Accounts = Type.Object(
  {
    total: count('Accounts that there are now'),
    created: count('Of these, how many were made within the range'),
    series: Type.Array(Type.Object({ date, created: count('Accounts made') }), {
      description: 'Every interval of the range in its order',
    }),
  },
  { description: 'Companies' },
)

const Pipeline = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  open_count: count('Deals that are open'),
  open_amount: money('The sum of their amounts'),
  weighted_amount: money('The same, each times the weight of its stage'),
  won_count: count('Deals that are won'),
  won_amount: money('The sum of their amounts'),
  lost_count: count('Deals that are lost'),
  lost_amount: money('The sum of their amounts'),
  stages: Type.Array(
    Type.Object({
      stage: oneOf(DEAL_STAGES, { description: 'The stage of the pipeline' }),
      deals: count('Deals that are in it'),
      amount: money('The sum of their amounts'),
      weighted_amount: money('The same times the weight of the stage, as the pipeline has it'),
    }),
    { description: 'All stages in their order' },
  ),
})

const Conversion = Type.Object({
  stage: oneOf(DEAL_STAGES, { description: 'The stage of the pipeline' }),
  entered: count('Deals that came into it within the range, each once'),
  moved_on: count('Of these, how many came into a later stage after that, up to now; lost is no later stage'),
  won: count('Of these, how many are won now'),
  lost: count('Of these, how many are lost now'),
  rate: Type.Number({ description: 'moved_on as a fraction of entered; 0 when there are none' }),
  left: count('How often a deal left it within the range'),
  mean_seconds: seconds('How long they had been in it, on average'),
  median_seconds: seconds('How long the one in the middle had been in it'),
})

const closedCounts = {
  won: count('Deals won'),
  won_amount: money('The sum of their amounts'),
  lost: count('Deals lost'),
  lost_amount: money('The sum of their amounts'),
}

const Closed = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  ...closedCounts,
  win_rate: Type.Number({ description: 'won as a fraction of won and lost; 0 when there are none' }),
  series: Type.Array(Type.Object({ date, ...closedCounts }), {
    description: 'Every interval of the range in its order',
  }),
})

export const CrmAnalytics = Type.Object(
  {
    ...rangeOf,
    contacts: Contacts,
    accounts: Accounts,
    pipeline: Type.Array(Pipeline, { description: 'What deals come to now, by currency' }),
    stages: Type.Array(Conversion, { description: 'How deals went through each stage' }),
    closed: Type.Array(Closed, {
      description: 'Deals won and lost within the range that are so still, by currency and when they were closed last',
    }),
  },
  { title: 'CrmAnalytics', description: 'Contacts, accounts and deals, in figures' },
)

export type CrmAnalytics = Static<typeof CrmAnalytics>
export type ContactAnalytics = CrmAnalytics['contacts']
