import { emailKey } from '../../../lib/text/email-key.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/**
 * Changes the addresses of merged contacts. No two contacts may share an address at any moment, so all of them release
 * theirs first; `between` runs while they are free, for the contact that they were merged into.
 */
export async function writeAddresses(
  ctx: TxContext,
  addresses: ReadonlyMap<number, string | null>,
  between: () => Promise<void>,
): Promise<void> {
  const ids = [...addresses.keys()]
  await change(ctx)`
    update contact set email = null, email_key = null
    where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) and merged_into is not null`
  await between()
  const emails = [...addresses.values()]
  await change(ctx)`
    update contact c set email = n.email, email_key = n.email_key
    from unnest(${ids}::bigint[], ${emails}::text[], ${emails.map((email) => email && emailKey(email))}::text[])
      as n (id, email, email_key)
    where c.org_id = ${ctx.orgId} and c.id = n.id and c.merged_into is not null`
}
