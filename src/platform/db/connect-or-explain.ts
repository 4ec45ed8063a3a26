import pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { processOf } from './cut-connection.ts'
import { keepsSession } from './keeps-session.ts'
import { isReadOnly } from './pg-errors.ts'
import { NO_TIME_LIMITS, prepareSession } from './prepare-session.ts'

const CONNECT_WITHIN_MS = 10_000
const OLDEST = 15

/**
 * Opens a first connection to the database, without time limits.
 * @throws AppError unavailable for an unreachable server, one that is too old, a standby, or a pooler that keeps no
 * sessions. The message addresses the person who set DATABASE_URL and hides the password.
 */
export async function connectOrExplain(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'laurel migrate',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  try {
    await client.connect()
    await refuseUnfit(client, url)
    await prepareSession(client, NO_TIME_LIMITS)
    return client
  } catch (error) {
    client.end().catch(() => {})
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', explain(client, error as Error & { code?: string }), { cause: error })
  }
}

async function refuseUnfit(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ number: number; pid: number }>(
    "select current_setting('server_version_num')::int as number, pg_backend_pid() as pid",
  )
  const [{ number, pid }] = rows as [{ number: number; pid: number }]
  const version = Math.floor(number / 10_000)
  const place = placeOf(client)
  if (version < OLDEST)
    throw new AppError('unavailable', `Laurel needs PostgreSQL ${OLDEST} or newer; ${place} is ${version}.`)
  // A pooler reports another id than that of the server's process.
  if (pid === processOf(client) || (await keepsSession(client, url))) return
  throw new AppError(
    'unavailable',
    `DATABASE_URL goes through a pooler at ${place} in transaction mode, in which a session ends with each transaction. ` +
      'Use the direct address of PostgreSQL, or the pooler in session mode.',
  )
}

function explain(client: pg.Client, error: Error & { code?: string }): string {
  const place = placeOf(client)
  if (error.code === '3D000')
    return `PostgreSQL at ${place} has no database "${client.database}". Create it, or change DATABASE_URL.`
  if (/^28/.test(error.code ?? ''))
    return `PostgreSQL at ${place} does not let the user "${client.user}" in: ${error.message}. Check DATABASE_URL.`
  if (isReadOnly(error))
    return `PostgreSQL at ${place} is a standby, which takes no writes. Set DATABASE_URL to the primary.`
  // A host with several addresses fails once per address, without an overall message.
  const reason = error.message || (error.code ?? 'no answer')
  return `PostgreSQL at ${place} cannot be reached: ${reason}. Check that it runs, and DATABASE_URL.`
}

function placeOf({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`
}
