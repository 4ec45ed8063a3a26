import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, TimeOf } from '../../../platform/http/validation/schema.ts'
import { Layout } from '../../designs/index.ts'
import { Actor } from '../audit-schema.ts'

const summary = {
  version: Type.Integer({ description: 'Its number, from 1' }),
  created_at: TimeOf('When it was made'),
  made_by: nullable({ ...Actor, title: 'VersionMaker', description: 'Who made it; null: nobody who is known' }),
  restored_from: nullable(Type.Integer({ description: 'The version that it went back to; null: it is new' })),
  note: nullable(Type.String({ description: 'What it is about; null: nobody said' })),
  certificates: Type.Integer({ description: 'How many certificates were issued with it, revoked ones included' }),
}

export const DesignVersion = Type.Object(summary, { title: 'DesignVersion', description: 'A version of a design' })

export const WholeDesignVersion = Type.Object(
  {
    ...summary,
    layout: Layout,
    image_url: nullable(
      Type.String({ format: 'uri', description: 'The background picture; null: the drawing that the layout names' }),
    ),
  },
  { title: 'WholeDesignVersion', description: 'A version of a design, with its layout' },
)

export type DesignVersion = Static<typeof DesignVersion>
export type WholeDesignVersion = Static<typeof WholeDesignVersion>
