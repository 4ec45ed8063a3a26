import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { noSuchContact } from '../contacts/contact-queries.ts'
import type { FieldChange } from '../contacts/update-contacts.ts'
import { writeContactTexts } from '../contacts/write-contact-texts.ts'
import { contactCreated } from '../records/contact-events.ts'
import type { ContactProfile, ContactSource } from '../records/contact-profile.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { lockMergeFamily } from './lock-merge-family.ts'
import { getMerge, mergeToWire, withoutNames } from './merge-queries.ts'
import type { ContactMerge } from './merge-schema.ts'
import { moveBack } from './move-records.ts'
import { type MergeMember, restoreProfile } from './restore-profile.ts'

/**
 * Undoes a merge: each contact gets back the records that moved and still exist. Records added since, and fields
 * changed since, stay with the primary contact. Undoing again has no effect.
 * @throws AppError not_found; conflict when something else has to be done first
 */
export function undoMerge(ctx: Context, id: number): Promise<ContactMerge> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getMerge(ctx, id)
    if (before.undone_at !== null) return mergeToWire(before)
    const memberIds = before.duplicate_ids
    const locked = await lockMergeFamily(ctx, [before.contact_id, ...memberIds])
    const undone = await maybeOne<{ changes: FieldChange[] }>(ctx)`
      with was as (select id, changes from contact_merge where id = ${id} for update)
      update contact_merge m set undone_at = ${ctx.now()}, changes = '[]' from was
      where m.id = was.id and m.org_id = ${ctx.orgId} and m.undone_at is null returning was.changes`
    // Another request undid the merge, or deleted the contact, while this one waited for the lock.
    if (undone === null) return mergeToWire(await getMerge(ctx, id))
    const primary = locked.get(before.contact_id)!
    if (primary.merged_into !== null) throw await isMerged(ctx, primary.id, primary.merged_into)
    const members = await deleteMembers(ctx, id)
    await restoreProfile(ctx, { mergeId: id, primary, members, locked, changes: undone.changes })
    await separateContacts(ctx, memberIds)
    for (const { contact_id, deal_ids, note_ids, task_ids, activity_ids, follower_ids } of members)
      await moveBack(ctx, primary.id, contact_id, {
        dealIds: deal_ids,
        noteIds: note_ids,
        taskIds: task_ids,
        activityIds: activity_ids,
        followerIds: follower_ids,
      })
    await tidyTimeline(ctx, id, [primary.id, ...memberIds])
    await rescoreContacts(ctx, [primary.id, ...memberIds])
    const after = mergeToWire(await getMerge(ctx, id))
    const what = { action: 'contact.undo_merge', subjectType: 'contact', subjectId: primary.id }
    await recordAudit(ctx, { ...what, before: withoutNames(mergeToWire(before)), after: withoutNames(after) })
    return after
  })
}

async function isMerged(ctx: Context, id: number, into: number): Promise<AppError> {
  const by = await maybeOne<{ id: number }>(ctx)`
    select m.id from contact_merge_member d join contact_merge m on m.id = d.merge_id
    where d.contact_id = ${id} and m.undone_at is null order by m.id desc limit 1`
  if (by === null) return noSuchContact(ctx, id)
  return new AppError(
    'conflict',
    `Contact ${id} was merged into contact ${into} by merge ${by.id} since. Undo that merge first.`,
  )
}

/** Deletes and returns the members of a merge, which are not needed afterwards. */
function deleteMembers(ctx: TxContext, mergeId: number): Promise<MergeMember[]> {
  return many<MergeMember>(ctx)`
    with was as (select * from contact_merge_member where merge_id = ${mergeId}),
    forgotten as (
      update contact_merge_member m set email = null, deal_ids = '{}', note_ids = '{}', task_ids = '{}', activity_ids = '{}', follower_ids = '{}'
      from was where m.id = was.id)
    select contact_id, email, deal_ids, note_ids, task_ids, activity_ids, follower_ids from was order by id`
}

/** Makes merged contacts independent again, without custom fields that were deleted since. */
async function separateContacts(ctx: TxContext, ids: readonly number[]): Promise<void> {
  const back = await many<ContactProfile & { id: number; source: ContactSource }>(ctx)`
    update contact c set merged_into = null, score_due = true, properties = coalesce((
      select jsonb_object_agg(own.key, own.value) from jsonb_each(c.properties) own
      join contact_property p on p.org_id = c.org_id and p.key = own.key), '{}')
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[])
    returning c.id, c.account_id, c.email, c.first_name, c.last_name, c.phone, c.title, c.owner, c.tags,
      c.lifecycle_stage, c.properties, c.source`
  await writeContactTexts(
    ctx,
    back.map((profile) => ({ id: profile.id, profile })),
  )
  await recordEvents(
    ctx,
    back.map((profile) => contactCreated(ctx, { id: profile.id, profile }, { source: profile.source, restored: true })),
  )
}

async function tidyTimeline(ctx: TxContext, mergeId: number, ids: readonly number[]): Promise<void> {
  await change(ctx)`
    delete from contact_activity where contact_id = any(${ids}::bigint[]) and kind = 'merged'
      and subject_type = 'contact_merge' and subject_id = ${mergeId}`
  await change(ctx)`
    update contact c set last_activity_at = greatest((select max(at) from contact_activity a where a.contact_id = c.id),
      case when import_entry_id is not null then created_at end)
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[])`
}
