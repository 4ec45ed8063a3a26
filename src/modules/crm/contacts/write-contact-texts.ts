import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { contactText, type SearchedProfile } from '../records/contact-profile.ts'

/** Updates the search texts of locked contacts. Merged contacts have none. */
export async function writeContactTexts(
  ctx: TxContext,
  contacts: readonly { id: number; profile: SearchedProfile }[],
): Promise<void> {
  if (contacts.length === 0) return
  await change(ctx)`
    insert into contact_text as t (id, org_id, folded)
    select id, ${ctx.orgId}::bigint, folded from unnest(${contacts.map(({ id }) => id)}::bigint[],
      ${contacts.map(({ profile }) => contactText(profile))}::text[]) with ordinality as given (id, folded, nth)
    order by nth on conflict (id) do update set folded = excluded.folded where t.folded <> excluded.folded`
}
