import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { ACTIVITY_KINDS } from '../timeline/activity-kinds.ts'

const SCORED_FIELDS = ['title', 'phone', 'email', 'company_email', 'account'] as const

const Evidence = Type.Object(
  {
    activity: Type.Optional(oneOf(ACTIVITY_KINDS, { description: 'Timeline entries of this kind' })),
    deal: Type.Optional(
      oneOf(['open', 'won', 'lost'], { description: 'Deals of the contact that are currently in this state' }),
    ),
    field: Type.Optional(
      oneOf(SCORED_FIELDS, {
        description:
          'Contact field that is not empty; company_email is an address outside public mail services; account is the name of the account',
      }),
    ),
    property: Type.Optional(Type.String({ maxLength: 63, description: 'Key of a custom field that is not empty' })),
    matches: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: 100,
        description:
          'With field or property: only count it if it contains one of these words or phrases. Case and accents are ignored; `direct*` matches every word that begins this way',
      }),
    ),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: 'Contacts with this tag' })),
    stage: Type.Optional(
      oneOf(['lead', 'qualified', 'customer', 'evangelist'], { description: 'Contacts in this lifecycle stage' }),
    ),
    inactive_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'Contacts without activity for this number of days',
      }),
    ),
  },
  {
    title: 'LeadScoreEvidence',
    description: 'Evidence of the rule: exactly one of these, with matches where it applies',
  },
)

export const ScoreRule = Type.Object(
  {
    key: Type.String({
      pattern: '^[a-z][a-z0-9_]{0,49}$',
      description: 'Stable identifier of the rule: lower-case letters, digits and _; unique',
    }),
    label: Type.String({
      minLength: 1,
      maxLength: 100,
      format: 'not-blank',
      description: 'Label for people',
    }),
    points: Type.Integer({
      minimum: -1000,
      maximum: 1000,
      description: 'Points for each piece of evidence; negative to subtract',
    }),
    active: Type.Boolean({ description: 'Whether the rule is active' }),
    half_life_days: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description:
          'Half-life in days: evidence counts half after this time, and a quarter after twice as long; null: it does not age',
      }),
    ),
    max_count: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: 'Number of newest pieces of evidence that count; null: all',
      }),
    ),
    when: Evidence,
  },
  { title: 'LeadScoreRule' },
)

export type ScoreRule = Static<typeof ScoreRule>

export const ScoreRules = Type.Array(ScoreRule, {
  title: 'LeadScoreRules',
  maxItems: 50,
  description: 'All rules, in the order of their reasons',
})
