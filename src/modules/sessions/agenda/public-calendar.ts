import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { agendaCalendar, hasEntries } from './agenda-calendar.ts'
import { readAgenda } from './read-agenda.ts'

type Found = { org_id: number; event_id: number; session_id: number | null }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the iCalendar file of a public or unlisted event by the last segment of its address: all sessions, or the one
 * with this calendar identity.
 * @throws AppError not_found, also when there is nothing to enter
 */
export async function publicCalendar(
  services: Services,
  slug: string,
  uid: string | null = null,
): Promise<{ title: string; text: string }> {
  const isUid = uid !== null && UUID.test(uid)
  const found = await maybeOne<Found>(services)`
    select e.org_id, e.id as event_id, s.id as session_id
    from event e left join session s on s.event_id = e.id and s.uid = ${isUid ? uid : null}::uuid
    where e.slug = ${slug} and e.visibility <> 'private'`
  if (found === null) throw new AppError('not_found', 'No event has this address.')
  const { org_id: orgId, event_id, session_id } = found
  const ctx = { ...services, orgId }
  if (uid !== null && session_id === null)
    throw new AppError('not_found', 'This event has no such session. It may have been deleted.')
  const agenda = await readAgenda(ctx, event_id, session_id)
  if (!hasEntries(agenda))
    throw new AppError(
      'not_found',
      'This event has no date and no sessions yet, so there is nothing to add to a calendar.',
    )
  const title = uid === null ? agenda.event.name : agenda.sessions[0]!.title
  return { title, text: await agendaCalendar(ctx, agenda) }
}
