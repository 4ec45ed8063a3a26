import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { actorText, type Context, type TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { reportsUpdate } from '../door-devices/lock-device.ts'
import type { ScansBody } from './scan-schema.ts'

/** A request with scans, and how many of them are new. */
type Taken = { ctx: Context; body: ScansBody; added: number }

/** Stores what locked devices reported with their scans, and an audit entry for each request that added some. */
export async function noteTaken(ctx: TxContext, eventId: number, taken: readonly Taken[]): Promise<void> {
  const reports = taken.flatMap(
    ({ ctx: { actor }, body: { waiting = null, clock_offset_ms: clockOffsetMs = null }, added }) =>
      actor.kind === 'door_device' ? [{ deviceId: actor.id, added, waiting, clockOffsetMs }] : [],
  )
  const news = taken.filter(({ added }) => added > 0)
  const entries = sql`
    select ${eventId}::bigint as subject_id, null::jsonb as before, t.* from unnest(
      ${news.map(({ body, added }) => JSON.stringify({ device_id: body.device_id, scans: added }))}::jsonb[],
      ${news.map(({ ctx }) => actorText(ctx.actor))}::text[], ${news.map(({ ctx }) => ctx.requestId)}::text[],
      ${news.map(({ ctx }) => ctx.via ?? null)}::text[]
    ) as t (after, actor, request_id, via)`
  const author = { actor: sql`entry.actor`, requestId: sql`entry.request_id`, via: sql`entry.via` }
  const what = { action: 'event.receive_scans', subjectType: 'event' }
  await change(ctx)`
    with noted as (${reportsUpdate(ctx, reports)}) ${auditInsert(ctx, what, entries, author)}`
}
