import type { TxContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type ContactProfile, type ContactSource, newProfile, profileArrays } from './contact-profile.ts'

/**
 * Makes contacts, in one statement, of whatever is known of each. Accounts must be the organisation's, properties judged.
 * An address that is in the organisation, or twice among these, stays with whom it is.
 * @returns the id of each; null: its address was taken
 */
export async function insertContacts(
  ctx: TxContext,
  contacts: readonly Partial<ContactProfile>[],
  source: ContactSource,
): Promise<(number | null)[]> {
  if (contacts.length === 0) return []
  const profiles = contacts.map(newProfile)
  const of = profileArrays(profiles)
  const made = await many<{ id: number; email_key: string | null }>(ctx)`
    insert into contact (org_id, account_id, email, email_key, first_name, last_name, phone, title, owner, tags,
      lifecycle_stage, properties, folded, source, created_at, updated_at)
    select ${ctx.orgId}::bigint, account_id, email, email_key, first_name, last_name, phone, title, owner, tags::text[], stage,
      properties::jsonb, folded, ${source}, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${of.accountIds}::bigint[], ${of.emails}::text[], ${of.emailKeys}::text[], ${of.firstNames}::text[],
      ${of.lastNames}::text[], ${of.phones}::text[], ${of.titles}::text[], ${of.owners}::text[], ${of.tags}::text[],
      ${of.stages}::text[], ${of.properties}::text[], ${of.texts}::text[]) with ordinality
      as given (account_id, email, email_key, first_name, last_name, phone, title, owner, tags, stage, properties, folded, nth)
    order by nth
    on conflict (org_id, email_key) do nothing
    returning id, email_key`
  // Rows come in their order, and only those with an address can be left out.
  let next = 0
  return of.emailKeys.map((key) => {
    if (made[next] === undefined || made[next]!.email_key !== key) return null
    next += 1
    return made[next - 1]!.id
  })
}
