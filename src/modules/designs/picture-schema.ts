import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, UploadedFile } from '../../platform/http/validation/schema.ts'

export const PictureUpload = Type.Object({
  image: { ...UploadedFile, description: 'The picture: PNG, JPEG or WebP, at most 10 MB and 50 million pixels' },
})

export const LayoutPicture = Type.Object(
  {
    id: Id,
    picture: Type.String({ description: 'As a field of the type image names it' }),
    image_url: Type.String({ format: 'uri', description: 'Where it is read, without a key' }),
    width: Type.Integer({ description: 'Pixels, at most 1,000' }),
    height: Type.Integer({ description: 'Pixels, at most 1,000' }),
  },
  { title: 'LayoutPicture', description: 'A picture that can stand in designs' },
)

export type LayoutPicture = Static<typeof LayoutPicture>
