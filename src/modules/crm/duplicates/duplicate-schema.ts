import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, oneOf, Page, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { REASON_KINDS } from './compare-people.ts'
import { MAX_IN_GROUP } from './group-matches.ts'

/** Default for `min_confidence`; less likely matches must be requested. */
export const USUAL_CONFIDENCE = 0.7

export const DuplicateQuery = Type.Object({
  ...Page,
  min_confidence: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: USUAL_CONFIDENCE,
      description:
        'Minimum probability that the contacts are one person, from 0 to 1; matches below 0.4 are not stored',
    }),
  ),
})

const DuplicateContact = Type.Object(
  {
    id: Id,
    email: nullable(Type.String({ description: 'Email address; null: none' })),
    first_name: Type.String({ description: 'First name; may be empty' }),
    last_name: Type.String({ description: 'Last name; may be empty' }),
    phone: nullable(Type.String({ description: 'Phone number as written; null: none' })),
    title: nullable(Type.String({ description: 'Job title; null: unknown' })),
    account_id: nullable(IdOf('account (company); null: none')),
    account_name: nullable(Type.String({ description: 'Name of the account; null: no account' })),
    lifecycle_stage: Type.String({ description: 'Lifecycle stage' }),
    lead_score: Type.Integer({ description: 'Lead score by the rules of the organisation' }),
    last_activity_at: TimeOrNull('Time of the latest entry in the timeline', 'the timeline is empty'),
    created_at: CreatedAt,
  },
  { title: 'DuplicateContact' },
)

const DuplicateReason = Type.Object(
  {
    kind: oneOf(REASON_KINDS, { description: 'Type of indication' }),
    contact_ids: Type.Array(Type.Integer(), { description: 'The two contacts that it refers to' }),
    confidence: Type.Number({ description: 'Probability by this indication alone, from 0 to 1' }),
    detail: Type.String({ description: 'Explanation for people' }),
  },
  { title: 'DuplicateReason' },
)

export const DuplicateGroup = Type.Object(
  {
    confidence: Type.Number({ description: 'Probability that all contacts of the group are one person, from 0 to 1' }),
    reasons: Type.Array(DuplicateReason, { description: 'Indications that they are the same person' }),
    contacts: Type.Array(DuplicateContact, {
      description: `At most ${MAX_IN_GROUP}, as many as one merge accepts; contacts with the latest activity come first`,
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
      description: 'Contacts that are all different people',
    }),
  },
  { title: 'NewNotDuplicates' },
)

export const NotDuplicate = Type.Object(
  {
    id: Id,
    contact_ids: Type.Array(Type.Integer(), { description: 'Two contacts that are different people' }),
    contact_names: Type.Array(Type.String(), {
      description: 'Their names in the same order, or the email address or phone number of a contact without a name',
    }),
    created_at: CreatedAt,
  },
  { title: 'NotDuplicate' },
)

export const NotDuplicates = Type.Object(
  { not_duplicates: Type.Array(NotDuplicate, { description: 'One pair for each combination of two' }) },
  { title: 'NotDuplicates' },
)

export type DuplicateQuery = Static<typeof DuplicateQuery>
export type DuplicateGroup = Static<typeof DuplicateGroup>
export type NotDuplicate = Static<typeof NotDuplicate>
