import pg from 'pg'
import { readUtcTime } from '../../lib/text/utc-time.ts'
import { cancelStatements } from './cancel-statements.ts'
import { type Db, databaseOf } from './database.ts'
import { endConnections } from './end-connections.ts'
import { failUnreplicated } from './fail-unreplicated.ts'
import { clientOf } from './hosted-client.ts'
import { nameStatements } from './named-statement.ts'
import { notePool } from './noted-pools.ts'
import { preparePooled, withFormats } from './pooled-session.ts'
import { prepareSession } from './prepare-session.ts'
import { retireConnections } from './retire-connections.ts'
import { NO_TIME_LIMITS, TIME_LIMITS } from './session-settings.ts'
import { watchAnswers } from './watch-answers.ts'
import { watchWrites } from './watch-writes.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(1016 as typeof pg.types.builtins.INT8, parseIntegers)
const parseAnyTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTime)
// Otherwise the driver sends a time as local time with an offset in whole minutes, which old times in most zones do not
// have.
pg.defaults.parseInputDatesAsUTC = true

/** Parses an array of bigint (type 1016) without nulls, such as `{1,2}`. */
function parseIntegers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)
}

/** Nearly all times are in UTC with a four-digit year. */
function parseTime(text: string): Date {
  return text[4] === '-' && text.endsWith('+00') ? readUtcTime(text) : parseAnyTime(text)
}

export type OpenDatabase = {
  db: Db
  pool: pg.Pool
  /** False while the server can read but not write, for example with a full disk. */
  canWrite: () => Promise<boolean>
  /** Ends every running statement and transaction, which fails as if the database had gone away. */
  giveUp: () => Promise<void>
  /** Lets running work finish for a short time; a second call waits for the same end. */
  close: () => Promise<void>
}

/** For work whose result nobody waits for any longer. */
const CLOSE_WITHIN_MS = 1_000

/**
 * Opens a pool on a PostgreSQL URL with one or several servers. `onError` receives errors of idle connections, which
 * would end the process without a listener. `patient` lifts the time limits, for commands that read everything. `holdMs`
 * is how long a server that could not write is not asked again. `settings` are session settings by the server's names.
 * `standby` accepts a server that takes no writes; it is called with each new connection, and rejects one to the wrong
 * server. With `directUrl`, the URL leads to a pooler in transaction mode, whose sessions have their settings already,
 * and this one to the server itself. `name` is that of the pool in metrics, which omit a pool without one.
 */
export function openDatabase(
  url: string,
  options: {
    name?: string
    max?: number
    patient?: boolean
    settings?: Record<string, string>
    holdMs?: number
    directUrl?: string | undefined
    standby?: (client: pg.ClientBase) => Promise<void>
    onError?: (error: Error) => void
  } = {},
): OpenDatabase {
  const { directUrl, patient = false } = options
  const isPooled = directUrl !== undefined
  const settings = { ...(patient ? NO_TIME_LIMITS : TIME_LIMITS), ...options.settings }
  const address = isPooled ? withFormats(url) : url
  const pool = new pg.Pool({
    Client: clientOf(address),
    max: options.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'laurel',
    onConnect: (client) => (isPooled ? preparePooled(client) : prepareDirect(client, settings, options)),
  })
  retireConnections(pool, address)
  const forget = options.name === undefined ? () => {} : notePool(options.name, pool)
  const writes = watchWrites(pool, options.holdMs)
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    nameStatements(client, { isPooled })
    // A connection that breaks between two statements fails the next one; without a listener it would end the process.
    failUnreplicated(client.on('error', () => {}))
  })
  // The server's own limits do not help if its response never arrives.
  const stopWatching = patient ? () => {} : watchAnswers(pool, url, undefined, directUrl)
  let ended: Promise<void> | null = null
  pool.on('error', (error) => {
    // Errors of closing connections do not matter.
    if (ended === null) options.onError?.(error)
  })
  const giveUp = () => (isPooled ? cancelStatements([...inUse]) : endConnections(url, [...inUse]))
  const end = async () => {
    stopWatching()
    forget()
    const late = setTimeout(giveUp, CLOSE_WITHIN_MS)
    await pool.end()
    clearTimeout(late)
  }
  const close = () => {
    ended ??= end()
    return ended
  }
  const db = databaseOf(pool)
  return { db, pool, canWrite: () => writes.works(db), giveUp, close }
}

async function prepareDirect(
  client: pg.ClientBase,
  settings: Record<string, string>,
  { patient, standby }: { patient?: boolean; standby?: (client: pg.ClientBase) => Promise<void> },
): Promise<void> {
  await prepareSession(client, settings, { mayBeStandby: patient === true || standby !== undefined })
  await standby?.(client)
}
