import { emailKey } from '../../../lib/text/email-key.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { ContactSource } from '../records/contact-profile.ts'
import { type InsertOptions, insertContacts, type NewContact } from './insert-contacts.ts'

/** A person with an email address. */
type KnownPerson = NewContact & { email: string }

/** Retries for contacts that are merged or deleted in between; more of that in a row does not happen in practice. */
const ATTEMPTS = 10

/**
 * Finds contacts by email address, including addresses of merged contacts, and creates the missing ones. Existing
 * contacts are not changed. Nobody else can change, merge or delete any of them until the transaction ends.
 * @returns contacts by `emailKey` of the requested address
 */
export async function findOrCreateContacts(
  ctx: TxContext,
  people: readonly KnownPerson[],
  source: ContactSource,
  made: InsertOptions = {},
): Promise<Map<string, { id: number; created: boolean }>> {
  const found = new Map<string, { id: number; created: boolean }>()
  const byKey = new Map<string, KnownPerson>()
  for (const person of people) {
    const key = emailKey(person.email)
    if (!byKey.has(key)) byKey.set(key, person)
  }
  // Sorted, so that two processes that create the same people do not deadlock.
  let missing = [...byKey.keys()].sort()
  for (let attempt = 1; missing.length > 0; attempt++) {
    if (attempt > ATTEMPTS) throw new Error(`Contacts were created and deleted again ${ATTEMPTS} times.`)
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
 * Leaves out contacts that are merged while this waits for their lock. Each lookup is by address, then id: a plan made
 * while there are few contacts would otherwise read all of them.
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
