import { invalidField } from '../../lib/errors.ts'
import { LANGUAGE_LIST, languageOf } from '../../lib/text/languages.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { questionsOfEvent } from '../events/index.ts'
import { certificateTerms, checkKindOrTier } from './check-certificate-terms.ts'
import type { Condition, NewCondition } from './condition-schema.ts'

const BOOLEANS: readonly string[] = ['true', 'false']

/**
 * Validates conditions, and returns them as they are stored. A condition that the rule already has is kept, also when the
 * event has lost its question, option, tier or kind since.
 * @param eventId null for a rule of the organisation
 * @throws AppError validation_failed for an unknown question, tier or kind, or a value that can never match
 */
export async function checkConditions(
  ctx: TxContext,
  eventId: number | null,
  conditions: readonly NewCondition[],
  before: readonly Condition[] = [],
): Promise<Condition[]> {
  const kept = new Set(before.map(keyOf))
  const planned = conditions.map(({ field, question_id = null, operator = 'is', value }) => ({
    ...{ field, question_id, operator },
    value: value.trim(),
  }))
  const added = planned.filter((condition) => !kept.has(keyOf(condition)))
  const asks = (...fields: string[]) => eventId !== null && added.some(({ field }) => fields.includes(field))
  const questions = eventId === null ? null : asks('answer') ? await questionsOf(ctx, eventId) : []
  const terms = asks('tier', 'kind') ? await certificateTerms(ctx, eventId!, added) : null
  for (const [index, condition] of planned.entries()) {
    if (!added.includes(condition)) continue
    const { field, question_id, value } = condition
    if (field !== 'answer' && question_id !== null)
      throw problem(index, 'question_id', `belongs to the field answer. Leave it out for ${field}`, 'not_for_field')
    if (value === '') throw problem(index, 'value', 'must not be blank', 'blank')
    if (field === 'answer') checkAnswer(index, condition, questions)
    if (field === 'attended') checkBoolean(index, value)
    if (field === 'language') checkLanguage(index, value)
    if (field === 'tier' || field === 'kind') checkKindOrTier(index, { field, value }, terms)
  }
  return planned
}

const keyOf = ({ field, question_id, operator, value }: Condition) =>
  JSON.stringify([field, question_id, operator, value])

async function questionsOf(ctx: TxContext, eventId: number): Promise<Question[]> {
  const { questions } = await one<{ questions: Question[] }>(ctx)`
    select ${questionsOfEvent} as questions from event where org_id = ${ctx.orgId} and id = ${eventId}`
  return questions
}

function checkAnswer(
  index: number,
  { question_id, value }: Pick<Condition, 'question_id' | 'value'>,
  questions: Question[] | null,
): void {
  if (questions === null)
    throw problem(
      index,
      'field',
      'answer is not for rules of the organisation, since each event has its own questions. Create the rule in an event',
      'not_for_organisation',
    )
  if (question_id === null) throw problem(index, 'question_id', 'is required for the field answer', 'missing')
  const question = questions.find(({ id }) => id === question_id)
  if (question === undefined)
    throw problem(
      index,
      'question_id',
      `Neither this event nor a registration type of it has a question ${question_id}`,
      'unknown',
    )
  if (question.type === 'yes_no' || question.type === 'consent') checkBoolean(index, value)
  const options = question.type === 'choice' || question.type === 'choices' ? (question.options ?? []) : null
  if (options !== null && !options.includes(value))
    throw problem(index, 'value', `must be an option of the question ${question_id}`, 'unknown')
}

function checkBoolean(index: number, value: string): void {
  if (!BOOLEANS.includes(value)) throw problem(index, 'value', 'must be true or false', 'not_boolean')
}

function checkLanguage(index: number, value: string): void {
  if (languageOf(value) === null)
    throw problem(
      index,
      'value',
      `must be a language tag that begins with ${LANGUAGE_LIST}, such as tr or en-GB`,
      'language',
    )
}

function problem(index: number, field: string, message: string, type: string) {
  return invalidField(['body', 'conditions', String(index), field], message, type)
}
