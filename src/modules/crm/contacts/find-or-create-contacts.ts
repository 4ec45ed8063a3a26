import { emailKey } from '../../../lib/text/email-key.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { ContactSource } from './contact-profile.ts'
import { type HowMade, insertContacts, type NewContact } from './insert-contacts.ts'

/** Somebody who is known by an address. */
type KnownPerson = NewContact & { email: string }

/** A contact may be merged or deleted at any moment; more often than this nobody does it to one in the meantime. */
const ATTEMPTS = 10

/**
 * The contacts that have these addresses, also as one that was merged into them; whoever is not there is made. Nothing is
 * changed of those who are. None of them is changed, merged or deleted by others until the transaction ends.
 * @returns them by `emailKey` of the address that was asked for
 */
export async function findOrCreateContacts(
  ctx: TxContext,
  people: readonly KnownPerson[],
  source: ContactSource,
  made: HowMade = {},
): Promise<Map<string, { id: number; created: boolean }>> {
  const found = new Map<string, { id: number; created: boolean }>()
  const byKey = new Map<string, KnownPerson>()
  for (const person of people) {
    const key = emailKey(person.email)
    if (!byKey.has(key)) byKey.set(key, person)
  }
  // In one order, so that two who make the same people do not wait for one another.
  let missing = [...byKey.keys()].sort()
  for (let attempt = 1; missing.length > 0; attempt++) {
    if (attempt > ATTEMPTS) throw new Error(`Contacts are taken and gone again ${ATTEMPTS} times.`)
    for (const { email_key, id } of await lockByEmail(ctx, missing)) found.set(email_key, { id, created: false })
    missing = missing.filter((key) => !found.has(key))
    const ids = await insertContacts(
      ctx,
      missing.map((key) => byKey.get(key)!),
      source,
      made,
    )
    for (const [nth, id] of ids.entries()) if (id !== null) found.set(missing[nth]!, { id, created: true })
    missing = missing.filter((key) => !found.has(key))
  }
  return found
}

/**
 * One that is merged while it is waited for is not among them. Each is looked up by its address and by its id alone: a plan
 * that is made while there are few would otherwise read all contacts.
 */
function lockByEmail(ctx: TxContext, keys: string[]): Promise<{ email_key: string; id: number }[]> {
  return many<{ email_key: string; id: number }>(ctx)`
    with asked as materialized (
      select k.email_key, coalesce(c.merged_into, c.id) as live_id from unnest(${keys}::text[]) k (email_key)
      cross join lateral (
        select id, merged_into from contact where org_id = ${ctx.orgId} and contact.email_key = k.email_key offset 0) c
      order by live_id)
    select asked.email_key, live.id from asked cross join lateral (
      select id from contact where id = asked.live_id and merged_into is null for no key update) live`
}
