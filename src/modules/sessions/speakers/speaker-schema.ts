import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'

/** The most characters of a speaker's name. */
export const MAX_SPEAKER_NAME = 200

const words = {
  name: Title(MAX_SPEAKER_NAME, 'Full name'),
  role: nullable(Type.String({ maxLength: 300, description: 'Role and organisation; null: not set' })),
  biography: nullable(Type.String({ maxLength: 5_000, description: 'Biography, as Markdown; null: none' })),
  picture_url: nullable(
    Type.String({
      maxLength: 2_000,
      description: 'Picture: the `image_url` of a picture of the organisation; null: none',
    }),
  ),
  website: nullable(
    Type.String({ maxLength: 2_000, format: 'web-address', description: 'http(s) address of a website; null: none' }),
  ),
}

export const Speaker = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    ...words,
    session_ids: Type.Array(Type.Integer(), { description: 'Sessions in which they speak, by start' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Speaker', description: 'A person who speaks at an event, as its page shows them' },
)

const { name, ...others } = words

export const CreateSpeakerBody = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewSpeaker' },
)
export const UpdateSpeakerBody = Type.Partial(Type.Object(words), { title: 'SpeakerChange' })

export type Speaker = Static<typeof Speaker>
export type CreateSpeaker = Static<typeof CreateSpeakerBody>
export type UpdateSpeaker = Static<typeof UpdateSpeakerBody>
