import type { Context } from '../../platform/context/context.ts'
import type { Place, Retained } from '../../platform/context/retained.ts'
import { dueBefore, readSettings, retainedOf, type Settings } from './retention-settings.ts'

/** As far as rows are counted. */
const MAX = 100_000

export type Due = { rows: number; or_more: boolean }

/** Of the settings that would be shorter than they are: how many rows are due by them now. */
export async function countDue(ctx: Context, input: Settings): Promise<Record<string, Due>> {
  const settings = await readSettings(ctx)
  const due: Record<string, Due> = {}
  for (const retained of retainedOf(ctx)) {
    const days = input[retained.setting] ?? null
    if (days === null || days >= (settings[retained.setting] ?? Number.POSITIVE_INFINITY)) continue
    const rows = await countRows(ctx, retained, dueBefore(ctx, days))
    due[retained.setting] = { rows: Math.min(rows, MAX), or_more: rows > MAX }
  }
  return due
}

async function countRows(ctx: Context, { look }: Retained, before: Date): Promise<number> {
  let rows = 0
  for (let after: Place | null = []; after !== null && rows <= MAX; ) {
    const { ids, next } = await look(ctx, { before, after })
    rows += ids.length
    after = next
  }
  return rows
}
