import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, Page, TimeOf, Title } from '../../../platform/http/validation/schema.ts'

export const Completion = Type.Object(
  {
    id: Id,
    course_id: IdOf('outside course'),
    course_code: Type.String({ description: 'The code of the outside course' }),
    email: Type.String({ description: 'The e-mail address of who completed it' }),
    name: Type.String({ description: 'Empty when it is not known' }),
    completed_at: TimeOf('When they completed it'),
    external_id: Type.String({ description: 'What the other system calls this completion' }),
    created_at: CreatedAt,
  },
  { title: 'TrainingCompletion', description: 'That somebody completed an outside course' },
)

/** What is only text here is judged row by row, so that one bad row keeps no other out. */
const CompletionRow = Type.Object(
  {
    course: Type.Unsafe<string | number>({
      type: ['string', 'integer'],
      maxLength: 100,
      description: 'The code of an outside course, as a text, or its id, as a number',
    }),
    email: Type.String({ maxLength: 254, description: 'Of somebody who attends, or has training assigned' }),
    name: Type.Optional(
      nullable(Type.String({ maxLength: 300, description: 'Left out or null: the one by which they are known here' })),
    ),
    completed_at: Type.Optional(
      nullable(
        Type.String({
          maxLength: 40,
          description: 'ISO 8601, without a zone UTC, at most a day ahead; left out or null: now',
          examples: ['2026-11-20T09:30:00Z'],
        }),
      ),
    ),
    external_id: Title(200, 'What the other system calls this completion; it is taken once, however often it is sent'),
  },
  { title: 'NewTrainingCompletion', description: 'That somebody completed an outside course' },
)

export const PostCompletionsBody = Type.Object(
  {
    completions: Type.Array(CompletionRow, {
      minItems: 1,
      maxItems: 1_000,
      description: 'Who completed what; each is judged by itself',
    }),
  },
  { title: 'NewTrainingCompletions', description: 'Who completed which outside course' },
)

const RefusedRow = Type.Object({
  row: Type.Integer({ description: 'Which one, counted from 0' }),
  field: Type.String({ description: 'Which of its fields is wrong' }),
  code: Type.String({
    description:
      'unknown_course, unknown_person, invalid_time, in_the_future, or other_course: the external_id is taken',
  }),
  message: Type.String({ description: 'What is wrong and what to do, for people' }),
})

export const PostedCompletions = Type.Object(
  {
    created: Type.Integer({ description: 'How many are new' }),
    repeated: Type.Integer({ description: 'How many were known by their external_id; they stay as they are' }),
    errors: Type.Array(RefusedRow, { description: 'Which ones were not taken, and why' }),
  },
  { title: 'PostedTrainingCompletions', description: 'How many completions were taken, and which were not' },
)

export const CompletionsQuery = Type.Object({
  ...Page,
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Of the person with this address' })),
  course_id: Type.Optional(Type.Integer({ description: 'Of this course' })),
  external_id: Type.Optional(Type.String({ maxLength: 200, description: 'The one that is called this' })),
})

export type Completion = Static<typeof Completion>
export type CompletionRow = Static<typeof CompletionRow>
export type PostCompletions = Static<typeof PostCompletionsBody>
export type PostedCompletions = Static<typeof PostedCompletions>
export type RefusedRow = Static<typeof RefusedRow>
export type CompletionsQuery = Static<typeof CompletionsQuery>
