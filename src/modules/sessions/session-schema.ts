import type { Static } from 'typebox'
import { nullable, Timestamp, TimestampInput, Title } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'

const MAX_INTEGER = 2_147_483_647

const words = {
  title: Title(300, 'What it is called in the agenda'),
  location: nullable(Type.String({ maxLength: 300, description: 'Room or address' })),
  speaker: nullable(Type.String({ maxLength: 300, description: 'Who speaks' })),
  capacity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_INTEGER,
      description: 'How many can be checked in; null: any number. Lowering it puts nobody out, and lets nobody else in',
    }),
  ),
}

export const Session = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    ...words,
    start_time: Timestamp,
    end_time: Timestamp,
    checked_in_count: Type.Integer({ description: 'How many are checked in now' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Session' },
)

const { title, ...others } = words
const times = {
  start_time: { ...TimestampInput, examples: ['2026-12-01T09:00:00Z'] },
  end_time: { ...TimestampInput, examples: ['2026-12-01T10:00:00Z'] },
}

export const CreateSessionBody = Type.Object(
  { title, ...times, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewSession' },
)
export const UpdateSessionBody = Type.Partial(Type.Object({ ...words, ...times }), { title: 'SessionChange' })

export type Session = Static<typeof Session>
export type CreateSession = Static<typeof CreateSessionBody>
export type UpdateSession = Static<typeof UpdateSessionBody>
