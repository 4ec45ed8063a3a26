import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { markReader } from './mark-reader.ts'
import { setManyBits } from './set-many-bits.ts'
import { clearStatusBits, type Series } from './status-bits.ts'

type Placed = { id: number; org_id: number; list: number; index: number }

/** Records of one organisation that its status lists mark wrongly. */
type WrongMarks = { orgId: number; ids: number[] }

export type MarkedTable = {
  series: Series
  table: Sql
  /** SQL condition on a row: whether the list must mark it. */
  isMarked: Sql
  /** Calls `look` for each record of all organisations. */
  visit: (
    services: Services,
    look: (record: { id: number; org_id: number }, isMarked: boolean) => Promise<void>,
  ) => Promise<unknown>
}

/** Finds records that must be marked in their status list and are not, or the other way round. */
export async function findWrongMarks(
  services: Services,
  marked: MarkedTable,
  giveUp?: AbortSignal,
): Promise<WrongMarks[]> {
  const readMark = markReader(services, marked.series)
  const suspects: Placed[] = []
  await marked.visit(services, async ({ id, org_id }, isMarked) => {
    giveUp?.throwIfAborted()
    const { list, index, isSet } = await readMark(org_id, id)
    if (isSet !== isMarked) suspects.push({ id, org_id, list, index })
  })
  const found: WrongMarks[] = []
  for (const [orgId, placed] of Map.groupBy(suspects, ({ org_id }) => org_id)) {
    const ids = await stillWrong(services, marked, orgId, placed)
    if (ids.length > 0) found.push({ orgId, ids })
  }
  return found
}

/**
 * Marks the records that their status list does not mark, and takes the mark from the others. The records decide; they
 * are locked and read again, so this can run beside revocations and be repeated.
 */
export async function repairWrongMarks(
  services: Services,
  marked: MarkedTable,
  job: string,
  giveUp?: AbortSignal,
): Promise<void> {
  for (const { orgId, ids } of await findWrongMarks(services, marked, giveUp))
    await inTransaction(jobContext(services, orgId, job), async (ctx) => {
      const rows = await many<{ id: number; is_marked: boolean }>(ctx)`
        select id, ${marked.isMarked} as is_marked from ${marked.table}
        where org_id = ${orgId} and id = any(${ids}::bigint[]) order by id for update`
      const of = (isMarked: boolean) => rows.filter(({ is_marked }) => is_marked === isMarked).map(({ id }) => id)
      await setManyBits(ctx, marked.series, of(true))
      await clearStatusBits(ctx, marked.series, of(false))
    })
}

/**
 * Looks at records and lists in one statement, so as they are at one moment: some may have been revoked between both
 * readings.
 */
async function stillWrong(
  services: Services,
  { series, table, isMarked }: MarkedTable,
  orgId: number,
  suspects: Placed[],
): Promise<number[]> {
  const rows = await many<{ id: number }>(services)`
    select t.id from unnest(
      ${suspects.map(({ id }) => id)}::bigint[], ${suspects.map(({ list }) => list)}::int[],
      ${suspects.map(({ index }) => index)}::int[]
    ) as s (id, list, index)
    join ${table} t on t.org_id = ${orgId} and t.id = s.id
    left join status_list l on l.org_id = ${orgId} and l.series = ${series} and l.list = s.list
    where (${isMarked}) <> (coalesce(get_bit(l.bits, s.index # 7), 0) = 1) order by t.id`
  return rows.map(({ id }) => id)
}
