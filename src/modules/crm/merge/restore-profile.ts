import type { TxContext } from '../../../platform/context.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { AppError } from '../../../platform/errors.ts'
import { emailKey } from '../../../platform/text/email-key.ts'
import type { ContactProfile } from '../contacts/contact-profile.ts'
import { type FieldChange, updateContacts } from '../contacts/update-contacts.ts'
import type { HeldContact } from './hold-family.ts'
import { profileOf } from './plan-merge.ts'
import { returnAddresses } from './return-addresses.ts'
import { writeAddresses } from './write-addresses.ts'

/** What went along with a contact when it became another. */
export type MergeMember = {
  contact_id: number
  email: string | null
  deal_ids: number[]
  note_ids: number[]
  activity_ids: number[]
  follower_ids: number[]
}

type Undoing = {
  mergeId: number
  primary: HeldContact
  members: readonly MergeMember[]
  held: ReadonlyMap<number, HeldContact>
  changes: readonly FieldChange[]
}

/** Takes out of a profile what a merge has put there, and gives the addresses back. @throws AppError conflict */
export async function restoreProfile(
  ctx: TxContext,
  { mergeId, primary, members, held, changes }: Undoing,
): Promise<void> {
  const profile = changes.filter(({ field }) => field !== 'email')
  await passOn(ctx, mergeId, primary.id, profile)
  const addresses = await returned(ctx, primary, members, held)
  const set: Partial<ContactProfile> = await stillThere(
    ctx,
    profileOf(undone(primary, profile), ({ after }) => after),
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
        `Without the merge nothing would tell who contact ${primary.id} is. Give it a name, an e-mail address or a telephone number first.`,
      )
    if (brokeUniqueKey(error, 'contact_email_key'))
      throw new AppError(
        'conflict',
        'Another contact has just taken an address of a merged one. Change that contact first.',
      )
    throw error
  }
}

/** What a later merge has found in the profile was put there by this one: undone in its turn it leads to what was before both. */
async function passOn(
  ctx: TxContext,
  mergeId: number,
  contactId: number,
  changes: readonly FieldChange[],
): Promise<void> {
  const later = await many<{ id: number; changes: FieldChange[] }>(ctx)`
    select id, changes from contact_merge
    where contact_id = ${contactId} and id > ${mergeId} and undone_at is null order by id for update`
  for (const merge of later) {
    const passed = merge.changes.map((each) => {
      const mine = changes.find(
        ({ field, after }) => field === each.field && field !== 'tags' && isSame(after, each.before),
      )
      return mine ? { ...each, before: mine.before } : each
    })
    if (!isSame(passed, merge.changes))
      await change(ctx)`update contact_merge set changes = ${JSON.stringify(passed)} where id = ${merge.id}`
  }
}

/** Fields that are as the merge made them, and as they were before it. */
function undone(now: ContactProfile, changes: readonly FieldChange[]): FieldChange[] {
  return changes.flatMap(({ field, before, after }) => {
    const key = field.startsWith('properties.') ? field.slice('properties.'.length) : null
    const value = key === null ? now[field as keyof ContactProfile] : (now.properties[key] ?? null)
    if (isSame(value, after)) return [{ field, before: value, after: before }]
    if (field !== 'tags') return []
    return [{ field, before: value, after: withoutAdded(value as string[], before as string[], after as string[]) }]
  })
}

/** Without the tags that the merge has added, and with those that it has taken away. */
function withoutAdded(now: string[], before: string[], after: string[]): string[] {
  const kept = now.filter((tag) => before.includes(tag) || !after.includes(tag))
  return [...new Set([...kept, ...before.filter((tag) => !after.includes(tag))])]
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** An account may be gone by now, and so may own fields. */
async function stillThere(ctx: TxContext, set: Partial<ContactProfile>): Promise<Partial<ContactProfile>> {
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

async function returned(
  ctx: TxContext,
  primary: HeldContact,
  members: readonly MergeMember[],
  held: ReadonlyMap<number, HeldContact>,
): Promise<Map<number, string | null>> {
  const keys = members.flatMap(({ email }) => (email === null ? [] : [emailKey(email)]))
  const holders = await many<{ id: number; email: string; now: number }>(ctx)`
    select id, email, coalesce(merged_into, id) as now from contact
    where org_id = ${ctx.orgId} and email_key = any(${keys}::text[]) order by id for update`
  const back = members.map(({ contact_id: id, email }) => ({ id, had: email, email: held.get(id)!.email }))
  const found = returnAddresses(primary, back, holders, (a, b) => (a && emailKey(a)) === (b && emailKey(b)))
  if ('addresses' in found) return found.addresses
  throw new AppError(
    'conflict',
    `Contact ${found.takenBy} has the address ${found.address}, which a merged contact had. Change that one first.`,
  )
}
