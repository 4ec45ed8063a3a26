import { actorText, type TxContext } from '../context.ts'
import { change } from '../db/query.ts'

export type AuditEntry = { action: string; subjectType: string; subjectId: number; before?: unknown; after?: unknown }

/** Writes who did what, in the transaction of the change. */
export async function recordAudit(
  ctx: TxContext,
  { action, subjectType, subjectId, before, after }: AuditEntry,
): Promise<void> {
  await change(ctx)`
    insert into audit_entry (org_id, actor, action, subject_type, subject_id, before, after, request_id, created_at)
    values (${ctx.orgId}, ${actorText(ctx.actor)}, ${action}, ${subjectType}, ${subjectId},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${ctx.requestId}, ${ctx.now()})`
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
