import { invalidField } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import type { Condition, NewCondition } from './condition-schema.ts'

const BOOLEANS: readonly string[] = ['true', 'false']

/**
 * Validates conditions, and returns them as they are stored. @param eventId null for a rule of the organisation
 * @throws AppError validation_failed for an unknown question, or a value that can never match
 */
export async function checkConditions(
  ctx: TxContext,
  eventId: number | null,
  conditions: readonly NewCondition[],
): Promise<Condition[]> {
  const asks = conditions.some(({ field }) => field === 'answer')
  const questions = asks && eventId !== null ? await questionsOf(ctx, eventId) : []
  return conditions.map((condition, index) => {
    const { field, question_id = null, operator = 'is', value } = condition
    if (field !== 'answer' && question_id !== null)
      throw problem(index, 'question_id', `belongs to the field answer. Leave it out for ${field}`, 'not_for_field')
    if (field === 'answer') checkAnswer(index, { question_id, value }, eventId === null ? null : questions)
    if (field === 'attended') checkBoolean(index, value)
    return { field, question_id, operator, value: value.trim() }
  })
}

async function questionsOf(ctx: TxContext, eventId: number): Promise<Question[]> {
  const { registration_questions } = await one<{ registration_questions: Question[] | null }>(ctx)`
    select registration_questions from event where org_id = ${ctx.orgId} and id = ${eventId}`
  return registration_questions ?? []
}

function checkAnswer(
  index: number,
  { question_id, value }: { question_id: string | null; value: string },
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
    throw problem(index, 'question_id', `This event has no registration question ${question_id}`, 'unknown')
  if (question.type === 'yes_no' || question.type === 'consent') checkBoolean(index, value)
  const options = question.type === 'choice' || question.type === 'choices' ? (question.options ?? []) : null
  if (options !== null && !options.includes(value.trim()))
    throw problem(index, 'value', `must be an option of the question ${question_id}`, 'unknown')
}

function checkBoolean(index: number, value: string): void {
  if (!BOOLEANS.includes(value.trim())) throw problem(index, 'value', 'must be true or false', 'not_boolean')
}

function problem(index: number, field: string, message: string, type: string) {
  return invalidField(['body', 'conditions', String(index), field], message, type)
}
