import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type ContactProfile, type ContactSource, newProfile, profileArrays } from './contact-profile.ts'
import { keepWaitingTexts } from './waiting-texts.ts'
import { writeContactTexts } from './write-contact-texts.ts'

export type NewContact = Partial<ContactProfile> & {
  /** In which row of a file they are, which becomes an entry of their time line. */
  importRow?: number
}

export type HowMade = {
  /** The import that those come from who have a row. */
  importId?: number
  /** Whether their texts wait for `indexTextsLater`, which whoever makes many calls at the end. */
  indexLater?: boolean
}

/**
 * Makes contacts, in one statement, of whatever is known of each. Accounts must be the organisation's, properties judged.
 * An address that is in the organisation, or twice among these, stays with whom it is.
 * @returns the id of each; null: its address was taken
 */
export async function insertContacts(
  ctx: TxContext,
  contacts: readonly NewContact[],
  source: ContactSource,
  { importId, indexLater = false }: HowMade = {},
): Promise<(number | null)[]> {
  if (contacts.length === 0) return []
  const profiles = contacts.map(newProfile)
  const of = profileArrays(profiles)
  const made = await many<{ id: number; email_key: string | null }>(ctx)`
    insert into contact (org_id, account_id, email, email_key, first_name, last_name, phone, title, owner, tags,
      lifecycle_stage, properties, folded, source, last_activity_at, created_at, updated_at,
      import_id, import_row, import_entry_id)
    select ${ctx.orgId}::bigint, account_id, email, email_key, first_name, last_name, phone, title, owner, tags::text[], stage,
      properties::jsonb, folded, ${source}, case when import_row is not null then now end, now, now,
      case when import_row is not null then ${importId ?? null}::bigint end, import_row,
      case when import_row is not null then nextval('contact_activity_id_seq') end
    from unnest(${of.accountIds}::bigint[], ${of.emails}::text[], ${of.emailKeys}::text[], ${of.firstNames}::text[],
      ${of.lastNames}::text[], ${of.phones}::text[], ${of.titles}::text[], ${of.owners}::text[], ${of.tags}::text[],
      ${of.stages}::text[], ${of.properties}::text[], ${of.names}::text[],
      ${contacts.map(({ importRow }) => importRow ?? null)}::int[]) with ordinality
      as given (account_id, email, email_key, first_name, last_name, phone, title, owner, tags, stage, properties, folded, import_row, nth),
      (select ${ctx.now()}::timestamptz as now) at
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
  const contactsMade = ids.flatMap((id, nth) => (id === null ? [] : [{ id, profile: profiles[nth]! }]))
  await (indexLater ? keepWaitingTexts : writeContactTexts)(ctx, contactsMade)
  return ids
}
