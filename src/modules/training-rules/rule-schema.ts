import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { CreatedAt, Id, IdOf, Page, UpdatedAt } from '../../platform/http/validation/schema.ts'

const tags = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 10, description })

export const AssignmentRule = Type.Object(
  {
    id: Id,
    programme_id: IdOf('training programme'),
    tags: tags('Contacts with at least one of these tags get the programme; empty: every contact'),
    reached: Type.Integer({ description: 'Number of contacts that the rule has reached' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'TrainingAssignmentRule', description: 'Rule that gives a programme to contacts, now and later' },
)

export const AssignmentRuleBody = Type.Object(
  { tags: tags('Contacts with at least one of these tags get the programme; empty: every contact') },
  { title: 'NewTrainingAssignmentRule', description: 'Contacts who get the programme' },
)

export const AssignmentRulePreview = Type.Object(
  {
    contacts: Type.Integer({ description: 'Number of contacts with an email address that match now' }),
    would_assign: Type.Integer({ description: 'Number of these who do not have the programme yet' }),
  },
  { title: 'TrainingAssignmentRulePreview', description: 'Present effect of a rule, without saving it' },
)

export const AssignmentRulesQuery = Type.Object({
  ...Page,
  programme_id: Type.Optional(Type.Integer({ description: 'Only the rule of this programme' })),
})

export type AssignmentRule = Static<typeof AssignmentRule>
export type AssignmentRuleBody = Static<typeof AssignmentRuleBody>
export type AssignmentRulePreview = Static<typeof AssignmentRulePreview>
export type AssignmentRulesQuery = Static<typeof AssignmentRulesQuery>
