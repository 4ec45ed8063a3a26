import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, oneOf, Page, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { REASON_KINDS } from './compare-people.ts'
import { MAX_IN_GROUP } from './group-matches.ts'

/** Matches that are less likely are told to whoever asks for them. */
export const USUAL_CONFIDENCE = 0.7

export const DuplicateQuery = Type.Object({
  ...Page,
  min_confidence: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: USUAL_CONFIDENCE,
      description: 'How likely it is at least that they are one person, from 0 to 1; below 0.4 nothing is kept',
    }),
  ),
})

const DuplicateContact = Type.Object(
  {
    id: Id,
    email: nullable(Type.String({ description: 'E-mail address; null: none' })),
    first_name: Type.String({ description: 'First name; may be empty' }),
    last_name: Type.String({ description: 'Last name; may be empty' }),
    phone: nullable(Type.String({ description: 'A telephone number, as it is written; null: none' })),
    title: nullable(Type.String({ description: 'Their position in the company; null: not known' })),
    account_id: nullable(IdOf('account (company); null: none')),
    account_name: nullable(Type.String({ description: 'The name of the account; null: they have none' })),
    lifecycle_stage: Type.String({ description: 'How far they have come' }),
    lead_score: Type.Integer({ description: 'How promising they are, by the rules of lead scores' }),
    last_activity_at: TimeOrNull('The time of the newest entry of their time line', 'it is empty'),
    created_at: CreatedAt,
  },
  { title: 'DuplicateContact' },
)

const DuplicateReason = Type.Object(
  {
    kind: oneOf(REASON_KINDS, { description: 'What they have in common' }),
    contact_ids: Type.Array(Type.Integer(), { description: 'The two of which it speaks' }),
    confidence: Type.Number({ description: 'How likely that alone makes it, from 0 to 1' }),
    detail: Type.String({ description: 'Why, for people' }),
  },
  { title: 'DuplicateReason' },
)

export const DuplicateGroup = Type.Object(
  {
    confidence: Type.Number({ description: 'How likely it is that all of them are one person, from 0 to 1' }),
    reasons: Type.Array(DuplicateReason, { description: 'What speaks for it' }),
    contacts: Type.Array(DuplicateContact, {
      description: `At most ${MAX_IN_GROUP}, as many as one merge takes; those with whom something happened last come first`,
    }),
  },
  { title: 'DuplicateGroup' },
)

export const NotDuplicatesBody = Type.Object(
  {
    contact_ids: Type.Array(Type.Integer(), {
      minItems: 2,
      maxItems: MAX_IN_GROUP,
      uniqueItems: true,
      description: 'Contacts of which each is another person than all the others',
    }),
  },
  { title: 'NewNotDuplicates' },
)

export const NotDuplicate = Type.Object(
  {
    id: Id,
    contact_ids: Type.Array(Type.Integer(), { description: 'Two contacts that are not the same person' }),
    created_at: CreatedAt,
  },
  { title: 'NotDuplicate' },
)

export const NotDuplicates = Type.Object(
  { not_duplicates: Type.Array(NotDuplicate, { description: 'One for each two of them' }) },
  { title: 'NotDuplicates' },
)

export type DuplicateQuery = Static<typeof DuplicateQuery>
export type DuplicateGroup = Static<typeof DuplicateGroup>
export type NotDuplicate = Static<typeof NotDuplicate>
