import { type RawBuilder, sql } from 'kysely'
import { actorText, type Context, type TxContext } from '../context.ts'
import { change } from '../db/query.ts'

export type AuditEntry = { action: string; subjectType: string; subjectId: number; before?: unknown; after?: unknown }

/** Writes who did what, in the transaction of the change. */
export async function recordAudit(ctx: TxContext, { subjectId, before, after, ...what }: AuditEntry): Promise<void> {
  const rows = sql`select ${subjectId}::bigint, ${json(before)}::jsonb, ${json(after)}::jsonb`
  await change(ctx)`${auditInsert(ctx, what, rows)}`
}

/**
 * The same as a part of the statement that makes the change, so that both are one round trip.
 * @param rows a query that gives the subject's id and, as `jsonb`, what was before and after, for each entry
 */
export function auditInsert(
  ctx: Context,
  { action, subjectType }: Pick<AuditEntry, 'action' | 'subjectType'>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into audit_entry (subject_id, before, after, org_id, actor, action, subject_type, request_id, created_at)
    select entry.*, ${ctx.orgId}::bigint, ${actorText(ctx.actor)}, ${action}, ${subjectType}, ${ctx.requestId}, ${ctx.now()}::timestamptz
    from (${rows}) entry`
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
