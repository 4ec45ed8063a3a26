import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { connectExplained, connectOrExplain, placeOf } from './connect-or-explain.ts'
import { processOf } from './cut-connection.ts'
import { keepsSession } from './keeps-session.ts'
import { withFormats } from './pooled-session.ts'
import { COMMON_SETTINGS, FORMAT_SETTINGS, TIME_LIMITS } from './session-settings.ts'

/** First key of advisory locks that show whether two addresses lead to one database; the second is a process. */
const SAME_DATABASE = 4_662
const PROBE = 'laurel_probe'
/** Settings that the pooler has to give each of its sessions. */
const REQUIRED = { ...COMMON_SETTINGS, ...TIME_LIMITS }

/**
 * Finds out whether the address of DATABASE_URL, next to a direct one, keeps sessions; if not, it must be a pooler that
 * Laurel can use in transaction mode.
 * @throws AppError unavailable with what to change: an address that cannot be reached or leads to another database, a
 * pooler that does not support prepared statements, or sessions without the settings that Laurel needs
 */
export async function explorePooler(url: string, directUrl: string): Promise<'session' | 'transaction'> {
  await using direct = disposable(await connectOrExplain(directUrl, 'DATABASE_DIRECT_URL'))
  await using pooled = disposable(await connectExplained(url, 'DATABASE_URL', async () => {}))
  await requireSameDatabase(pooled.client, direct.client)
  if ((await isServerProcess(pooled.client)) || (await keepsSession(pooled.client, url))) return 'session'
  await requirePreparedStatements(pooled.client)
  await using formatted = disposable(await connectExplained(withFormats(url), 'DATABASE_URL', async () => {}))
  await requireSettings(formatted.client)
  return 'transaction'
}

function disposable(client: pg.Client) {
  client.on('error', () => {})
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

/** An advisory lock is seen everywhere in its database, and nowhere else. */
async function requireSameDatabase(pooled: pg.Client, direct: pg.Client): Promise<void> {
  const { rows } = await direct.query('select pg_backend_pid() as pid, pg_advisory_lock($1, pg_backend_pid())', [
    SAME_DATABASE,
  ])
  const free = await pooled.query('select pg_try_advisory_xact_lock($1, $2) as free', [SAME_DATABASE, rows[0].pid])
  if (free.rows[0].free)
    throw new AppError(
      'unavailable',
      `DATABASE_URL (${placeOf(pooled)}) and DATABASE_DIRECT_URL (${placeOf(direct)}) lead to different databases. ` +
        'Set both to the same database, the second without the pooler.',
    )
}

async function isServerProcess(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid === processOf(client)
}

/** A pooler that makes prepared statements follow their client gives them names of its own on the server. */
async function requirePreparedStatements(client: pg.Client): Promise<void> {
  try {
    await client.query('begin')
    await client.query({ name: PROBE, text: 'select $1::int', values: [1] })
    const { rows } = await client.query(`select from pg_prepared_statements where name = '${PROBE}'`)
    if (rows.length > 0) await client.query(`deallocate ${PROBE}`)
    await client.query('commit')
    if (rows.length === 0) return
  } catch (error) {
    const { code } = error as { code?: string }
    // Another client left the name on this connection, or the pooler works in statement mode.
    if (code !== '42P05' && code !== '08P01') throw error
  }
  throw new AppError(
    'unavailable',
    `The pooler at ${placeOf(client)} (DATABASE_URL) does not support prepared statements in its mode. Use PgBouncer ` +
      '1.21 or newer with pool_mode = transaction and max_prepared_statements above 0, or a pooler in session mode.',
  )
}

async function requireSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; found: string; wanted: string }>(
    `select name, current_setting(name) as found, set_config(name, value, true) as wanted
     from json_each_text($1::json) as required (name, value)`,
    [JSON.stringify({ ...REQUIRED, ...FORMAT_SETTINGS })],
  )
  const others = rows.filter(({ found, wanted }) => found !== wanted)
  if (others.length === 0) return
  throw new AppError(
    'unavailable',
    `Sessions of the pooler at ${placeOf(client)} (DATABASE_URL) have other settings than Laurel needs: ` +
      `${others.map(({ name, found }) => `${name} = ${found}`).join(', ')}. Add this to the line of the database in ` +
      `pgbouncer.ini: ${CONNECT_QUERY}. Other poolers: see "Poolers" in docs/operations.md.`,
  )
}

/** The setting of PgBouncer that gives all its sessions what Laurel needs. */
export const CONNECT_QUERY = `connect_query='${Object.entries(REQUIRED)
  .map(([name, value]) => `set ${name} = "${value}"`)
  .join('; ')}'`
