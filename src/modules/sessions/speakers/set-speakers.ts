import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/**
 * Replaces the speakers of a locked session, in this order.
 * @throws AppError validation_failed for a speaker that the event does not have
 */
export async function setSpeakers(ctx: TxContext, eventId: number, sessionId: number, ids: number[]): Promise<void> {
  await change(ctx)`delete from session_speaker where org_id = ${ctx.orgId} and session_id = ${sessionId}`
  if (ids.length === 0) return
  const written = await change(ctx)`
    insert into session_speaker (org_id, event_id, session_id, speaker_id, position)
    select p.org_id, p.event_id, ${sessionId}, p.id, given.position
    from unnest(${ids}::bigint[]) with ordinality given (id, position)
    join speaker p on p.org_id = ${ctx.orgId} and p.event_id = ${eventId} and p.id = given.id`
  if (written < ids.length)
    throw invalidField(
      ['body', 'speaker_ids'],
      'speaker_ids must be ids of speakers of this event; add the speaker first with POST /admin/events/{id}/speakers',
      'unknown_reference',
    )
}
