import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from './describe-person.ts'

/**
 * Returns the identifying fields of contacts that are not merged. @param how `hold` locks them until the transaction
 * ends
 */
export function listPeople(ctx: Context, ids: readonly number[], how = { hold: false }): Promise<Person[]> {
  return many<Person>(ctx)`
    select c.id, c.first_name, c.last_name, c.email, c.phone, c.account_id,
      a.name as account_name, a.domain as account_domain
    from contact c left join account a on a.id = c.account_id
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[]) and c.merged_into is null
    order by c.id ${how.hold ? sql`for key share of c` : sql``}`
}
