import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Operation, operation } from '../../platform/http/operation.ts'
import { changeRetention, judgeSettings } from './change-retention.ts'
import { countDue } from './count-due.ts'
import { purgeSoon } from './purge-jobs.ts'
import { readRetention } from './read-retention.ts'
import * as schema from './retention-schema.ts'

const tag = 'Organisation'

export const retentionOperations: readonly Operation[] = [
  operation({
    id: 'getRetention',
    method: 'GET',
    path: '/admin/retention',
    scope: 'organisation:read',
    tag,
    summary: 'Read for how long what is kept, and what was removed',
    description:
      'Certificates, their issuance log and the audit are never removed, nor is what has not ended: a delivery that is tried again, a mail that waits, an event that has not been heard of.',
    answer: schema.Retention,
    run: (ctx) => readRetention(ctx),
  }),

  operation({
    id: 'updateRetention',
    method: 'PATCH',
    path: '/admin/retention',
    scope: 'organisation:write',
    tag,
    summary: 'Change for how long what is kept: only the sent settings change',
    description:
      'What is due by a shorter time goes with the next run. dry_run=true tells how many rows that would be now, and changes nothing.',
    body: schema.RetentionChange,
    answer: schema.Retention,
    preview: { answer: schema.Retention, run: (ctx, { body }) => preview(ctx, body) },
    run: async (ctx, { body }) => {
      await changeRetention(ctx, body.settings)
      return readRetention(ctx)
    },
  }),

  operation({
    id: 'runRetention',
    method: 'POST',
    path: '/admin/retention/run',
    scope: 'organisation:write',
    tag,
    summary: 'Remove what is due now, without waiting for the night',
    description:
      'It is queued, and begins when those before it are done; asked for again while it waits it is done once. last_run tells what became of it.',
    answer: schema.Retention,
    run: (ctx) => runSoon(ctx),
  }),
]

async function preview(ctx: Context, { settings }: schema.RetentionChange) {
  judgeSettings(settings)
  const now = await readRetention(ctx)
  return { ...now, settings: { ...now.settings, ...settings }, would_remove: await countDue(ctx, settings) }
}

function runSoon(ctx: Context) {
  return inTransaction(ctx, async (ctx) => {
    await purgeSoon(ctx, ctx.orgId)
    const asked = await readRetention(ctx)
    await recordAudit(ctx, {
      action: 'retention.run',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: asked.settings,
    })
    return asked
  })
}
