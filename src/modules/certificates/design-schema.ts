import { type Static, Type } from 'typebox'
import { nullable, Timestamp, Title } from '../../platform/http/schema.ts'
import { Layout } from './design-layout.ts'

export const DesignView = Type.Object({
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
})

/** The parts of the multipart body. */
export const CreateDesignForm = Type.Object({
  name: Title(200, 'Name of the design'),
  layout: Type.Optional(Layout),
})

export const UpdateDesignBody = Type.Object({
  name: Type.Optional(Title(200, 'Name of the design')),
  layout: Type.Optional(Layout),
})

export type DesignView = Static<typeof DesignView>
export type UpdateDesign = Static<typeof UpdateDesignBody>
