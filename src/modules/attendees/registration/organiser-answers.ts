import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { Answers } from '../../../platform/questions/validate-answers.ts'
import { noSuchEvent, questionsOfEvent } from '../../events/index.ts'
import { validatedAnswers } from './validate-registration.ts'

/**
 * Merges answers written by an organiser: each one that differs is validated against its question, null removes one,
 * and none is required. An answer that was read can be sent back even if its question has changed.
 * @throws AppError not_found for the event; validation_failed
 */
export async function organiserAnswers(
  ctx: Context,
  eventId: number,
  before: Answers,
  given: Record<string, unknown>,
): Promise<Answers> {
  const changed = Object.entries(given).filter(([id, value]) => !isDeepStrictEqual(before[id] ?? null, value))
  if (changed.length === 0) return before
  const event = await maybeOne<{ questions: Question[] }>(ctx)`
    select ${questionsOfEvent} as questions from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  const ids = new Set(changed.map(([id]) => id))
  const kept = Object.entries(before).filter(([id]) => !ids.has(id))
  return { ...Object.fromEntries(kept), ...validatedAnswers(event.questions, Object.fromEntries(changed), false) }
}
