import { AppError } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { noSuchEvent } from '../../events/index.ts'
import { makeKeyPair } from './ticket-key.ts'
import type { TicketKeys } from './ticket-schema.ts'

/** A ticket stores the number of its key in one byte. */
const MAX_KEYS = 255

type KeyRow = { number: number; public_key: Buffer; created_at: Date; retired_at: Date | null }

/**
 * Creates a new signing key for an event. Tickets of earlier keys stay valid unless those are retired.
 * @throws AppError not_found; conflict when the event has had the maximum number of keys
 */
export function rotateTicketKey(ctx: Context, eventId: number, retire: boolean): Promise<TicketKeys> {
  return inTransaction(ctx, async (ctx) => {
    const event = await maybeOne(ctx)`
      select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
    if (event === null) throw noSuchEvent()
    const before = await readKeys(ctx, eventId)
    const number = (before.keys[0]?.number ?? 0) + 1
    if (number > MAX_KEYS)
      throw new AppError('conflict', `Event ${eventId} has had ${MAX_KEYS} ticket keys, which is the maximum.`)
    await change(ctx)`
      update ticket_key set private_key = null,
        retired_at = coalesce(retired_at, case when ${retire} then ${ctx.now()}::timestamptz end)
      where event_id = ${eventId}`
    const { publicKey, sealed } = makeKeyPair(ctx)
    await change(ctx)`
      insert into ticket_key (org_id, event_id, number, public_key, private_key, created_at)
      values (${ctx.orgId}, ${eventId}, ${number}, ${publicKey}, ${sealed}, ${ctx.now()})`
    const after = await readKeys(ctx, eventId)
    await recordAudit(ctx, {
      action: 'event.rotate_ticket_key',
      subjectType: 'event',
      subjectId: eventId,
      before,
      after,
    })
    return after
  })
}

async function readKeys(ctx: Context, eventId: number): Promise<TicketKeys> {
  const rows = await many<KeyRow>(ctx)`
    select number, public_key, created_at, retired_at from ticket_key
    where org_id = ${ctx.orgId} and event_id = ${eventId} order by number desc`
  return {
    keys: rows.map(({ number, public_key, created_at, retired_at }) => ({
      number,
      public_key: public_key.toString('base64'),
      created_at: isoTime(created_at),
      retired_at: retired_at && isoTime(retired_at),
    })),
  }
}
