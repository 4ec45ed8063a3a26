import { hostedClient } from './hosted-client.ts'

const EVERY_MS = 100

export type LockHolders = {
  /** Describes the sessions for which the watched one waited last; null if it did not wait. */
  describe: () => string | null
  /** Whether only automatic vacuums held it up. They end when a session has waited for `deadlock_timeout`. */
  isVacuum: () => boolean
  stop: () => Promise<void>
}

type Holder = { pid: number; is_vacuum: boolean; name: string; seconds: number | null }

/** Watches over a second connection for which sessions a session waits. Without that connection it sees none. */
export async function watchLockHolders(url: string, pid: number): Promise<LockHolders> {
  const client = hostedClient({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => {})
  let last: Holder[] = []
  await client.connect().catch(() => {})
  const look = async () => {
    const { rows } = await client.query<Holder>(HOLDERS, [pid])
    if (rows.length > 0) last = rows
  }
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS).unref()
  return {
    describe: () => (last.length === 0 ? null : last.map(sentence).join(', ')),
    isVacuum: () =>
      last.some(({ is_vacuum }) => is_vacuum) && last.every(({ is_vacuum, seconds }) => is_vacuum || !seconds),
    async stop() {
      clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}

const HOLDERS = `select pid, backend_type = 'autovacuum worker' and query not like '%to prevent wraparound%' as is_vacuum,
    coalesce(nullif(application_name, ''), backend_type) as name,
    extract(epoch from clock_timestamp() - xact_start)::int as seconds
  from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by xact_start`

function sentence({ pid, name, seconds }: Holder): string {
  return `process ${pid} (${name}${seconds === null ? '' : `, ${seconds} s in its transaction`})`
}
