import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, Page, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { Contact } from '../contacts/contact-schema.ts'
import { MAX_PROPERTIES } from '../records/contact-profile.ts'

/** Maximum number of duplicates in one merge. */
const MAX_DUPLICATES = 20

const From = Type.Optional(Type.Integer({ description: 'Contact whose value is used' }))

export const MergeBody = Type.Object(
  {
    primary_id: Type.Integer({ description: 'Contact that remains' }),
    duplicate_ids: Type.Array(Type.Integer(), {
      minItems: 1,
      maxItems: MAX_DUPLICATES,
      uniqueItems: true,
      description: 'Contacts to merge into it',
    }),
    fields: Type.Optional(
      Type.Object(
        {
          account_id: From,
          email: From,
          first_name: From,
          last_name: From,
          phone: From,
          title: From,
          owner: From,
          tags: From,
          lifecycle_stage: From,
          email_consent: From,
          properties: Type.Optional(
            Type.Record(Type.String(), Type.Integer(), {
              maxProperties: MAX_PROPERTIES,
              description: 'Custom fields by key',
            }),
          ),
        },
        {
          description:
            'Contact whose value is used, by field. Other fields keep the value of the primary contact or, if it has none, get that of the first duplicate with one',
        },
      ),
    ),
  },
  { title: 'Merge' },
)

const Value = (description: string) =>
  Type.Unsafe<unknown>({ type: ['null', 'array', 'number', 'string'], items: { type: 'string' }, description })

export const MergedField = Type.Object(
  {
    field: Type.String({ description: 'Field of the contact; `properties.` and the key for a custom field' }),
    values: Type.Array(Type.Object({ contact_id: IdOf('contact'), value: Value('Value of the contact; null: none') }), {
      description: 'Values of all contacts, primary contact first',
    }),
    contact_id: nullable(
      Type.Integer({ description: 'Contact whose value is used; null: all (tags), or no contact has a value' }),
    ),
    value: Value('Value after the merge; null: none'),
  },
  { title: 'MergedField' },
)

const Moved = Type.Object(
  {
    deals: Type.Integer({ description: 'Number of deals' }),
    notes: Type.Integer({ description: 'Number of notes' }),
    tasks: Type.Integer({ description: 'Number of tasks' }),
    activities: Type.Integer({ description: 'Number of timeline entries' }),
  },
  { title: 'MovedRecords', description: 'Numbers of moved records' },
)

export const MergedContact = Type.Object(
  {
    ...Contact.properties,
    merge_id: nullable(Type.Integer({ description: 'Id for undoing the merge; null: preview' })),
    fields: Type.Array(MergedField, { description: 'Values of all contacts and the chosen value, by field' }),
    moved: Moved,
  },
  { title: 'MergedContact' },
)

export const ContactMerge = Type.Object(
  {
    id: Id,
    primary_id: Type.Integer({ description: 'Contact that remained' }),
    primary_name: Type.String({ description: 'Its name, or its email address or phone number if it has no name' }),
    duplicate_ids: Type.Array(Type.Integer(), { description: 'Contacts that were merged into it' }),
    duplicate_names: Type.Array(Type.String(), { description: 'Their names in the same order' }),
    created_at: CreatedAt,
    undone_at: TimeOrNull('When it was undone', 'it is active'),
  },
  { title: 'ContactMerge' },
)

export const MergeQuery = Type.Object({
  ...Page,
  contact_id: Type.Optional(Type.Integer({ description: 'Only merges that involve this contact' })),
})

export type MergeInput = Static<typeof MergeBody>
export type MergedField = Static<typeof MergedField>
export type MergedContact = Static<typeof MergedContact>
export type ContactMerge = Static<typeof ContactMerge>
export type MergeQuery = Static<typeof MergeQuery>
