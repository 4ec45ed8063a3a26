import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { contactUpdated } from '../records/contact-events.ts'
import {
  type ContactProfile,
  changedProfile,
  isIdentified,
  type ProfileChange,
  profileArrays,
} from '../records/contact-profile.ts'
import { lockAccounts } from '../records/lock-accounts.ts'
import { type ChangeSource, profileUpdated } from './profile-updated.ts'
import { writeContactTexts } from './write-contact-texts.ts'

type ContactPatch = ProfileChange & { id: number }

type LockedContact = ContactProfile & { requested_id: number; id: number; account_name: string | null }

/**
 * Updates profiles; a patch for a merged contact goes to the contact that it was merged into. Rows that do not change
 * are not written. Each changed contact emits `crm.profile_updated` and, other than in a file import, `contact.updated`,
 * and is marked for rescoring. Unknown contacts are skipped.
 * @returns the ids of the changed contacts
 * @throws AppError validation_failed for an unknown account, or if nothing would identify the contact; the error of the
 * unique key for an address that another contact has
 */
export async function updateContacts(
  ctx: TxContext,
  patches: readonly ContactPatch[],
  source: ChangeSource,
): Promise<number[]> {
  if (patches.length === 0) return []
  const accountIds = patches.flatMap(({ set, fill }) => [set?.account_id, fill?.account_id])
  const accounts = await lockAccounts(
    ctx,
    accountIds.filter((id) => id != null),
  )
  const locked = await lockForUpdate(ctx, [...new Set(patches.map(({ id }) => id))])
  const before = new Map(locked.map((contact) => [contact.id, contact]))
  const after = new Map<number, ContactProfile>()
  const liveId = new Map(locked.map(({ requested_id, id }) => [requested_id, id]))
  for (const patch of patches) {
    const id = liveId.get(patch.id)
    if (id !== undefined) after.set(id, changedProfile(after.get(id) ?? profileOf(before.get(id)!), patch))
  }
  const updates = [...after].flatMap(([id, profile]) => {
    const changes = differences(before.get(id)!, profile)
    return changes.length === 0 ? [] : [{ id, profile, changes }]
  })
  if (updates.length === 0) return []
  if (!updates.every(({ profile }) => isIdentified(profile)))
    throw invalidField(['body'], 'a contact needs a name, an email address or a phone number', 'nobody')
  await writeProfiles(ctx, updates)
  const name = (id: number, accountId: number | null) =>
    accountId === null ? null : (accounts.get(accountId) ?? before.get(id)!.account_name)
  const isAnnounced = source !== 'import'
  await recordEvents(
    ctx,
    updates.flatMap(({ id, profile, changes }) => {
      // `crm.profile_updated` is part of the contract, which has no consent.
      const known = changes.filter(({ field }) => field !== 'email_consent')
      const accountName = name(id, profile.account_id)
      return [
        ...(known.length > 0 ? [profileUpdated(ctx, { id, profile, changes: known, source, accountName })] : []),
        ...(isAnnounced
          ? [
              contactUpdated(
                ctx,
                { id, profile },
                changes.map(({ field }) => field),
              ),
            ]
          : []),
      ]
    }),
  )
  return updates.map(({ id }) => id)
}

/** Returns the current contacts in order of their ids, locked until the transaction ends. */
async function lockForUpdate(ctx: TxContext, ids: number[]): Promise<LockedContact[]> {
  const locked = await lockLive(ctx, ids)
  const missing = ids.filter((id) => !locked.some(({ requested_id }) => requested_id === id))
  // A contact that was merged while this waited for the lock is found on the second look.
  return missing.length === 0 ? locked : [...locked, ...(await lockLive(ctx, missing))]
}

/** Each contact is looked up by id: a plan made while there are few contacts would otherwise read all of them. */
function lockLive(ctx: TxContext, ids: number[]): Promise<LockedContact[]> {
  return many<LockedContact>(ctx)`
    with requested as materialized (
      select id, coalesce(merged_into, id) as live_id from contact
      where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) order by live_id)
    select requested.id as requested_id, live.id, live.account_id, live.email, live.first_name, live.last_name, live.phone, live.title,
      live.owner, live.tags, live.lifecycle_stage, live.email_consent, live.properties,
      (select name from account where account.id = live.account_id) as account_name
    from requested cross join lateral (
      select * from contact where id = requested.live_id and merged_into is null for no key update) live`
}

function profileOf({ requested_id: _, id: __, account_name: ___, ...profile }: LockedContact): ContactProfile {
  return profile
}

export type FieldChange = { field: string; before: unknown; after: unknown }

const FIELDS = [
  ...(['account_id', 'email', 'first_name', 'last_name', 'phone', 'title', 'owner', 'tags'] as const),
  ...(['lifecycle_stage', 'email_consent'] as const),
] as const

function differences(before: ContactProfile, after: ContactProfile): FieldChange[] {
  const changes: FieldChange[] = FIELDS.map((field) => ({ field, before: before[field], after: after[field] }))
  for (const key of new Set([...Object.keys(before.properties), ...Object.keys(after.properties)]))
    changes.push({
      field: `properties.${key}`,
      before: before.properties[key] ?? null,
      after: after.properties[key] ?? null,
    })
  return changes.filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
}

async function writeProfiles(
  ctx: TxContext,
  updates: readonly { id: number; profile: ContactProfile }[],
): Promise<void> {
  const of = profileArrays(updates.map(({ profile }) => profile))
  await change(ctx)`
    update contact c set account_id = n.account_id, email = n.email, email_key = n.email_key, first_name = n.first_name,
      last_name = n.last_name, phone = n.phone, title = n.title, owner = n.owner, tags = n.tags::text[],
      lifecycle_stage = n.stage, email_consent = n.consent,
      email_consent_at = case when n.consent = c.email_consent then c.email_consent_at when n.consent <> 'unknown' then ${ctx.now()}::timestamptz end,
      properties = n.properties::jsonb, folded = n.folded, score_due = true, updated_at = ${ctx.now()}
    from unnest(${updates.map(({ id }) => id)}::bigint[], ${of.accountIds}::bigint[], ${of.emails}::text[],
      ${of.emailKeys}::text[], ${of.firstNames}::text[], ${of.lastNames}::text[], ${of.phones}::text[], ${of.titles}::text[],
      ${of.owners}::text[], ${of.tags}::text[], ${of.stages}::text[], ${of.consents}::text[], ${of.properties}::text[], ${of.names}::text[])
      as n (id, account_id, email, email_key, first_name, last_name, phone, title, owner, tags, stage, consent, properties, folded)
    where c.org_id = ${ctx.orgId} and c.id = n.id`
  await writeContactTexts(ctx, updates)
}
