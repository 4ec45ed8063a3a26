import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, Page, TimeOf, Title } from '../../../platform/http/validation/schema.ts'
import { SearchPeople } from '../assignments/match-people.ts'

export const Completion = Type.Object(
  {
    id: Id,
    course_id: IdOf('outside course'),
    course_code: Type.String({ description: 'Code of the external course' }),
    email: Type.String({ description: 'Email address of the person' }),
    name: Type.String({ description: 'Name of the person; empty when unknown' }),
    completed_at: TimeOf('When the person completed the course'),
    external_id: Type.String({ description: 'Id of the completion in the other system' }),
    created_at: CreatedAt,
  },
  { title: 'TrainingCompletion', description: 'Completion of an external course' },
)

/** Fields that are plain texts here are validated row by row, so that an invalid row does not block the others. */
const CompletionRow = Type.Object(
  {
    course: Type.Unsafe<string | number>({
      type: ['string', 'integer'],
      maxLength: 100,
      description: 'Code of an external course as a text, or its id as a number',
    }),
    email: Type.String({
      maxLength: 254,
      description: 'Email address of an attendee, or of a person with a training assignment',
    }),
    name: Type.Optional(
      nullable(
        Type.String({ maxLength: 300, description: 'Name; defaults to the name by which the person is already known' }),
      ),
    ),
    completed_at: Type.Optional(
      nullable(
        Type.String({
          maxLength: 40,
          description: 'ISO 8601; UTC without a zone; at most one day in the future; defaults to now',
          examples: ['2026-11-20T09:30:00Z'],
        }),
      ),
    ),
    external_id: Title(200, 'Id of the completion in the other system; each id is recorded once'),
  },
  { title: 'NewTrainingCompletion', description: 'Completion of an external course' },
)

export const PostCompletionsBody = Type.Object(
  {
    completions: Type.Array(CompletionRow, {
      minItems: 1,
      maxItems: 1_000,
      description: 'Completions, each validated separately',
    }),
  },
  { title: 'NewTrainingCompletions', description: 'Completions of external courses' },
)

const RejectedRow = Type.Object({
  row: Type.Integer({ description: 'Index of the row, from 0' }),
  field: Type.String({ description: 'Field with the problem' }),
  code: Type.String({
    description:
      'unknown_course, unknown_person, invalid_time, in_the_future, or other_course: the external_id belongs to another course',
  }),
  message: Type.String({ description: 'Problem and fix, for people' }),
})

export const PostedCompletions = Type.Object(
  {
    created: Type.Integer({ description: 'Number of new completions' }),
    repeated: Type.Integer({
      description: 'Number of completions whose external_id was already recorded; they are unchanged',
    }),
    errors: Type.Array(RejectedRow, { description: 'Rejected rows with their problems' }),
  },
  { title: 'PostedTrainingCompletions', description: 'Number of recorded completions, and the rejected rows' },
)

export const CompletionsQuery = Type.Object({
  ...Page,
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Only this email address' })),
  course_id: Type.Optional(Type.Integer({ description: 'Only this course' })),
  external_id: Type.Optional(Type.String({ maxLength: 200, description: 'Only this external_id' })),
  search: SearchPeople,
})

export type Completion = Static<typeof Completion>
export type CompletionRow = Static<typeof CompletionRow>
export type PostCompletions = Static<typeof PostCompletionsBody>
export type PostedCompletions = Static<typeof PostedCompletions>
export type RejectedRow = Static<typeof RejectedRow>
export type CompletionsQuery = Static<typeof CompletionsQuery>
