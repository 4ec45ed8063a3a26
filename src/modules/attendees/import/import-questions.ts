import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { noSuchEvent } from '../../events/index.ts'

/** Returns the questions whose answers the columns of an import can hold. @throws AppError not_found */
export async function importQuestions(ctx: Context, eventId: number): Promise<Question[]> {
  const event = await maybeOne<{ registration_questions: Question[] | null }>(ctx)`
    select registration_questions from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  return event.registration_questions ?? []
}
