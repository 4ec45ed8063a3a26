import { sha256 } from '../../../lib/crypto/sha256.ts'
import { invalidField } from '../../../lib/errors.ts'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, one } from '../../../platform/db/query.ts'
import type { CreateDoorDevice, NewDoorDevice } from './door-device-schema.ts'
import { doorLinkEnd } from './door-link-end.ts'
import { makeDoorToken } from './door-token.ts'

type Made = { id: number; created_at: Date; expires_at: Date }

/**
 * Creates a door link; its URL is in this response only.
 * @throws AppError not_found for the event; validation_failed for an unknown session or an end in the past
 */
export function createDoorDevice(ctx: Context, eventId: number, input: CreateDoorDevice): Promise<NewDoorDevice> {
  return inTransaction(ctx, async (ctx) => {
    const standard = await doorLinkEnd(ctx, eventId)
    const expiresAt = input.expires_at ? readEnd(ctx, input.expires_at) : standard
    const sessionIds = input.session_ids ? await lockSessions(ctx, eventId, input.session_ids) : null
    const token = makeDoorToken(ctx)
    const name = input.name.trim()
    const row = await one<Made>(ctx)`
      with made as (
        insert into door_device (org_id, event_id, name, token_hash, every_door, expires_at, created_at)
        values (${ctx.orgId}, ${eventId}, ${name}, ${sha256(token)}, ${sessionIds === null}, ${expiresAt}, ${ctx.now()})
        returning id, created_at, expires_at
      ), doors as (
        insert into door_device_session (device_id, session_id, org_id, event_id)
        select id, unnest(${sessionIds ?? []}::bigint[]), ${ctx.orgId}::bigint, ${eventId}::bigint from made
      )
      select * from made`
    const device = {
      id: row.id,
      event_id: eventId,
      name,
      session_ids: sessionIds,
      expires_at: row.expires_at.toISOString(),
      created_at: row.created_at.toISOString(),
      last_seen_at: null,
      scans_sent: 0,
      scans_waiting: 0,
      clock_offset_ms: null,
    }
    await recordAudit(ctx, {
      action: 'door_device.create',
      subjectType: 'door_device',
      subjectId: row.id,
      after: device,
    })
    return { ...device, url: `${ctx.siteUrl}/door/${token}` }
  })
}

function readEnd(ctx: Context, text: string): Date {
  const end = parseTimestamp(text)!
  if (end > ctx.now()) return end
  throw invalidField(
    ['body', 'expires_at'],
    'expires_at must be in the future; to end a door link now, delete it',
    'in_the_past',
  )
}

/**
 * Locks sessions of the event against deletion until the transaction ends and returns their distinct ids.
 * @throws AppError validation_failed
 */
async function lockSessions(ctx: TxContext, eventId: number, wanted: number[]): Promise<number[]> {
  const rows = await many<{ id: number }>(ctx)`
    select id from session where org_id = ${ctx.orgId} and event_id = ${eventId} and id = any(${wanted}::bigint[])
    order by id for key share`
  const ids = rows.map(({ id }) => id)
  const missing = wanted.findIndex((id) => !ids.includes(id))
  if (missing === -1) return ids
  throw invalidField(
    ['body', 'session_ids', String(missing)],
    `session ${wanted[missing]} is not in the agenda of this event`,
    'unknown_session',
  )
}
