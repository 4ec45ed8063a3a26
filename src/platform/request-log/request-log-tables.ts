import { change } from '../db/query.ts'
import type { PersonalTable } from '../personal/personal-table.ts'

/** Paths are told without what may be of a person. */
export const requestLogTables: PersonalTable[] = [
  {
    table: 'request_log',
    personal: [],
    other: ['actor', 'method', 'route', 'path', 'code'],
    keep: {
      days: 7,
      // The oldest of each organisation stand first in the key.
      purge: ({ db }, before, most) => change({ db })`
        delete from request_log where (org_id, request_id) in (
          with recursive org (id) as (
            (select org_id from request_log order by org_id limit 1)
            union all
            select (select org_id from request_log where org_id > org.id order by org_id limit 1) from org where org.id is not null)
          select old.org_id, old.request_id from org cross join lateral (
            select org_id, request_id from request_log r where r.org_id = org.id and r.at < ${before}
            order by request_id limit ${most}::int) old
          limit ${most}::int)`,
    },
  },
]
