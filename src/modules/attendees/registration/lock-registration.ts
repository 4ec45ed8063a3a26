import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns } from '../records/attendee-queries.ts'
import { isLinkOf, readLinkToken } from '../records/personal-link.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'
import { type HeldSession, holdSessions } from '../sign-ups/sign-up-queries.ts'
import { noSuchRegistration } from './find-registration.ts'

type HeldAttendee = AttendeeRow & { offered_until: Date | null; link_no: number }

/**
 * Locks the registration of a personal link and its event until the transaction ends, the event first, in the order in
 * which a deletion locks them.
 * @param uids sessions that they choose: these and the ones that they have are held before the attendee is locked
 * @throws AppError not_found
 */
export async function lockRegistration(
  tx: TxContext,
  token: string,
  uids?: readonly string[],
): Promise<{ ctx: TxContext; event: RegistrationEvent; attendee: HeldAttendee; sessions: HeldSession[] }> {
  const link = readLinkToken(token)
  if (link === null) throw noSuchRegistration()
  const ofAttendee = sql`e.id = (select event_id from attendee where id = ${link.attendeeId})`
  const event = await readRegistrationEvent(tx, sql`${ofAttendee} for key share of e`)
  if (event === null) throw noSuchRegistration()
  const ctx = { ...tx, orgId: event.org_id }
  const sessions = uids === undefined ? [] : await holdSessions(ctx, event.id, namedOrOwn(uids, link.attendeeId))
  const attendee = await maybeOne<HeldAttendee>(ctx)`
    select ${attendeeColumns}, attendee.offered_until, attendee.link_no from attendee
    where org_id = ${ctx.orgId} and id = ${link.attendeeId} and link_no = ${link.linkNo} for no key update`
  if (attendee === null || !isLinkOf(ctx, token, { ...link, email: attendee.email })) throw noSuchRegistration()
  return { ctx, event, attendee, sessions }
}

function namedOrOwn(uids: readonly string[], attendeeId: number): Sql {
  return sql`(s.uid::text = any(${uids}::text[]) or s.id in (select session_id from session_signup where attendee_id = ${attendeeId}))`
}
