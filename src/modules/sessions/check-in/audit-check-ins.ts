import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { actorText, type Context, type TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Decided } from './open-door.ts'

type Done = Pick<Decided, 'direction' | 'scan'> & { by: Context }

/** Writes the audit entries of check-ins and check-outs that requests of several callers have made. */
export async function auditCheckIns(ctx: TxContext, done: readonly Done[]): Promise<void> {
  for (const direction of ['in', 'out'] as const) {
    const own = done.filter((each) => each.direction === direction)
    if (own.length === 0) continue
    const action = `attendee.check_${direction}`
    const rows = sql`
      select * from unnest(
        ${own.map(({ scan }) => scan.attendeeId)}::bigint[], ${own.map(({ scan }) => after(direction, scan))}::jsonb[],
        ${own.map(({ by }) => actorText(by.actor))}::text[], ${own.map(({ by }) => by.requestId)}::text[], ${own.map(({ by }) => by.via ?? null)}::text[]
      ) as t (subject_id, after, actor, request_id, via), lateral (select null::jsonb as before) nothing`
    const author = { actor: sql`entry.actor`, requestId: sql`entry.request_id`, via: sql`entry.via` }
    await change(ctx)`${auditInsert(ctx, { action, subjectType: 'attendee' }, rows, author)}`
  }
}

function after(direction: 'in' | 'out', { sessionId, scannedAt }: Decided['scan']): string {
  return JSON.stringify({ session_id: sessionId, [`checked_${direction}_at`]: scannedAt.toISOString() })
}
