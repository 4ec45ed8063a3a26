import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { existingName } from '../assignments/new-cycle.ts'
import type { CourseCompleted } from '../training-events.ts'
import type { PostCompletions, PostedCompletions } from './completion-schema.ts'
import { type ValidCompletion, validateCompletions } from './validate-completions.ts'

type InsertedCompletion = { id: number; external_id: string; name: string; completed_at: Date }

/**
 * Records completions of external courses: each external id once, even when it is sent twice at the same time. Invalid
 * rows do not block the others.
 */
export function postCompletions(ctx: Context, { completions }: PostCompletions): Promise<PostedCompletions> {
  return inTransaction(ctx, async (ctx) => {
    const { errors, ...counts } = await storeCompletions(ctx, completions)
    if (counts.created > 0)
      await recordAudit(ctx, {
        action: 'organisation.post_completions',
        subjectType: 'organisation',
        subjectId: ctx.orgId,
        after: { ...counts, failed: errors.length },
      })
    return { ...counts, errors }
  })
}

/** Stores and announces completions as part of a change that records itself in the audit log. */
export async function storeCompletions(
  ctx: TxContext,
  completions: PostCompletions['completions'],
): Promise<PostedCompletions> {
  const { valid, repeated, errors } = await validateCompletions(ctx, completions)
  // Sorted, so that two requests with the same rows do not deadlock.
  valid.sort((a, b) => (a.externalId < b.externalId ? -1 : 1))
  const made = await inBatches(valid, (batch) => insert(ctx, batch))
  return { created: made.length, repeated: repeated + valid.length - made.length, errors }
}

async function insert(ctx: TxContext, batch: ValidCompletion[]): Promise<InsertedCompletion[]> {
  const rows = await many<InsertedCompletion>(ctx)`
    insert into training_completion (org_id, course_id, email, email_key, name, completed_at, external_id, created_at)
    select ${ctx.orgId}, g.course_id, g.email, g.key, coalesce(nullif(g.name, ''), ${existingName(ctx, sql`g.key`)}),
      least(g.completed_at, ${ctx.now()}), g.external_id, ${ctx.now()}
    from unnest(
      ${batch.map(({ course }) => course.id)}::bigint[], ${batch.map(({ email }) => email)}::text[],
      ${batch.map(({ key }) => key)}::text[], ${batch.map(({ name }) => name)}::text[],
      ${batch.map(({ completedAt }) => completedAt)}::timestamptz[], ${batch.map(({ externalId }) => externalId)}::text[]
    ) with ordinality as g (course_id, email, key, name, completed_at, external_id, nth)
    order by g.nth on conflict do nothing returning id, external_id, name, completed_at`
  const of = new Map(batch.map((each) => [each.externalId, each]))
  const events = rows.map((row) => {
    const { course, email } = of.get(row.external_id)!
    const data: CourseCompleted = {
      completion_id: row.id,
      course_id: course.id,
      course_name: course.name,
      email,
      name: row.name,
      completed_at: row.completed_at.toISOString(),
    }
    return { type: 'training.completed', subjectId: row.id, data }
  })
  await recordEvents(ctx, events)
  return rows
}
