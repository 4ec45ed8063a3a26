import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, Page, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { MAX_PROPERTIES } from '../contacts/contact-profile.ts'
import { Contact } from '../contacts/contact-schema.ts'

/** So many contacts become another one at once. */
const MAX_DUPLICATES = 20

const From = Type.Optional(Type.Integer({ description: 'The contact whose value is taken' }))

export const MergeBody = Type.Object(
  {
    primary_id: Type.Integer({ description: 'The contact that stays' }),
    duplicate_ids: Type.Array(Type.Integer(), {
      minItems: 1,
      maxItems: MAX_DUPLICATES,
      uniqueItems: true,
      description: 'The contacts that become that one',
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
          properties: Type.Optional(
            Type.Record(Type.String(), Type.Integer(), {
              maxProperties: MAX_PROPERTIES,
              description: 'Own fields, by their key',
            }),
          ),
        },
        {
          description:
            'Whose value to take, for fields where it shall not be that of the contact that stays or, where that has none, of the first duplicate that has one',
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
    field: Type.String({ description: 'A field of the contact; `properties.` and the key for one of its own' }),
    values: Type.Array(Type.Object({ contact_id: IdOf('contact'), value: Value('What it has; null: nothing') }), {
      description: 'What each of them has, the contact that stays first',
    }),
    contact_id: nullable(
      Type.Integer({ description: 'Whose value it is from now on; null: of all (tags), or nobody has one' }),
    ),
    value: Value('What the contact that stays has from now on; null: nothing'),
  },
  { title: 'MergedField' },
)

const Moved = Type.Object(
  {
    deals: Type.Integer({ description: 'Deals' }),
    notes: Type.Integer({ description: 'Notes' }),
    activities: Type.Integer({ description: 'Entries of time lines' }),
  },
  { title: 'MovedRecords', description: 'How much went along' },
)

export const MergedContact = Type.Object(
  {
    ...Contact.properties,
    merge_id: nullable(Type.Integer({ description: 'By which it can be undone; null: nothing was done' })),
    fields: Type.Array(MergedField, { description: 'Field by field, what each of them had and whose value was taken' }),
    moved: Moved,
  },
  { title: 'MergedContact' },
)

export const ContactMerge = Type.Object(
  {
    id: Id,
    primary_id: Type.Integer({ description: 'The contact that stayed' }),
    duplicate_ids: Type.Array(Type.Integer(), { description: 'The contacts that became that one' }),
    created_at: CreatedAt,
    undone_at: TimeOrNull('When it was undone', 'it holds'),
  },
  { title: 'ContactMerge' },
)

export const MergeQuery = Type.Object({
  ...Page,
  contact_id: Type.Optional(Type.Integer({ description: 'Only those that this contact had a part in' })),
})

export type MergeInput = Static<typeof MergeBody>
export type MergedField = Static<typeof MergedField>
export type MergedContact = Static<typeof MergedContact>
export type ContactMerge = Static<typeof ContactMerge>
export type MergeQuery = Static<typeof MergeQuery>
