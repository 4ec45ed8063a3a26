import type { Retained } from '../context/retained.ts'
import { change, many } from '../db/query.ts'
import { firstIdAt } from '../http/server/request-id.ts'

const AT_ONCE = 1_000

const idAt = (at: number) => firstIdAt(at).slice(4)

/** Requests are final once written, and due by their time alone: the time serves as id and as position. */
export const retainedRequests: Retained = {
  setting: 'request_log',
  async look({ db, orgId }, { before, after: [last = -1] }) {
    const rows = await many<{ at: Date }>({ db })`
      select at from request_log
      where org_id = ${orgId} and request_id >= ${idAt(last + 1)}::uuid and request_id < ${idAt(before.getTime())}::uuid
      order by request_id limit ${AT_ONCE}::int`
    const ids = rows.map(({ at }) => at.getTime())
    return { ids, next: rows.length === AT_ONCE ? [ids.at(-1)!] : null }
  },
  async remove({ db, orgId }, { ids }) {
    const [first, last] = [Math.min(...ids), Math.max(...ids)]
    return {
      request_log: await change({ db })`
        delete from request_log
        where org_id = ${orgId} and request_id >= ${idAt(first)}::uuid and request_id < ${idAt(last + 1)}::uuid`,
    }
  },
}
