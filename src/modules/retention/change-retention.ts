import { invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { getSettings, type Settings } from './retention-settings.ts'

/** Changes only the settings that are sent; the next run applies them. @throws AppError validation_failed */
export function changeRetention(ctx: Context, input: Settings): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    validateSettings(input)
    // Concurrent changes wait for each other, so that the audit entry has the true previous settings.
    await one(ctx)`select from organisation where id = ${ctx.orgId} for no key update`
    const before = await getSettings(ctx)
    if (changesNothing(before, input)) return
    await change(ctx)`
      insert into retention_setting (org_id, setting, days)
      select ${ctx.orgId}, s.* from unnest(${Object.keys(input)}::text[], ${Object.values(input)}::int[]) as s (setting, days)
      on conflict (org_id, setting) do update set days = excluded.days`
    await recordAudit(ctx, {
      action: 'retention.update',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before,
      after: { ...before, ...input },
    })
  })
}

/** Rejects an empty change. The schema has validated each setting. @throws AppError validation_failed */
export function validateSettings(input: Settings): void {
  if (Object.keys(input).length > 0) return
  throw invalidField(['body', 'settings'], 'settings must contain at least one known setting', 'unknown_field')
}
