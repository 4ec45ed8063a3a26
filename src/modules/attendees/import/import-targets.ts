import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { noSuchEvent, questionsOfEvent } from '../../events/index.ts'
import type { NamedType } from './attendee-fields.ts'

/**
 * Returns the questions of an event and of its types, whose answers the columns of an import can hold, and the types
 * that they can name.
 * @throws AppError not_found
 */
export async function importTargets(
  ctx: Context,
  eventId: number,
): Promise<{ questions: Question[]; types: NamedType[] }> {
  const event = await maybeOne<{ questions: Question[]; types: NamedType[] }>(ctx)`
    select ${questionsOfEvent} as questions, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position, id)
      from registration_type where event_id = event.id), '[]') as types
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  return event
}
