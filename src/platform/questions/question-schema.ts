import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Title } from '../http/validation/schema.ts'
import { defineFormat } from '../http/validation/text-formats.ts'

/** The most questions in a list. */
export const MAX_QUESTIONS = 50

export const QUESTION_TYPES = [
  'short_text',
  'long_text',
  'number',
  'email',
  'phone',
  'url',
  'date',
  'yes_no',
  'choice',
  'choices',
  'rating',
  'consent',
] as const

const ID = /^[a-z0-9][a-z0-9_-]{0,63}$/

defineFormat('question-id', {
  accepts: (text) => ID.test(text),
  problem: ['question_id', 'must be 1 to 64 of a-z, 0-9, _ and -, beginning with a letter or digit'],
  pattern: ID.source,
})

/** @param ids the name of the field with a question's id */
function condition(ids: string) {
  return Type.Object({
    question_id: Type.String({
      maxLength: 64,
      description: `The ${ids} of the earlier question`,
    }),
    is_any_of: Type.Array(
      Type.Unsafe<string | number | boolean>({
        type: ['string', 'number', 'boolean'],
        maxLength: 300,
      }),
      { minItems: 1, maxItems: 100, description: 'Options, booleans or numbers' },
    ),
  })
}

/** The condition of a question; null: it is always shown. */
export function ShowIf(ids: string) {
  return nullable({
    ...condition(ids),
    description:
      'Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown; null: none',
  })
}

export const Question = Type.Object({
  id: Type.String({ format: 'question-id', description: 'Key of the answer, unique in the list' }),
  type: oneOf(QUESTION_TYPES, { description: 'Kind of answer' }),
  label: Title(300, 'The question, as people read it'),
  help: Type.Optional(
    nullable(Type.String({ maxLength: 1_000, description: 'Help text below the question; null: none' })),
  ),
  required: Type.Optional(nullable(Type.Boolean({ description: 'Whether an answer is required; null: no' }))),
  options: Type.Optional(
    nullable(
      Type.Array(Title(300, 'An option'), {
        maxItems: 100,
        description: 'Options, for choice and choices only; null for other types',
      }),
    ),
  ),
  min: Type.Optional(
    nullable(
      Type.Number({
        description: 'Minimum: the value of a number, the characters of a text, the number of choices; null: no limit',
      }),
    ),
  ),
  max: Type.Optional(
    nullable(
      Type.Number({
        description:
          'number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating',
      }),
    ),
  ),
  show_if: Type.Optional(ShowIf('id')),
})

/** The questions of a form. `checkQuestions` checks the rules that the schema cannot express. */
export const Questions = Type.Array(Question, { maxItems: MAX_QUESTIONS })

export type Question = Static<typeof Question>
export type QuestionType = Question['type']
