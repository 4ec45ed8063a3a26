import type { Installation } from './installation.ts'

/** Looks this often for a statement that a trigger of the test holds up. */
const EVERY_MS = 10

/** Waits until a statement is asleep in the middle of a change. @returns false when none was within the time */
export async function untilAsleep(installation: Pick<Installation, 'query'>, withinMs: number): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < withinMs; ) {
    const rows = await installation.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    if (rows.length > 0) return true
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  return false
}
