import type { Erasing } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Replaces suppressed addresses by a hash, so that they stay suppressed if the person comes back; duplicates are
 * merged.
 */
export async function eraseSuppressions({ db }: Erasing, ids: number[]): Promise<void> {
  const hashed = sql`(suppression_keys(s.org_id, s.address_key))[2]`
  await change({ db })`
    delete from email_suppression s using email_suppression older
    where s.id = any(${ids}::bigint[]) and older.org_id = s.org_id and older.reason = s.reason and older.address_key = ${hashed}`
  await change({ db })`
    update email_suppression s set address_key = ${hashed}, address = 'erased-' || id || '@erased.invalid', detail = null
    where id = any(${ids}::bigint[])`
}
