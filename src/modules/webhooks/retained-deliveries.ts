import type { Retained } from '../../platform/context/retained.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { retainedById } from '../../platform/personal/retained-by-id.ts'

/** Most deliveries have one to three attempts, which are deleted with them. */
const AT_ONCE = 250

/** Retention of deliveries: deleted with their attempts once they have ended, and after their replays. */
export const retainedDeliveries: Retained = retainedById({
  setting: 'deliveries',
  table: 'webhook_delivery',
  begun: 'created_at',
  isOver: (before) => sql`t.finished_at < ${before}
    and not exists (select from webhook_delivery r where r.replay_of = t.id)
    and not exists (select from webhook_attempt a where a.delivery_id = t.id and a.ended_at is null)`,
  atOnce: AT_ONCE,
  async remove(within, { ids, due }) {
    const over = sql`select t.id from webhook_delivery t where t.id = any(${ids}::bigint[]) and ${due}`
    const attempts = await change(within)`delete from webhook_attempt where delivery_id in (${over})`
    return { attempts, deliveries: await change(within)`delete from webhook_delivery where id in (${over})` }
  },
})

/**
 * Retention of attempts: deleted once their delivery has ended. A pending delivery needs to know how many there were.
 */
export const retainedAttempts: Retained = {
  setting: 'attempts',
  async look({ db, orgId }, { before, after: [id = 0] }) {
    const rows = await many<{ id: number; is_over: boolean; ids: number[] }>({ db })`
      select d.id, coalesce(d.finished_at < ${before}, false) as is_over,
        array(select a.id from webhook_attempt a where a.delivery_id = d.id) as ids
      from webhook_delivery d where d.org_id = ${orgId} and d.id > ${id} order by d.org_id, d.id limit ${AT_ONCE}::int`
    const over = rows.filter(({ is_over }) => is_over)
    return {
      ids: over.flatMap(({ ids }) => ids),
      next: rows.length === AT_ONCE && over.length > 0 ? [rows.at(-1)!.id] : null,
      isDone: rows.every(({ is_over, ids }) => is_over && ids.length === 0),
    }
  },
  async remove(within, { ids, before }) {
    const rows = await many<{ id: number }>(within)`
      select id from webhook_attempt where id = any(${ids}::bigint[]) and ended_at is not null for update skip locked`
    const locked = rows.map(({ id }) => id)
    // All attempts of a delivery are deleted at once, so that the remaining ones are numbered without gaps.
    const attempts = await change(within)`
      delete from webhook_attempt a using webhook_delivery d
      where a.id = any(${locked}::bigint[]) and d.id = a.delivery_id and d.finished_at < ${before} and not exists (
        select from webhook_attempt other where other.delivery_id = d.id and other.id <> all(${locked}::bigint[]))`
    return { attempts }
  },
}
