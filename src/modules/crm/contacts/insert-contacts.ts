import type { TxContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type ContactProfile, type ContactSource, newProfile, profileArrays } from './contact-profile.ts'
import { writeContactTexts } from './write-contact-texts.ts'

/**
 * Makes contacts, in one statement, of whatever is known of each. Accounts must be the organisation's, properties judged.
 * An address that is in the organisation, or twice among these, stays with whom it is.
 * @param lastActivityAt when the last thing has happened to all of them, for whoever writes into their time lines besides
 * @returns the id of each; null: its address was taken
 */
export async function insertContacts(
  ctx: TxContext,
  contacts: readonly Partial<ContactProfile>[],
  source: ContactSource,
  { lastActivityAt = null }: { lastActivityAt?: Date | null } = {},
): Promise<(number | null)[]> {
  if (contacts.length === 0) return []
  const profiles = contacts.map(newProfile)
  const of = profileArrays(profiles)
  const made = await many<{ id: number; email_key: string | null }>(ctx)`
    insert into contact (org_id, account_id, email, email_key, first_name, last_name, phone, title, owner, tags,
      lifecycle_stage, properties, folded, source, last_activity_at, created_at, updated_at)
    select ${ctx.orgId}::bigint, account_id, email, email_key, first_name, last_name, phone, title, owner, tags::text[], stage,
      properties::jsonb, folded, ${source}, ${lastActivityAt}::timestamptz, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${of.accountIds}::bigint[], ${of.emails}::text[], ${of.emailKeys}::text[], ${of.firstNames}::text[],
      ${of.lastNames}::text[], ${of.phones}::text[], ${of.titles}::text[], ${of.owners}::text[], ${of.tags}::text[],
      ${of.stages}::text[], ${of.properties}::text[], ${of.names}::text[]) with ordinality
      as given (account_id, email, email_key, first_name, last_name, phone, title, owner, tags, stage, properties, folded, nth)
    order by nth
    on conflict (org_id, email_key) do nothing
    returning id, email_key`
  // Rows come in their order, and only those with an address can be left out.
  let next = 0
  const ids = of.emailKeys.map((key) => {
    if (made[next] === undefined || made[next]!.email_key !== key) return null
    next += 1
    return made[next - 1]!.id
  })
  await writeContactTexts(
    ctx,
    ids.flatMap((id, nth) => (id === null ? [] : [{ id, profile: profiles[nth]! }])),
  )
  return ids
}
