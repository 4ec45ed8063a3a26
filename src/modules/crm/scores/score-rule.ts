import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { ACTIVITY_KINDS } from '../timeline/activity-kinds.ts'

const SCORED_FIELDS = ['title', 'phone', 'email', 'company_email', 'account'] as const

const Evidence = Type.Object(
  {
    activity: Type.Optional(oneOf(ACTIVITY_KINDS, { description: 'Entries of this kind in the time line' })),
    deal: Type.Optional(oneOf(['open', 'won', 'lost'], { description: 'Deals of the contact that are so now' })),
    field: Type.Optional(
      oneOf(SCORED_FIELDS, {
        description:
          'A field of the contact that is filled; company_email is an address that is not of a mail service for everybody; account is the name of its account',
      }),
    ),
    property: Type.Optional(
      Type.String({ maxLength: 63, description: 'A field of your own that is filled, by its key' }),
    ),
    matches: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: 100,
        description:
          'With field or property: it counts only if one of these words or phrases is in it. Case and accents make no difference; `direct*` stands for every word that begins so',
      }),
    ),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: 'The contact has this tag' })),
    stage: Type.Optional(
      oneOf(['lead', 'qualified', 'customer', 'evangelist'], { description: 'The contact is in this lifecycle stage' }),
    ),
    inactive_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'Nothing has happened with the contact for so many days',
      }),
    ),
  },
  { title: 'LeadScoreEvidence', description: 'What counts: exactly one of these, with matches where it fits' },
)

export const ScoreRule = Type.Object(
  {
    key: Type.String({
      pattern: '^[a-z][a-z0-9_]{0,49}$',
      description: 'A stable word for the rule: small letters, digits and _; each once',
    }),
    label: Type.String({
      minLength: 1,
      maxLength: 100,
      format: 'not-blank',
      description: 'What it is about, for people',
    }),
    points: Type.Integer({
      minimum: -1000,
      maximum: 1000,
      description: 'What each piece of evidence adds; below zero: what it takes away',
    }),
    active: Type.Boolean({ description: 'Whether it counts' }),
    half_life_days: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'After so many days evidence counts half, after twice as many a quarter; null: it stays as it is',
      }),
    ),
    max_count: nullable(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'So many pieces count, the newest ones; null: all' }),
    ),
    when: Evidence,
  },
  { title: 'LeadScoreRule' },
)

export type ScoreRule = Static<typeof ScoreRule>

export const ScoreRules = Type.Array(ScoreRule, {
  title: 'LeadScoreRules',
  maxItems: 50,
  description: 'All of them, in the order in which reasons are told',
})
