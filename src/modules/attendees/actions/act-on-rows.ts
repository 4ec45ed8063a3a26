import { auditInsert } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { cancelEmails } from '../../emails/index.ts'
import { offerPlacesLater } from '../../events/index.ts'
import { attendeeCancelled, attendeeChanged } from '../records/attendee-events.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../records/attendee-queries.ts'
import { holdsPlace } from '../records/holds-place.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'
import { approvePending, declinePending } from '../registration/approval/approve-pending.ts'
import { tell } from '../registration/mail/tell-registration.ts'
import { type Action, type ActionRow, changedBy } from './decide-action.ts'

/** Applies an action, other than check-in, to locked attendees, with one audit entry each as if done one by one. */
export async function actOnRows(ctx: TxContext, eventId: number, action: Action, rows: ActionRow[]): Promise<void> {
  if (rows.length === 0) return
  if (action.action === 'delete') await deleteRows(ctx, rows)
  else if (action.action === 'send_ticket') await sendTickets(ctx, eventId, rows)
  else if (action.action === 'approve') await approvePending(ctx, await eventOf(ctx, eventId), rows)
  else if (action.action === 'decline')
    await declinePending(ctx, await eventOf(ctx, eventId), idsOf(rows), action.reason)
  else await changeRows(ctx, action, rows)
  const frees = action.action === 'cancel' || action.action === 'delete'
  if (frees && rows.some(holdsPlace)) await offerPlacesLater(ctx, eventId)
}

async function deleteRows(ctx: TxContext, rows: ActionRow[]): Promise<void> {
  const ids = idsOf(rows)
  await cancelEmails(ctx, ids)
  await change(ctx)`delete from attendee where id = any(${ids}::bigint[])`
  await recordAudits(
    ctx,
    'attendee.delete',
    rows.map((row) => ({ id: row.id, before: attendeeToWire(row), after: null })),
  )
  const registered = rows.filter(({ status }) => status === 'registered')
  await recordEvents(
    ctx,
    registered.map((row) => attendeeCancelled(row, { removed: true })),
  )
}

async function changeRows(ctx: TxContext, action: Action, rows: ActionRow[]): Promise<void> {
  const next = rows.map((row) => ({ id: row.id, ...changedBy(action, row) }))
  const changed = await many<AttendeeRow>(ctx)`
    update attendee set status = p.status, tags = array(select jsonb_array_elements_text(p.tags)), updated_at = ${ctx.now()}
    from unnest(
      ${next.map(({ id }) => id)}::bigint[], ${next.map(({ status }) => status)}::text[],
      ${next.map(({ tags }) => JSON.stringify(tags))}::jsonb[]) as p (id, status, tags)
    where attendee.id = p.id returning ${attendeeColumns}`
  const after = new Map(changed.map((row) => [row.id, row]))
  const entries = rows.map((row) => ({
    id: row.id,
    before: attendeeToWire(row),
    after: attendeeToWire(after.get(row.id)!),
  }))
  await recordAudits(ctx, 'attendee.update', entries)
  await recordEvents(
    ctx,
    rows.flatMap((row) => attendeeChanged(row, after.get(row.id)!)),
  )
}

async function sendTickets(ctx: TxContext, eventId: number, rows: ActionRow[]): Promise<void> {
  await tell(ctx, 'registration_confirmed', await eventOf(ctx, eventId), ...rows)
  const entries = rows.map(({ id, email }) => ({ id, before: null, after: { email } }))
  await recordAudits(ctx, 'attendee.send_ticket', entries)
}

const idsOf = (rows: ActionRow[]) => rows.map(({ id }) => id)

/** Returns a locked event with its places as earlier rows of the action have left them. */
async function eventOf(ctx: TxContext, eventId: number): Promise<RegistrationEvent> {
  return (await readRegistrationEvent(ctx, sql`e.id = ${eventId}`))!
}

type Entry = { id: number; before: object | null; after: object | null }

/** Records one audit entry for each attendee. */
export async function recordAudits(ctx: TxContext, action: string, entries: Entry[]): Promise<void> {
  const texts = (of: 'before' | 'after') => entries.map((entry) => entry[of] && JSON.stringify(entry[of]))
  const rows = sql`
    select * from unnest(
      ${entries.map(({ id }) => id)}::bigint[], ${texts('before')}::jsonb[], ${texts('after')}::jsonb[]
    ) as e (subject_id, before, after)`
  await change(ctx)`${auditInsert(ctx, { action, subjectType: 'attendee' }, rows)}`
}
