import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { changeRetention, validateSettings } from './change-retention.ts'
import { countDue } from './count-due.ts'
import { getRetention } from './get-retention.ts'
import { purgeSoon } from './purge-jobs.ts'
import * as schema from './retention-schema.ts'

const tag = 'Organisation'

export const retentionOperations: readonly Operation[] = [
  operation({
    id: 'getRetention',
    method: 'GET',
    path: '/admin/retention',
    scope: 'organisation:read',
    tag,
    summary: 'Get retention settings',
    description:
      'Returns how many days logs and emails are kept after they ended, the limits of each setting, and what the last runs deleted. Certificates, the issuance log, the audit log and unfinished records, such as queued emails, are never deleted.',
    answer: schema.Retention,
    run: (ctx) => getRetention(ctx),
  }),

  operation({
    id: 'updateRetention',
    sensitive: true,
    method: 'PATCH',
    path: '/admin/retention',
    scope: 'organisation:write',
    tag,
    summary: 'Update retention settings',
    description:
      'Changes how many days records are kept; only the settings you send change. With a shorter time, older records are permanently deleted in the next nightly run. `dry_run=true` returns how many rows would be deleted now.',
    body: schema.RetentionChange,
    answer: schema.Retention,
    preview: { answer: schema.Retention, run: (ctx, { body }) => preview(ctx, body) },
    run: async (ctx, { body }) => {
      await changeRetention(ctx, body.settings)
      return getRetention(ctx)
    },
  }),

  operation({
    id: 'runRetention',
    sensitive: true,
    method: 'POST',
    path: '/admin/retention/run',
    scope: 'organisation:write',
    tag,
    summary: 'Start a retention purge',
    irreversible: 'Records older than the settings allow are permanently deleted. This cannot be undone.',
    description:
      'Queues the purge now instead of waiting for the night; deleted records cannot be restored. Repeated requests are combined while the purge is queued. `last_run` of "Get retention settings" has the result.',
    answer: schema.Retention,
    run: (ctx) => queueRun(ctx),
  }),
]

async function preview(ctx: Context, { settings }: schema.RetentionChange) {
  validateSettings(settings)
  const now = await getRetention(ctx)
  return { ...now, settings: { ...now.settings, ...settings }, would_remove: await countDue(ctx, settings) }
}

function queueRun(ctx: Context) {
  return inTransaction(ctx, async (ctx) => {
    await purgeSoon(ctx, ctx.orgId)
    const after = await getRetention(ctx)
    await recordAudit(ctx, {
      action: 'retention.run',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: after.settings,
    })
    return after
  })
}
