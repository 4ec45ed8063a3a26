import { invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { getContact, noSuchContact } from '../contacts/contact-queries.ts'
import { updateContacts } from '../contacts/update-contacts.ts'
import { contactMerged } from '../records/contact-events.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { addActivities } from '../timeline/add-activities.ts'
import { type LockedContact, lockMergeFamily } from './lock-merge-family.ts'
import type { MergedContact, MergeInput } from './merge-schema.ts'
import { type MovedIds, moveRecords } from './move-records.ts'
import { type MergePlan, planMerge } from './plan-merge.ts'
import { writeAddresses } from './write-addresses.ts'

/**
 * Merges contacts: records of the duplicates move to the primary contact; the rows of the duplicates stay with their
 * addresses and point to it. @throws AppError not_found for a contact that does not exist or was already merged;
 * validation_failed
 */
export function mergeContacts(ctx: Context, input: MergeInput): Promise<MergedContact> {
  return inTransaction(ctx, (ctx) => merge(ctx, input))
}

/** Rolls back a merge that was only a preview. */
class Previewed extends Error {
  readonly result: MergedContact
  constructor(result: MergedContact) {
    super('A merge was previewed.')
    this.result = result
  }
}

/**
 * Returns the result of a merge without keeping it. The merge runs and is rolled back, so the preview fails wherever
 * the merge would.
 */
export async function previewMerge(ctx: Context, input: MergeInput): Promise<MergedContact> {
  try {
    return await inTransaction(ctx, async (ctx): Promise<MergedContact> => {
      throw new Previewed({ ...(await merge(ctx, input)), merge_id: null })
    })
  } catch (error) {
    if (error instanceof Previewed) return error.result
    throw error
  }
}

async function merge(ctx: TxContext, { primary_id, duplicate_ids, fields }: MergeInput): Promise<MergedContact> {
  if (duplicate_ids.includes(primary_id))
    throw invalidField(['body', 'duplicate_ids'], 'the primary contact cannot be one of its own duplicates', 'itself')
  const locked = await lockMergeFamily(ctx, [primary_id, ...duplicate_ids])
  const [primary, ...duplicates] = await requireLive(ctx, locked, [primary_id, ...duplicate_ids])
  const plan = planMerge(primary!, duplicates, fields)
  const { id: mergeId } = await one<{ id: number }>(ctx)`
    insert into contact_merge (org_id, contact_id, changes, created_at)
    values (${ctx.orgId}, ${primary_id}, ${JSON.stringify(plan.changes)}, ${ctx.now()}) returning id`
  const moved = await moveRecords(ctx, duplicate_ids, primary_id)
  await writeMembers(ctx, mergeId, primary_id, duplicates, moved)
  await writeProfile(ctx, primary!, plan)
  const data = { merged_ids: duplicate_ids }
  const entry = { contactId: primary_id, kind: 'merged', at: ctx.now(), data } as const
  await addActivities(ctx, [{ ...entry, subjectType: 'contact_merge', subjectId: mergeId }])
  await rescoreContacts(ctx, [primary_id])
  const after = { merge_id: mergeId, duplicate_ids, changes: plan.changes }
  await recordAudit(ctx, { action: 'contact.merge', subjectType: 'contact', subjectId: primary_id, after })
  const counts = (ids: (each: MovedIds) => number[]) =>
    [...moved.values()].reduce((sum, each) => sum + ids(each).length, 0)
  const merged = await getContact(ctx, primary_id)
  await recordEvents(ctx, [contactMerged({ id: primary_id, profile: merged }, mergeId, duplicate_ids)])
  return {
    ...merged,
    merge_id: mergeId,
    fields: plan.fields,
    moved: {
      deals: counts(({ dealIds }) => dealIds),
      notes: counts(({ noteIds }) => noteIds),
      tasks: counts(({ taskIds }) => taskIds),
      activities: counts(({ activityIds }) => activityIds),
    },
  }
}

/** Returns unmerged contacts. @throws AppError not_found; for a merged contact it names the current one */
async function requireLive(
  ctx: Context,
  locked: Map<number, LockedContact>,
  ids: readonly number[],
): Promise<LockedContact[]> {
  const missing = ids.find((id) => locked.get(id)?.merged_into !== null)
  if (missing !== undefined) throw await noSuchContact(ctx, missing)
  return ids.map((id) => locked.get(id)!)
}

async function writeMembers(
  ctx: TxContext,
  mergeId: number,
  primaryId: number,
  duplicates: readonly LockedContact[],
  moved: Map<number, MovedIds>,
): Promise<void> {
  for (const { id, email } of duplicates) {
    const { dealIds, noteIds, taskIds, activityIds, followerIds } = moved.get(id)!
    await change(ctx)`
      insert into contact_merge_member (org_id, merge_id, contact_id, email, deal_ids, note_ids, task_ids, activity_ids,
        follower_ids)
      values (${ctx.orgId}, ${mergeId}, ${id}, ${email}, ${dealIds}, ${noteIds}, ${taskIds}, ${activityIds}, ${followerIds})`
  }
  const ids = duplicates.map(({ id }) => id)
  await change(ctx)`update contact set merged_into = ${primaryId} where id = any(${ids}::bigint[])`
  await change(ctx)`
    delete from contact_match where contact_id = any(${ids}::bigint[]) or other_id = any(${ids}::bigint[])`
}

/**
 * If the primary takes the address of a duplicate, the duplicate gets its old one, so that both addresses stay taken.
 */
async function writeProfile(ctx: TxContext, primary: LockedContact, { set, fields }: MergePlan): Promise<void> {
  const giver = set.email === undefined ? null : fields.find(({ field }) => field === 'email')!.contact_id
  const profile = async () => void (await updateContacts(ctx, [{ id: primary.id, set }], 'merge'))
  if (giver === null) return profile()
  await writeAddresses(ctx, new Map([[giver, primary.email]]), profile)
}
