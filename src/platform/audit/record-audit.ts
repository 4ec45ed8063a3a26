import { actorText, type Context, type TxContext } from '../context/context.ts'
import { change } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

export type AuditEntry = { action: string; subjectType: string; subjectId: number; before?: unknown; after?: unknown }

/** The author columns of an audit entry; each is a value, or SQL over the rows of `auditInsert`. */
type Author = { actor: string | Sql; requestId: string | Sql | null; via: string | Sql | null }

/** Writes an audit entry in the transaction of the change. */
export async function recordAudit(ctx: TxContext, { subjectId, before, after, ...what }: AuditEntry): Promise<void> {
  const row = sql`
    select ${subjectId}::bigint as subject_id, ${json(before)}::jsonb as before, ${json(after)}::jsonb as after`
  await change(ctx)`${auditInsert(ctx, what, row)}`
}

/**
 * Returns the insert of audit entries as part of the statement that makes the change, so that both are one round trip.
 * @param rows a query with the columns `subject_id`, `before` and `after` (both `jsonb`), one row per entry
 * @param author for rows of several callers: SQL over `entry`, which is a row of the query
 */
export function auditInsert(
  ctx: Context,
  { action, subjectType }: Pick<AuditEntry, 'action' | 'subjectType'>,
  rows: Sql,
  author: Author = { actor: actorText(ctx.actor), requestId: ctx.requestId, via: ctx.via ?? null },
): Sql {
  return sql`
    insert into audit_entry (
      org_id, actor, request_id, via, action, subject_type, subject_id, before, after, created_at)
    select ${ctx.orgId}::bigint, ${author.actor}, ${author.requestId}, ${author.via}, ${action}, ${subjectType},
      entry.subject_id, entry.before, entry.after, ${ctx.now()}::timestamptz
    from (${rows}) entry`
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
