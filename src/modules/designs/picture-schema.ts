import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, UploadedFile } from '../../platform/http/validation/schema.ts'

export const PictureUpload = Type.Object({
  image: { ...UploadedFile, description: 'PNG, JPEG or WebP, at most 10 MB and 50 million pixels' },
})

export const LayoutPicture = Type.Object(
  {
    id: Id,
    picture: Type.String({ description: 'Name to use in fields of the type image' }),
    image_url: Type.String({ format: 'uri', description: 'Public address' }),
    width: Type.Integer({ description: 'Pixels, at most 1,000' }),
    height: Type.Integer({ description: 'Pixels, at most 1,000' }),
  },
  { title: 'LayoutPicture', description: 'A picture for designs' },
)

export type LayoutPicture = Static<typeof LayoutPicture>
