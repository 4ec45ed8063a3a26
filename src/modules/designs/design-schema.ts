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
import { BUILTIN_KEYS } from './builtin/builtin-keys.ts'
import { Layout } from './design-layout.ts'

export const DesignView = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the design, for its organisers' }),
    version: Type.Integer({
      description: 'Each change makes a new version; certificates keep the one that they were issued with',
    }),
    layout: Layout,
    image_url: nullable(
      Type.String({ format: 'uri', description: 'The background picture; null: the drawing that the layout names' }),
    ),
    note: nullable(Type.String({ description: 'What the newest version is about; null: nobody said' })),
    revision: Type.Integer({ description: 'Grows with every change; the ETag' }),
    archived_at: TimeOrNull('When it was archived', 'it is not'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Design', description: 'What certificates are drawn on, in its newest version' },
)

const FormTexts = {
  name: Type.Optional(Title(200, 'Name of the design. Required without `builtin`')),
  builtin: Type.Optional(
    oneOf(BUILTIN_KEYS, { description: 'The built-in design whose layout it begins with, in place of `layout`' }),
  ),
  language: Type.Optional(
    LanguageTag('The language of the words and dates that it begins with. Default that of the organisation'),
  ),
  color: Type.Optional(
    Type.String({
      pattern: '^#[0-9a-fA-F]{6}$',
      description: 'The colour that the built-in design follows. Default the primary one of the organisation',
    }),
  ),
}

/** The multipart body as the document tells it; `layout` is JSON text. */
export const DesignUpload = Type.Object({
  ...FormTexts,
  layout: Type.Optional(Type.String({ contentMediaType: 'application/json', description: 'A Layout as JSON text' })),
  image: Type.Optional({
    ...UploadedFile,
    description: 'The background: PNG, JPEG or WebP, at most 10 MB. Without it: a built-in drawing',
  }),
})

/** What the text parts of the multipart body hold. */
export const CreateDesignForm = Type.Object({ ...FormTexts, layout: Type.Optional(Layout) })

export const UpdateDesignBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'Name of the design')),
    layout: Type.Optional(Layout),
    note: Type.Optional(
      nullable(Title(500, 'What the version is about that this makes, or else the newest; null takes it away')),
    ),
    archived: Type.Optional(Type.Boolean({ description: 'false brings an archived design back, true archives it' })),
  },
  { title: 'DesignChange' },
)

export const DuplicateDesignBody = Type.Object(
  { name: Type.Optional(Title(200, 'Name of the copy. Default that of the design')) },
  { title: 'DesignDuplicate' },
)

export type CreateDesign = Static<typeof CreateDesignForm>
export type DesignView = Static<typeof DesignView>
export type DuplicateDesign = Static<typeof DuplicateDesignBody>
export type UpdateDesign = Static<typeof UpdateDesignBody>
