import { invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { readSettings, type Settings } from './retention-settings.ts'

/** Only the sent settings change; what they say is done by the next run. @throws AppError validation_failed */
export function changeRetention(ctx: Context, input: Settings): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    validateSettings(input)
    // Two who change settings wait for one another, so that the audit tells what was before.
    await one(ctx)`select from organisation where id = ${ctx.orgId} for no key update`
    const before = await readSettings(ctx)
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

/** The schema has judged each by itself. @throws AppError validation_failed when there is none */
export function validateSettings(input: Settings): void {
  if (Object.keys(input).length > 0) return
  throw invalidField(['body', 'settings'], 'settings must hold at least one setting that there is', 'unknown_field')
}
