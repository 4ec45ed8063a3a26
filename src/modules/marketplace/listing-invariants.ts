import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const listingInvariants: Invariant[] = [
  rowsThatBreak(
    'a public event is listed as it is, and no other is',
    sql`select 'event ' || coalesce(l.id, said.id) as id from listing l
        full join (select s.* from event e cross join lateral listing_of(e.id) s where e.visibility = 'public') said on said.id = l.id
        where l is distinct from said`,
  ),
]
