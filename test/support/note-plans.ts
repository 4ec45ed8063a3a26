import pg from 'pg'
import { type Scan, scansOf } from './plans.ts'
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
 * Tells of every statement that this process has run in a database from now on, those of triggers too, what was looked at
 * by the plan that it was run with, until the end of the block. What was connected to the database is connected anew.
 */
export async function notePlans(databaseUrl: string): Promise<{ plans: RanPlan[] } & Disposable> {
  const plans: RanPlan[] = []
  const name = new URL(databaseUrl).pathname.slice(1)
  await adminQuery(
    databaseUrl,
    `alter database ${name} set session_preload_libraries = 'auto_explain';
     ${Object.entries(SETTINGS)
       .map(([key, value]) => `alter database ${name} set auto_explain.${key} = ${value};`)
       .join('\n')}
     select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  const heard = new WeakSet<pg.Client>()
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (!heard.has(this)) {
      heard.add(this)
      this.on('notice', ({ message }) => {
        const plan = /^duration: .* plan:\n(?<json>\{.*\})$/s.exec(message ?? '')?.groups?.['json']
        if (plan === undefined) return
        const explained = JSON.parse(plan)
        plans.push({ text: explained['Query Text'], scans: scansOf({ 'QUERY PLAN': [explained] }) })
      })
    }
    return original.apply(this, args)
  } as never
  return {
    plans,
    [Symbol.dispose]() {
      pg.Client.prototype.query = original as never
    },
  }
}
