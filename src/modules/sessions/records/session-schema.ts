import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  TimeOf,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'

/** The most characters of each text. */
export const SESSION_TEXTS = { title: 300, location: 300, track: 100, description: 10_000 } as const
export const MAX_CAPACITY = 2_147_483_647

const words = {
  title: Title(SESSION_TEXTS.title, 'What it is called in the agenda'),
  location: nullable(Type.String({ maxLength: SESSION_TEXTS.location, description: 'Room or address; null: not set' })),
  speaker: nullable(
    Type.String({ maxLength: 300, description: 'Speaker as text; null: the names of its speakers, or not set' }),
  ),
  track: nullable(Type.String({ maxLength: SESSION_TEXTS.track, description: 'Track, such as Design; null: none' })),
  description: nullable(
    Type.String({ maxLength: SESSION_TEXTS.description, description: 'Description, as Markdown; null: none' }),
  ),
  capacity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_CAPACITY,
      description: 'Most attendees that can be inside; null: unlimited. Lowering it checks nobody out',
    }),
  ),
  required_for_certificate: Type.Boolean({
    default: false,
    description: 'Whether certificates of the event require attendance of this session',
  }),
  signup: Type.Boolean({
    default: false,
    description: 'Whether people choose the session when they register, up to its capacity',
  }),
}

/** Also the longest list in a calendar or page of one session. */
export const MAX_SPEAKERS_OF_SESSION = 20

const SessionSpeaker = Type.Object(
  {
    id: IdOf('speaker'),
    name: Type.String({ description: 'Full name' }),
    role: nullable(Type.String({ description: 'Role; null: not set' })),
    picture_url: nullable(Type.String({ description: 'Address of the picture; null: none' })),
  },
  { title: 'SessionSpeaker' },
)

export const Session = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    ...words,
    speakers: Type.Array(SessionSpeaker, { description: 'Its speakers, in order' }),
    start_time: TimeOf('When it begins'),
    end_time: TimeOf('When it ends'),
    checked_in_count: Type.Integer({ description: 'Attendees who are checked in, also those who have left' }),
    inside_count: Type.Integer({ description: 'Attendees inside now: checked in and not checked out' }),
    signed_up_count: Type.Integer({ description: 'Attendees who are signed up and have a place' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Session', description: 'A session in the agenda of an event, with its own check-in' },
)

const { title, ...others } = words
const times = {
  start_time: {
    ...TimestampInput,
    description: 'Start: ISO 8601, UTC without a zone',
    examples: ['2026-12-01T09:00:00Z'],
  },
  end_time: {
    ...TimestampInput,
    description: 'End, after the start: ISO 8601, UTC without a zone',
    examples: ['2026-12-01T10:00:00Z'],
  },
}

const speaker_ids = Type.Array(Type.Integer(), {
  maxItems: MAX_SPEAKERS_OF_SESSION,
  uniqueItems: true,
  description: 'Ids of its speakers, in order',
})

export const CreateSessionBody = Type.Object(
  { title, ...times, ...Type.Partial(Type.Object({ ...others, speaker_ids })).properties },
  { title: 'NewSession' },
)
export const UpdateSessionBody = Type.Partial(Type.Object({ ...words, ...times, speaker_ids }), {
  title: 'SessionChange',
})

export type Session = Static<typeof Session>
export type CreateSession = Static<typeof CreateSessionBody>
export type UpdateSession = Static<typeof UpdateSessionBody>
