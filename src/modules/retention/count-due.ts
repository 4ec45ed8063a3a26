import type { Context } from '../../platform/context/context.ts'
import type { Place, Retained } from '../../platform/context/retained.ts'
import { dueBefore, getSettings, policiesBySetting, type Settings } from './retention-settings.ts'

/** Maximum number of rows to count. */
const MAX = 100_000

export type Due = { rows: number; or_more: boolean }

/** For each setting that would become shorter: the number of rows that would be due for deletion now. */
export async function countDue(ctx: Context, input: Settings): Promise<Record<string, Due>> {
  const settings = await getSettings(ctx)
  const due: Record<string, Due> = {}
  for (const policy of policiesBySetting(ctx)) {
    const days = input[policy.setting] ?? null
    if (days === null || days >= (settings[policy.setting] ?? Number.POSITIVE_INFINITY)) continue
    const rows = await countRows(ctx, policy, dueBefore(ctx, days))
    due[policy.setting] = { rows: Math.min(rows, MAX), or_more: rows > MAX }
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
