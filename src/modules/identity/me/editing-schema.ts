import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, IdOf, oneOf } from '../../../platform/http/validation/schema.ts'

export const Editing = Type.Object({
  kind: oneOf(['design', 'event'], { description: 'Kind of the open record: a design or an event' }),
  id: IdOf('design or event'),
})
export type Editing = Static<typeof Editing>

export const Editor = Type.Object(
  { id: Id, name: Type.String({ description: 'Name of the other editor', examples: ['Ada Lovelace'] }) },
  { title: 'Editor' },
)
export type Editor = Static<typeof Editor>

export const OtherEditors = Type.Object(
  {
    others: Type.Array(Editor, {
      description: 'Other members of the organisation who have it open, by name, at most 20',
    }),
  },
  { title: 'OtherEditors' },
)
