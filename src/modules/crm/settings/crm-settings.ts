import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { feedSwitched } from '../timeline/feed-events.ts'

const fields = {
  feed_from_events: Type.Boolean({
    description:
      'Whether activity at events creates contacts and timeline entries; activity while it is off is not added later',
  }),
}
export const CrmSettings = Type.Object(fields, { title: 'CrmSettings' })
export const CrmSettingsBody = Type.Partial(CrmSettings, { title: 'CrmSettingsChange' })
type CrmSettings = Static<typeof CrmSettings>

/** Returns the CRM settings; the feed from events is on by default. */
export async function getCrmSettings(ctx: Context): Promise<CrmSettings> {
  const row = await maybeOne<CrmSettings>(ctx)`select feed_from_events from crm_settings where org_id = ${ctx.orgId}`
  return row ?? { feed_from_events: true }
}

export function updateCrmSettings(ctx: Context, input: Partial<CrmSettings>): Promise<CrmSettings> {
  return inTransaction(ctx, async (ctx) => {
    // Creates the row first, so that concurrent changes take turns.
    await maybeOne(ctx)`
      insert into crm_settings (org_id, feed_from_events, updated_at) values (${ctx.orgId}, true, ${ctx.now()})
      on conflict (org_id) do update set updated_at = crm_settings.updated_at returning org_id`
    const before = await getCrmSettings(ctx)
    const after = { ...before, ...input }
    if (changesNothing(before, after)) return before
    await maybeOne(ctx)`
      update crm_settings set feed_from_events = ${after.feed_from_events}, updated_at = ${ctx.now()}
      where org_id = ${ctx.orgId} returning org_id`
    await recordAudit(ctx, {
      action: 'organisation.set_crm_settings',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before,
      after,
    })
    if (before.feed_from_events !== after.feed_from_events)
      await recordEvents(ctx, [feedSwitched(ctx.orgId, after.feed_from_events)])
    return after
  })
}
