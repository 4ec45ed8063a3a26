import { actorText, type Context, type TxContext } from '../context/context.ts'
import { change } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

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
  rows: Sql,
): Sql {
  const own = sql`select entry.*, ${actorText(ctx.actor)}, ${ctx.requestId}, ${ctx.via ?? null} from (${rows}) entry`
  return auditInsertOfSeveral(ctx, { action, subjectType }, own)
}

/** The same for changes that several have asked for: the rows also give the actor, as `actorText` tells, the request id and by what way they came. */
export function auditInsertOfSeveral(
  { orgId, now }: Pick<Context, 'orgId' | 'now'>,
  what: Pick<AuditEntry, 'action' | 'subjectType'>,
  rows: Sql,
): Sql {
  return auditInsertOfAny(what, sql`select entry.*, ${orgId}::bigint, ${now()}::timestamptz from (${rows}) entry`)
}

/** The same where they are of several organisations: the rows also give the organisation and the time. */
export function auditInsertOfAny({ action, subjectType }: Pick<AuditEntry, 'action' | 'subjectType'>, rows: Sql): Sql {
  return sql`
    insert into audit_entry (subject_id, before, after, actor, request_id, via, org_id, created_at, action, subject_type)
    select entry.*, ${action}, ${subjectType} from (${rows}) entry`
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
