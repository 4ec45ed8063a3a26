import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../context/context.ts'
import { one } from '../db/query.ts'
import { eraseAndReport } from './erase-person.ts'
import type { ErasureReport } from './report-rows.ts'

/** Requests and listeners end within this time; a backup reads for longer, and writes nothing. */
const PATIENCE_MS = 10_000
const PAUSE_MS = 10

/**
 * Erases a person, waits for transactions that had begun before, and erases again: a listener, import or request that
 * had read the person may since have written rows. Later ones find nobody.
 */
export async function eraseForGood(ctx: Context, input: { email: string; anonymise: boolean }): Promise<ErasureReport> {
  const first = await eraseAndReport(ctx, input)
  await othersToEnd(ctx)
  const again = await eraseAndReport(ctx, input, true)
  return { erased: sumOf(first.erased, again.erased), kept: sumOf(first.kept, again.kept) }
}

/** Waits until every transaction that is open now has ended, of this service and any other user of its account. */
async function othersToEnd(ctx: Context): Promise<void> {
  const { at } = await one<{ at: string }>(ctx)`select clock_timestamp()::text as at`
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const { open } = await one<{ open: boolean }>(ctx)`
      select exists (
        select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
          and pid <> pg_backend_pid() and xact_start <= ${at}::timestamptz) as open`
    if (!open) return
    await wait(PAUSE_MS)
  }
}

function sumOf<Row extends { table: string; rows: number }>(first: Row[], again: Row[]): Row[] {
  const more = (table: string) => again.find((each) => each.table === table)?.rows ?? 0
  const known = new Set(first.map(({ table }) => table))
  return [
    ...first.map((each) => ({ ...each, rows: each.rows + more(each.table) })),
    ...again.filter(({ table }) => !known.has(table)),
  ]
}
