import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  LanguageTag,
  nullable,
  oneOf,
  TimeOrNull,
  Title,
  UpdatedAt,
  UploadedFile,
} from '../../platform/http/validation/schema.ts'
import { BUILTIN_KEYS } from './layout/builtin-keys.ts'
import { Layout } from './layout/design-layout.ts'

export const DesignView = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the design, for organisers' }),
    version: Type.Integer({
      description: 'Number of the version; each change creates one, and certificates keep theirs',
    }),
    layout: Layout,
    image_url: nullable(
      Type.String({
        format: 'uri',
        description: 'Address of the background picture; null: the drawing named in the layout',
      }),
    ),
    note: nullable(Type.String({ description: 'Note about the newest version; null: none' })),
    revision: Type.Integer({ description: 'Increases with every change; the ETag' }),
    archived_at: TimeOrNull('When it was archived', 'it is not archived'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Design', description: 'A design for certificates, in its newest version' },
)

const FormTexts = {
  name: Type.Optional(Title(200, 'Name of the design. Required without `builtin`')),
  builtin: Type.Optional(
    oneOf(BUILTIN_KEYS, { description: 'Built-in design whose layout to start with, instead of `layout`' }),
  ),
  language: Type.Optional(LanguageTag("Language of the initial text and dates. Default: the organisation's")),
  color: Type.Optional(
    Type.String({
      pattern: '^#[0-9a-fA-F]{6}$',
      description: "Colour of the built-in design. Default: the organisation's primary colour",
    }),
  ),
}

/** The multipart body for the API document; `layout` is JSON text. */
export const DesignUpload = Type.Object({
  ...FormTexts,
  layout: Type.Optional(Type.String({ contentMediaType: 'application/json', description: 'A Layout as JSON text' })),
  image: Type.Optional({
    ...UploadedFile,
    description: 'Background: PNG, JPEG or WebP, at most 10 MB. Default: a built-in drawing',
  }),
})

/** The parsed text parts of the multipart body. */
export const CreateDesignForm = Type.Object({ ...FormTexts, layout: Type.Optional(Layout) })

export const UpdateDesignBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'Name of the design')),
    layout: Type.Optional(Layout),
    note: Type.Optional(
      nullable(
        Title(500, 'Note about the version created by this update, or about the newest version; null deletes it'),
      ),
    ),
    archived: Type.Optional(Type.Boolean({ description: 'true archives the design, false restores it' })),
  },
  { title: 'DesignChange' },
)

export const DuplicateDesignBody = Type.Object(
  { name: Type.Optional(Title(200, 'Name of the copy. Default: the name of the design')) },
  { title: 'DesignDuplicate' },
)

export type CreateDesign = Static<typeof CreateDesignForm>
export type DesignView = Static<typeof DesignView>
export type DuplicateDesign = Static<typeof DuplicateDesignBody>
export type UpdateDesign = Static<typeof UpdateDesignBody>
