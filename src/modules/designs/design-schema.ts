import type { Static } from 'typebox'
import { nullable, Timestamp, Title, UploadedFile } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { Layout } from './design-layout.ts'

export const DesignView = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    version: Type.Integer({
      description: 'Each change makes a new version; certificates keep the one that they were issued with',
    }),
    layout: Layout,
    image_url: nullable(
      Type.String({ format: 'uri', description: 'The background picture; null: the built-in drawing' }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Design' },
)

/** The multipart body as the document tells it; `layout` is JSON text. */
export const DesignUpload = Type.Object({
  name: Title(200, 'Name of the design'),
  layout: Type.Optional(Type.String({ contentMediaType: 'application/json', description: 'A Layout as JSON text' })),
  image: Type.Optional(UploadedFile),
})

/** What the text parts of the multipart body hold. */
export const CreateDesignForm = Type.Object({
  name: Title(200, 'Name of the design'),
  layout: Type.Optional(Layout),
})

export const UpdateDesignBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'Name of the design')),
    layout: Type.Optional(Layout),
  },
  { title: 'DesignChange' },
)

export type DesignView = Static<typeof DesignView>
export type UpdateDesign = Static<typeof UpdateDesignBody>
