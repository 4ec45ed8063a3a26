import { actorText, type TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import type { StageSettings } from '../stages/deal-stages.ts'
import type { ActivityKind } from '../timeline/activity-kinds.ts'
import { addActivities } from '../timeline/add-activities.ts'
import type { Deal } from './deal-schema.ts'

/** The previous stage, null if the deal was created in this one, and the kind of the new stage. */
type Entered = { from: string | null; kind: StageSettings['kind'] }

/** Records a stage in the history of a deal and in the timeline of its contact. */
export async function enterStage(ctx: TxContext, deal: Deal, { from, kind }: Entered): Promise<void> {
  const { id, contact_id, stage, title, amount, currency } = deal
  await change(ctx)`
    insert into deal_stage_change (org_id, deal_id, from_stage, to_stage, actor, at)
    values (${ctx.orgId}, ${id}, ${from}, ${stage}, ${actorText(ctx.actor)}, ${ctx.now()})`
  if (contact_id === null) return
  const kinds: ActivityKind[] = from === null ? ['deal_created'] : []
  if (kind !== 'open') kinds.push(`deal_${kind}`)
  else if (from !== null) kinds.push('deal_moved')
  await addActivities(
    ctx,
    kinds.map((kind) => ({
      contactId: contact_id,
      kind,
      at: ctx.now(),
      subjectType: 'deal',
      subjectId: id,
      data: { title, amount, currency, from, to: stage },
    })),
  )
}
