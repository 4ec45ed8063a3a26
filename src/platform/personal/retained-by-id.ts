import type { Retained } from '../context/retained.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

type ById = Pick<Retained, 'setting'> & {
  table: string
  /** The column with the start of a row. Ids roughly follow it: after a batch of younger rows the search stops. */
  begun: string
  /** A condition for rows `t`, started long enough ago, that also ended long enough ago and that nothing needs. */
  isOver: (before: Date) => Sql
  /** The number of rows to read and delete at once. */
  atOnce: number
  /** Deletes locked rows; `due` is a condition for those rows `t` that are still due. */
  remove: (
    within: Parameters<Retained['remove']>[0],
    rows: { ids: number[]; due: Sql },
  ) => ReturnType<Retained['remove']>
}

/** Creates a retention policy for rows with an index on organisation and id, which are read in id order. */
export function retainedById({ setting, table, begun, isOver, atOnce, remove }: ById): Retained {
  const from = sql.ref(table)
  const isOld = (before: Date) => sql`t.${sql.ref(begun)} < ${before}`
  return {
    setting,
    async look({ db, orgId }, { before, after: [id = 0] }) {
      const rows = await many<{ id: number; is_old: boolean; is_due: boolean }>({ db })`
        select id, is_old, case when is_old then ${isOver(before)} else false end as is_due
        from (select t.*, ${isOld(before)} as is_old from ${from} t
              where t.org_id = ${orgId} and t.id > ${id} order by t.org_id, t.id limit ${atOnce}::int) t order by id`
      const ids = rows.filter(({ is_due }) => is_due).map((row) => row.id)
      const goesOn = rows.length === atOnce && rows.some(({ is_old }) => is_old)
      return { ids, next: goesOn ? [rows.at(-1)!.id] : null }
    },
    async remove(within, { ids, before }) {
      // Nothing can start to refer to a locked row, and the next statement sees everything that already does.
      const held = await many<{ id: number }>(within)`
        select id from ${from} where org_id = ${within.orgId} and id = any(${ids}::bigint[]) for update skip locked`
      return remove(within, { ids: held.map(({ id }) => id), due: sql`${isOld(before)} and ${isOver(before)}` })
    },
  }
}
