import { comparedBlobs } from '../../platform/blobs/index.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const organisationInvariants: Invariant[] = [
  comparedBlobs('every logo is stored, and every stored one has its organisation', 'logos/', {
    table: 'organisation',
    column: 'logo',
  }),
  rowsThatBreak(
    'the balance and what is held are the sums of the ledger, and not negative',
    sql`select 'organisation ' || b.org_id as id from credit_balance b
        left join (select org_id, sum(amount) as balance, sum(held_amount) as held from credit_entry group by org_id) e using (org_id)
        where b.balance <> coalesce(e.balance, 0) or b.held <> coalesce(e.held, 0) or b.balance < 0 or b.held < 0`,
  ),
  rowsThatBreak(
    'every organisation has a balance',
    sql`select 'organisation ' || o.id as id from organisation o
        where not exists (select 1 from credit_balance b where b.org_id = o.id)`,
  ),
  rowsThatBreak(
    'a capture or release comes after a hold of the same bulk job and of the same size',
    sql`select 'credit entry ' || e.id as id from credit_entry e
        left join credit_entry h on h.bulk_job_id = e.bulk_job_id and h.kind = 'hold' and h.org_id = e.org_id
        where e.kind in ('capture', 'release') and (h.id is null or h.id > e.id or h.held_amount <> -e.held_amount)`,
  ),
]
