import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { contactCreated } from '../records/contact-events.ts'
import { type ContactProfile, type ContactSource, newProfile, profileArrays } from '../records/contact-profile.ts'
import { insertWaitingTexts } from './waiting-texts.ts'
import { writeContactTexts } from './write-contact-texts.ts'

export type NewContact = Partial<ContactProfile> & {
  /** Row of the import file, which becomes an entry of the timeline. */
  importRow?: number
}

export type InsertOptions = {
  /** Import that contacts with a row come from. */
  importId?: number
  /** True if search texts are queued for `indexTextsLater`, which the caller runs once at the end. */
  indexLater?: boolean
}

/**
 * Inserts contacts in one statement. Accounts must belong to the organisation, and properties must be validated. An
 * address that another contact has, or that occurs twice, is skipped.
 * @returns the id of each contact; null: its address is taken
 */
export async function insertContacts(
  ctx: TxContext,
  contacts: readonly NewContact[],
  source: ContactSource,
  { importId, indexLater = false }: InsertOptions = {},
): Promise<(number | null)[]> {
  if (contacts.length === 0) return []
  const profiles = contacts.map(newProfile)
  const of = profileArrays(profiles)
  const made = await many<{ id: number; email_key: string | null }>(ctx)`
    insert into contact (org_id, account_id, email, email_key, first_name, last_name, phone, title, owner, tags,
      lifecycle_stage, email_consent, email_consent_at, properties, folded, source, last_activity_at, created_at, updated_at,
      import_id, import_row, import_entry_id)
    select ${ctx.orgId}::bigint, account_id, email, email_key, first_name, last_name, phone, title, owner, tags::text[], stage,
      consent, case when consent <> 'unknown' then now end,
      properties::jsonb, folded, ${source}, case when import_row is not null then now end, now, now,
      case when import_row is not null then ${importId ?? null}::bigint end, import_row,
      case when import_row is not null then nextval('contact_activity_id_seq') end
    from unnest(${of.accountIds}::bigint[], ${of.emails}::text[], ${of.emailKeys}::text[], ${of.firstNames}::text[],
      ${of.lastNames}::text[], ${of.phones}::text[], ${of.titles}::text[], ${of.owners}::text[], ${of.tags}::text[],
      ${of.stages}::text[], ${of.consents}::text[], ${of.properties}::text[], ${of.names}::text[],
      ${contacts.map(({ importRow }) => importRow ?? null)}::int[]) with ordinality
      as given (account_id, email, email_key, first_name, last_name, phone, title, owner, tags, stage, consent, properties, folded, import_row, nth),
      (select ${ctx.now()}::timestamptz as now) at
    order by nth
    on conflict (org_id, email_key) do nothing
    returning id, email_key`
  // Rows are returned in input order, and only rows with an address can be missing.
  let next = 0
  const ids = of.emailKeys.map((key) => {
    if (made[next] === undefined || made[next]!.email_key !== key) return null
    next += 1
    return made[next - 1]!.id
  })
  const contactsMade = ids.flatMap((id, nth) => (id === null ? [] : [{ id, profile: profiles[nth]! }]))
  // Subscribers get one event for the whole import.
  if (source !== 'import')
    await recordEvents(
      ctx,
      contactsMade.map((contact) => contactCreated(ctx, contact, { source })),
    )
  await (indexLater ? insertWaitingTexts : writeContactTexts)(ctx, contactsMade)
  return ids
}
