import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import {
  CreatedAt,
  Id,
  nullable,
  oneOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { CONTACT_SOURCES, LIFECYCLE_STAGES, MAX_PROPERTIES, MAX_TAGS } from './contact-profile.ts'

const Properties = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
  {
    maxProperties: MAX_PROPERTIES,
    description:
      'Own fields by their key, as /admin/crm/properties defines them. A change names some of them; null: none',
  },
)

const fields = {
  account_id: nullable(Type.Integer({ description: 'The account (company) that they belong to; null: none' })),
  email: nullable(
    Type.String({
      maxLength: 254,
      format: 'email',
      description: 'Unique in the organisation, without regard to letter case; null: none',
    }),
  ),
  first_name: Type.String({ maxLength: 200, description: 'First name; may be empty' }),
  last_name: Type.String({ maxLength: 200, description: 'Last name; may be empty' }),
  phone: nullable(Type.String({ maxLength: 40, description: 'A telephone number, as it is written; null: none' })),
  title: nullable(Type.String({ maxLength: 300, description: 'Their position in the company; null: not known' })),
  owner: nullable(
    Type.String({ maxLength: 254, description: 'Who looks after them: an e-mail address, or a name; null: nobody' }),
  ),
  tags: Type.Array(Title(50, 'A tag'), { maxItems: MAX_TAGS, description: 'Words to find people by' }),
  lifecycle_stage: oneOf(LIFECYCLE_STAGES, { description: 'How far they have come; lead unless it is said otherwise' }),
  properties: Properties,
}

const ScoreReason = Type.Object(
  {
    rule: Type.String({ description: 'The key of the rule' }),
    points: Type.Integer({ description: 'What it adds to the score; below zero: what it takes away' }),
    reason: Type.String({ description: 'Why, for people' }),
    evidence: Type.Object(
      {
        count: Type.Integer({ description: 'How often it was seen' }),
        last_at: TimeOrNull('When it was seen last', 'it has no time'),
      },
      { description: 'What it was seen by' },
    ),
  },
  { title: 'ScoreReason' },
)

export const Contact = Type.Object(
  {
    id: Id,
    ...fields,
    account_name: nullable(Type.String({ description: 'The name of the account; null: they have none' })),
    lead_score: Type.Integer({ description: 'The sum of the points of score_reasons' }),
    score_reasons: Type.Array(ScoreReason, { description: 'Why the score is what it is, rule by rule' }),
    last_activity_at: TimeOrNull('The time of the newest entry of their time line', 'it is empty'),
    source: oneOf(CONTACT_SOURCES, { description: 'By what they came' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Contact' },
)

const changes = Type.Partial(Type.Object(fields)).properties
export const CreateContactBody = Type.Object(changes, {
  title: 'NewContact',
  description: 'A name, an e-mail address or a phone number is needed',
  [NEEDS]: 'some',
})
export const UpdateContactBody = Type.Object(changes, { title: 'ContactChange' })

export type Contact = Static<typeof Contact>
export type CreateContact = Static<typeof CreateContactBody>
export type UpdateContact = Static<typeof UpdateContactBody>
