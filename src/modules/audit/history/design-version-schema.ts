import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, TimeOf } from '../../../platform/http/validation/schema.ts'
import { Layout } from '../../designs/index.ts'
import { Actor } from '../audit-schema.ts'

const summary = {
  version: Type.Integer({ description: 'Number of the version, from 1' }),
  created_at: TimeOf('When the version was created'),
  made_by: nullable({ ...Actor, title: 'VersionMaker', description: 'Author of the version; null: unknown' }),
  restored_from: nullable(Type.Integer({ description: 'Number of the version it restored; null: it restored none' })),
  note: nullable(Type.String({ description: 'Note about the version; null: none' })),
  certificates: Type.Integer({ description: 'Number of certificates issued with it, including revoked ones' }),
}

export const DesignVersion = Type.Object(summary, { title: 'DesignVersion', description: 'A version of a design' })

export const WholeDesignVersion = Type.Object(
  {
    ...summary,
    layout: Layout,
    image_url: nullable(
      Type.String({
        format: 'uri',
        description: 'Address of the background picture; null: the built-in drawing named in the layout',
      }),
    ),
  },
  { title: 'WholeDesignVersion', description: 'A version of a design with its layout' },
)

export type DesignVersion = Static<typeof DesignVersion>
export type WholeDesignVersion = Static<typeof WholeDesignVersion>
