import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { type FieldChange, updateContacts } from '../contacts/update-contacts.ts'
import type { ContactProfile } from '../records/contact-profile.ts'
import type { LockedContact } from './lock-merge-family.ts'
import { profileOf } from './plan-merge.ts'
import { returnAddresses } from './return-addresses.ts'
import { revertChange } from './revert-change.ts'
import { writeAddresses } from './write-addresses.ts'

/** Records and address of a contact before it was merged. */
export type MergeMember = {
  contact_id: number
  email: string | null
  deal_ids: number[]
  note_ids: number[]
  task_ids: number[]
  activity_ids: number[]
  follower_ids: number[]
}

type Undoing = {
  mergeId: number
  primary: LockedContact
  members: readonly MergeMember[]
  locked: ReadonlyMap<number, LockedContact>
  changes: readonly FieldChange[]
}

/** Reverts the profile changes of a merge and returns the addresses. @throws AppError conflict */
export async function restoreProfile(
  ctx: TxContext,
  { mergeId, primary, members, locked, changes }: Undoing,
): Promise<void> {
  const profile = changes.filter(({ field }) => field !== 'email')
  const taken = await revertChanges(ctx, mergeId, primary, profile)
  const addresses = await returnedAddresses(ctx, primary, members, locked)
  const set: Partial<ContactProfile> = await onlyExisting(
    ctx,
    profileOf(taken, ({ after }) => after),
  )
  if (addresses.has(primary.id)) set.email = addresses.get(primary.id)!
  addresses.delete(primary.id)
  try {
    await writeAddresses(
      ctx,
      addresses,
      async () => void (await updateContacts(ctx, [{ id: primary.id, set }], 'merge')),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed')
      throw new AppError(
        'conflict',
        `Without the merge, contact ${primary.id} has no name, email address or phone number. Add one of them first.`,
      )
    if (brokeUniqueKey(error, 'contact_email_key'))
      throw new AppError(
        'conflict',
        'Another contact has just taken the address of a merged contact. Change the address of that contact first.',
      )
    throw error
  }
}

/** Removes the changes of a merge from the profile and from the history of later merges. @returns the new values */
async function revertChanges(
  ctx: TxContext,
  mergeId: number,
  now: LockedContact,
  changes: readonly FieldChange[],
): Promise<FieldChange[]> {
  const later = await many<{ id: number; changes: FieldChange[] }>(ctx)`
    select id, changes from contact_merge
    where contact_id = ${now.id} and id > ${mergeId} and undone_at is null order by id for update`
  const taken = changes.map((change) => {
    const same = later.flatMap((merge) => merge.changes.filter(({ field }) => field === change.field))
    const value = valueIn(now, change.field)
    const anew = revertChange(change, same, value)
    for (const [nth, each] of same.entries()) Object.assign(each, anew.later[nth])
    return { field: change.field, before: value, after: anew.now }
  })
  for (const { id, changes } of later)
    await change(ctx)`update contact_merge set changes = ${JSON.stringify(changes)} where id = ${id}`
  return taken
}

function valueIn(profile: ContactProfile, field: string): unknown {
  if (!field.startsWith('properties.')) return profile[field as keyof ContactProfile]
  return profile.properties[field.slice('properties.'.length)] ?? null
}

/** Leaves out an account or custom fields that were deleted since. */
async function onlyExisting(ctx: TxContext, set: Partial<ContactProfile>): Promise<Partial<ContactProfile>> {
  const there = { ...set }
  if (set.account_id != null) {
    const account = await maybeOne<{ id: number }>(ctx)`
      select id from account where org_id = ${ctx.orgId} and id = ${set.account_id} for key share`
    there.account_id = account?.id ?? null
  }
  if (set.properties !== undefined) {
    const known = await many<{ key: string }>(ctx)`select key from contact_property where org_id = ${ctx.orgId}`
    const kept = Object.entries(set.properties).filter(
      ([name, value]) => value === null || known.some(({ key }) => key === name),
    )
    there.properties = Object.fromEntries(kept)
  }
  return there
}

async function returnedAddresses(
  ctx: TxContext,
  primary: LockedContact,
  members: readonly MergeMember[],
  locked: ReadonlyMap<number, LockedContact>,
): Promise<Map<number, string | null>> {
  const keys = members.flatMap(({ email }) => (email === null ? [] : [emailKey(email)]))
  const holders = await many<{ id: number; email: string; now: number }>(ctx)`
    select id, email, coalesce(merged_into, id) as now from contact
    where org_id = ${ctx.orgId} and email_key = any(${keys}::text[]) order by id for update`
  const back = members.map(({ contact_id: id, email }) => ({ id, had: email, email: locked.get(id)!.email }))
  const found = returnAddresses(primary, back, holders, (a, b) => (a && emailKey(a)) === (b && emailKey(b)))
  if ('addresses' in found) return found.addresses
  throw new AppError(
    'conflict',
    `Contact ${found.takenBy} now has the address ${found.address} of a merged contact. Change the address of contact ${found.takenBy} first.`,
  )
}
