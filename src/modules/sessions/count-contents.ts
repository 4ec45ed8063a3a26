import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { noSuchEvent } from '../events/index.ts'

export const EventContents = Type.Object(
  {
    attendees: Type.Integer({ description: 'Attendees in every status' }),
    certificates: Type.Integer({ description: 'Certificates, including expired and revoked ones' }),
    certificates_refused: Type.Integer({
      description: 'Certificates that are not revoked yet. After the deletion each copy is refused by every verifier',
    }),
    sessions: Type.Integer({ description: 'Sessions of the agenda' }),
  },
  { title: 'EventContents' },
)

/** Counts what a deletion of the event deletes. @throws AppError not_found */
export async function countContents(ctx: Context, id: number): Promise<Static<typeof EventContents>> {
  const counted = await maybeOne<Omit<Static<typeof EventContents>, 'certificates_refused'>>(ctx)`
    select
      (select coalesce(sum(attendees), 0)::int from event_tally where event_id = event.id) as attendees,
      (select coalesce(sum(certificates), 0)::int from event_tally where event_id = event.id) as certificates,
      (select count(*)::int from session where event_id = event.id) as sessions
    from event where org_id = ${ctx.orgId} and id = ${id}`
  if (counted === null) throw noSuchEvent()
  let certificates_refused = 0
  for (const { countRefused } of ctx.eventDeletions) certificates_refused += await countRefused(ctx, id)
  return { ...counted, certificates_refused }
}
