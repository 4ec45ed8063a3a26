import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { changeRetention, validateSettings } from './change-retention.ts'
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
    summary: 'Read retention settings',
    description:
      'For how many days logs and mails are kept after they ended, what each setting may be, and what the last runs removed. Certificates, their issuance log and the audit are never removed, nor is what has not ended, such as a mail that waits.',
    answer: schema.Retention,
    run: (ctx) => readRetention(ctx),
  }),

  operation({
    id: 'updateRetention',
    sensitive: true,
    method: 'PATCH',
    path: '/admin/retention',
    scope: 'organisation:write',
    tag,
    summary: 'Change retention settings',
    description:
      'Changes for how many days what is kept; only the sent settings change. What is due by a shorter time goes with the next nightly run and cannot be had back. `dry_run=true` tells how many rows that would be now.',
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
    sensitive: true,
    method: 'POST',
    path: '/admin/retention/run',
    scope: 'organisation:write',
    tag,
    summary: 'Remove what is due now',
    irreversible: 'What is older than the settings say is deleted for good. It cannot be undone.',
    description:
      'Starts the removal without waiting for the night; what it removes cannot be had back. It is queued, and asked for again while it waits it is done once. `last_run` of "Read retention settings" tells what became of it.',
    answer: schema.Retention,
    run: (ctx) => runSoon(ctx),
  }),
]

async function preview(ctx: Context, { settings }: schema.RetentionChange) {
  validateSettings(settings)
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
