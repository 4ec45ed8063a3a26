import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/** Awards of an organisation without a signature (`key_id` null), or with one of a withdrawn key. */
export type UnsignedAwards = { org_id: number; key_id: number | null }

/** Returns what is left to sign in all organisations. Each costs a lookup in one index. */
export async function unsignedAwards(services: Services): Promise<UnsignedAwards[]> {
  const parts = await many<UnsignedAwards>(services)`
    select o.id as org_id, null::bigint as key_id from organisation o
    where exists (select from badge_award w where w.org_id = o.id and w.signing_key_id is null)
    union all
    select k.org_id, k.id from signing_key k
    where k.purpose = 'credential' and k.withdrawn_at is not null
      and exists (select from badge_award w where w.org_id = k.org_id and w.signing_key_id = k.id)
    order by org_id, key_id`
  return parts
}
