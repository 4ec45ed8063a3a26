import { canOpen } from '../../../lib/crypto/open-secret.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'

export const ticketInvariants: Invariant[] = [
  rowsThatBreak(
    'of the ticket keys of an event the newest one has its private key and is not retired',
    sql`select 'ticket key ' || id as id from (
          select id, private_key, retired_at, number = max(number) over (partition by event_id) as newest from ticket_key) k
        where newest <> (private_key is not null) or newest and retired_at is not null`,
  ),
  { name: 'every ticket key can be opened with the keys of this installation', find: findClosedKeys },
]

async function findClosedKeys(services: Services): Promise<string[]> {
  const rows = await many<{ id: number; private_key: Buffer }>(services)`
    select id, private_key from ticket_key where private_key is not null order by id`
  return rows.filter(({ private_key }) => !canOpen(services, private_key)).map(({ id }) => `ticket key ${id}`)
}
