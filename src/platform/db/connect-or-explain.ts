import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { processOf } from './cut-connection.ts'
import { placesOf, readDatabaseAddress } from './database-address.ts'
import { hostedClient } from './hosted-client.ts'
import { keepsSession } from './keeps-session.ts'
import { isReadOnly } from './pg-errors.ts'
import { prepareSession } from './prepare-session.ts'
import { NO_TIME_LIMITS } from './session-settings.ts'

const CONNECT_WITHIN_MS = 10_000
const OLDEST = 15

/** The setting that names an address, for messages. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

/**
 * Opens a first connection to the database, without time limits.
 * @throws AppError unavailable for an unreachable server, one that is too old, a standby, or a pooler that keeps no
 * sessions. The message addresses the person who set `setting` and hides the password.
 */
export function connectOrExplain(url: string, setting: AddressSetting = 'DATABASE_URL'): Promise<pg.Client> {
  return connectExplained(url, setting, async (client) => {
    await refuseUnfit(client, url, setting)
    await prepareSession(client, NO_TIME_LIMITS)
  })
}

/** Opens a connection and prepares it. @throws AppError unavailable that explains a failure */
export async function connectExplained(
  url: string,
  setting: AddressSetting,
  prepare: (client: pg.Client) => Promise<void>,
): Promise<pg.Client> {
  const client = hostedClient({
    connectionString: url,
    application_name: 'laurel migrate',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  try {
    await client.connect()
    await prepare(client)
    return client
  } catch (error) {
    client.end().catch(() => {})
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', explain(client, url, setting, error as Failure), { cause: error })
  }
}

async function refuseUnfit(client: pg.Client, url: string, setting: AddressSetting): Promise<void> {
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
  const remedy =
    setting === 'DATABASE_URL'
      ? 'Set DATABASE_DIRECT_URL to the direct address of PostgreSQL as well, or use the pooler in session mode.'
      : 'Set it to the direct address of PostgreSQL, or to a pooler in session mode.'
  throw new AppError(
    'unavailable',
    `${setting} goes through a pooler at ${place} in transaction mode, in which a session ends with each transaction. ${remedy}`,
  )
}

type Failure = Error & { code?: string; errors?: Failure[] }

function explain(client: pg.Client, url: string, setting: AddressSetting, error: Failure): string {
  const { hosts } = readDatabaseAddress(url)
  if (hosts.length > 1 && error.errors?.length === hosts.length)
    return explainAll(placesOf(hosts), setting, error, error.errors)
  const place = placeOf(client)
  if (error.code === '3D000')
    return `PostgreSQL at ${place} has no database "${client.database}". Create it, or change ${setting}.`
  if (/^28/.test(error.code ?? ''))
    return `PostgreSQL at ${place} does not let the user "${client.user}" in: ${error.message}. Check ${setting}.`
  if (isReadOnly(error))
    return `PostgreSQL at ${place} is a standby, which takes no writes. Set ${setting} to the primary.`
  // A host with several addresses fails once per address, without an overall message.
  const reason = error.message || (error.code ?? 'no answer')
  return `PostgreSQL at ${place} cannot be reached: ${reason}. Check that it runs, and ${setting}.`
}

function explainAll(places: string, setting: AddressSetting, error: Failure, each: Failure[]): string {
  if (each.every(isReadOnly)) return `None of PostgreSQL at ${places} takes writes. Add the primary to ${setting}.`
  return `PostgreSQL at ${places} cannot be used: ${error.message}. Check that one of them runs, and ${setting}.`
}

/** Returns the place of a server for messages. */
export function placeOf({ host, port }: pg.Client): string {
  return placesOf([{ host, port }])
}
