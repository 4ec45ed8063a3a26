import type pg from 'pg'
import type { World } from './harness.ts'
import { type Scan, scansOf } from './plans.ts'
import { lookEverywhere } from './statements.ts'
import { adminQuery } from './template-database.ts'

const SETTINGS = {
  log_min_duration: 0,
  log_level: 'notice',
  log_analyze: true,
  log_timing: false,
  log_format: 'json',
  log_nested_statements: true,
}

export type RanPlan = { text: string; scans: Scan[] }

/**
 * Tells of every statement that this process has run in a world's database from now on, those of triggers too, what was
 * looked at by the plan that it was run with, until the end of the block. The world reconnects.
 */
export async function notePlans({
  databaseUrl,
  pool,
}: Pick<World, 'databaseUrl' | 'pool'>): Promise<{ plans: RanPlan[] } & Disposable> {
  const plans: RanPlan[] = []
  const name = new URL(databaseUrl).pathname.slice(1)
  const settings = Object.entries(SETTINGS).map(([key, value]) => `set auto_explain.${key} = ${value}`)
  for (const setting of ["set session_preload_libraries = 'auto_explain'", ...settings])
    await adminQuery(databaseUrl, `alter database ${name} ${setting}`)
  const connected = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of connected) client.release(true)
  const heard = new WeakSet<pg.Client>()
  const looking = lookEverywhere((client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', ({ message }) => {
      const plan = /^duration: .* plan:\n(?<json>\{.*\})$/s.exec(message ?? '')?.groups?.['json']
      if (plan === undefined) return
      const explained = JSON.parse(plan)
      plans.push({ text: explained['Query Text'], scans: scansOf({ 'QUERY PLAN': [explained] }) })
    })
  })
  return { plans, ...looking }
}
