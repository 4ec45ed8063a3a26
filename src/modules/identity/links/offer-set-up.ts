import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { linkAddress, linkToken } from './person-link-token.ts'

/**
 * Creates a link to become the first owner of the first organisation, valid for 24 hours from now, while nobody can
 * sign in. All starting processes get the same link.
 * @returns its address, or null when somebody can sign in already
 */
export async function offerSetUp(services: Services): Promise<string | null> {
  const seed = services.randomBytes(32)
  const row = await maybeOne<{ seed: Buffer }>(services)`
    insert into person_link (purpose, org_id, seed, token_hash, role, created_at, expires_at)
    select 'set_up', id, ${seed}, ${sha256(linkToken(services, seed))}, 'owner', now, now + interval '24 hours'
    from (select ${services.now()}::timestamptz as now) clock, organisation
    where id = (select min(id) from organisation) and not exists (select 1 from membership)
    on conflict (org_id) where purpose = 'set_up' and used_at is null do update set expires_at = excluded.expires_at
    returning seed`
  return row && linkAddress(services, 'set-up', linkToken(services, row.seed))
}
