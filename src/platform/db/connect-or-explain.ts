import pg from 'pg'
import { AppError } from '../errors.ts'
import { NO_TIME_LIMITS, prepareSession } from './prepare-session.ts'

const CONNECT_WITHIN_MS = 10_000
const OLDEST = 15

/**
 * A first connection to the database. @throws AppError unavailable, in words for the person who set DATABASE_URL, and
 * without the password that stands in it
 */
export async function connectOrExplain(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'laurel migrate',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  try {
    await client.connect()
    await prepareSession(client, NO_TIME_LIMITS)
  } catch (error) {
    throw new AppError('unavailable', explain(client, error as Error & { code?: string }), { cause: error })
  }
  const { rows } = await client.query<{ number: number }>("select current_setting('server_version_num')::int as number")
  const version = Math.floor(rows[0]!.number / 10_000)
  if (version >= OLDEST) return client
  await client.end()
  throw new AppError('unavailable', `Laurel needs PostgreSQL ${OLDEST} or newer; ${placeOf(client)} is ${version}.`)
}

function explain(client: pg.Client, error: Error & { code?: string }): string {
  const place = placeOf(client)
  if (error.code === '3D000')
    return `PostgreSQL at ${place} has no database "${client.database}". Create it, or change DATABASE_URL.`
  if (/^28/.test(error.code ?? ''))
    return `PostgreSQL at ${place} does not let the user "${client.user}" in: ${error.message}. Check DATABASE_URL.`
  // An address with several numbers fails once for each of them, without a message for all.
  const reason = error.message || (error.code ?? 'no answer')
  return `PostgreSQL at ${place} cannot be reached: ${reason}. Check that it runs, and DATABASE_URL.`
}

function placeOf({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`
}
