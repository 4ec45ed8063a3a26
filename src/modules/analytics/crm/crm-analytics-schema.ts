import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { rangeOf } from '../../rollups/index.ts'

export const CONTACT_SOURCES = ['api', 'panel', 'import', 'registration', 'form'] as const
export const CONTACT_STAGES = ['lead', 'qualified', 'customer', 'evangelist'] as const

const date = Type.String({
  format: 'date',
  description: 'First day of the interval; the first and last interval only count days in the range',
})
const count = (description: string) => Type.Integer({ description })
const money = (description: string) => Type.Number({ description: `${description}, in this currency` })
const seconds = (description: string) =>
  nullable(Type.Number({ description: `${description}, in seconds; null: there are none` }))

const Contacts = Type.Object(
  {
    total: count('Current contacts, except merged ones'),
    created: count('Current contacts that were created in the range'),
    active: count('Current contacts whose last activity was in the range'),
    stages: Type.Array(
      Type.Object({
        stage: oneOf(CONTACT_STAGES, { description: 'Lifecycle stage' }),
        contacts: count('Current contacts in this stage'),
      }),
      { description: 'All stages in order' },
    ),
    sources: Type.Array(
      Type.Object({
        source: oneOf(CONTACT_SOURCES, { description: 'How the contacts were created' }),
        contacts: count('Current contacts from this source'),
        created: count('Current contacts from this source that were created in the range'),
      }),
      { description: 'All sources' },
    ),
    scores: Type.Array(
      Type.Object({
        from: Type.Integer({ description: 'Lowest lead score of this group' }),
        to: Type.Integer({ description: 'Highest lead score of this group' }),
        contacts: count('Current contacts with such a score'),
      }),
      { description: 'Groups of ten points, ascending; empty groups are left out' },
    ),
    series: Type.Array(
      Type.Object({
        date,
        created: count('Contacts made'),
        active: count('Contacts whose last activity was in the interval'),
        sources: Type.Object(
          Object.fromEntries(CONTACT_SOURCES.map((source) => [source, count('Contacts from this source')])),
          {
            description: 'Created contacts, by source',
          },
        ),
      }),
      { description: 'Every interval of the range in order' },
    ),
  },
  { description: 'Contacts' },
)

const Accounts = Type.Object(
  {
    total: count('Current accounts'),
    created: count('Current accounts that were created in the range'),
    series: Type.Array(Type.Object({ date, created: count('Accounts made') }), {
      description: 'Every interval of the range in order',
    }),
  },
  { description: 'Accounts (companies)' },
)

const Pipeline = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  open_count: count('Open deals'),
  open_amount: money('Total of their amounts'),
  weighted_amount: money('Total of their amounts, each multiplied by the weight of its stage'),
  won_count: count('Deals won'),
  won_amount: money('Total of their amounts'),
  lost_count: count('Deals lost'),
  lost_amount: money('Total of their amounts'),
  stages: Type.Array(
    Type.Object({
      stage: Type.String({ description: 'Stage of the pipeline' }),
      deals: count('Deals in the stage'),
      amount: money('Total of their amounts'),
      weighted_amount: money('Total multiplied by the weight of the stage, as in the pipeline'),
    }),
    { description: 'All stages in order' },
  ),
})

const Conversion = Type.Object({
  stage: Type.String({ description: 'Stage of the pipeline' }),
  entered: count('Deals that entered the stage in the range, each once'),
  moved_on: count('Of these, deals that have entered a later stage since; lost does not count as a later stage'),
  won: count('Of these, deals that are won now'),
  lost: count('Of these, deals that are lost now'),
  rate: Type.Number({ description: 'moved_on divided by entered; 0 when there are none' }),
  left: count('Number of times that a deal left the stage in the range'),
  mean_seconds: seconds('Mean time in the stage'),
  median_seconds: seconds('Median time in the stage'),
})

const closedCounts = {
  won: count('Deals won'),
  won_amount: money('Total of their amounts'),
  lost: count('Deals lost'),
  lost_amount: money('Total of their amounts'),
}

const Closed = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  ...closedCounts,
  win_rate: Type.Number({ description: 'won divided by won plus lost; 0 when there are none' }),
  series: Type.Array(Type.Object({ date, ...closedCounts }), {
    description: 'Every interval of the range in order',
  }),
})

export const CrmAnalytics = Type.Object(
  {
    ...rangeOf,
    contacts: Contacts,
    accounts: Accounts,
    pipeline: Type.Array(Pipeline, { description: 'Current deals by currency' }),
    stages: Type.Array(Conversion, { description: 'How deals moved through each stage' }),
    closed: Type.Array(Closed, {
      description: 'Deals won and lost in the range that still are, by currency and the time they were last closed',
    }),
  },
  { title: 'CrmAnalytics', description: 'Figures of contacts, accounts and deals' },
)

export type CrmAnalytics = Static<typeof CrmAnalytics>
export type ContactAnalytics = CrmAnalytics['contacts']
