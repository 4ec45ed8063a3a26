import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { processOf } from '../../src/platform/db/cut-connection.ts'
import { type OpenDatabase, openDatabase } from '../../src/platform/db/open-database.ts'
import { atProcessEnd } from './at-process-end.ts'
import { emptyTables, readState, rowsOf } from './database-state.ts'
import { adminQuery, databaseAddress, TEMPLATE } from './template-database.ts'

/** Deleting more than this, and reading past what was deleted, takes longer than a fresh copy of the template. */
const MAX_BYTES = 2_000_000
/** A session costs the server memory for as long as it is open. */
const MAX_SESSIONS = 10
const MAX_SPARE = 4
const CONNECTIONS = 30

/** A busy machine delays statements for longer than a service may wait. */
const PATIENCE = { statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' }

type Spare = { name: string; url: string; open: OpenDatabase | null; cleaner: Cleaner }
/** The session that empties a database, opened when it is needed first. */
type Cleaner = { client: pg.Client | null }
/** Catalogue state of a fresh copy of the template. */
type Fresh = { definition: string; filled: string[]; rows: string }

const spares: Spare[] = []
let fresh: Promise<Fresh> | null = null

export type Lease = {
  url: string
  database: OpenDatabase
  /** The sessions cannot serve another world. */
  spoilSessions: () => void
  /** Empties the database for the next world, or drops it where something else than rows of tables has changed. */
  end: () => Promise<void>
}

/** Takes a database with the template's tables and no rows but the template's. */
export async function leaseDatabase(server: string): Promise<Lease> {
  const { name, url, open, cleaner } = spares.pop() ?? (await makeSpare(server))
  const database = open ?? openDatabase(url, { max: CONNECTIONS, settings: PATIENCE })
  // An idle connection does not keep a test file from ending.
  database.pool.options.allowExitOnIdle = true
  fresh ??= readFresh(url)
  const expected = await fresh
  let areSpoilt = false
  return {
    url,
    database,
    spoilSessions: () => {
      areSpoilt = true
    },
    async end() {
      const { pool } = database
      const isBusy = pool.idleCount < pool.totalCount || pool.waitingCount > 0
      const isEmptied = !pool.ended && !isBusy && (await empty(pool, { url, cleaner, expected }))
      const keeps = !areSpoilt && pool.totalCount <= MAX_SESSIONS
      if (!isEmptied || !keeps) await database.close()
      if (isEmptied && spares.length < MAX_SPARE) spares.push({ name, url, open: keeps ? database : null, cleaner })
      else {
        await cleaner.client?.end()
        await dropDatabase(server, name)
      }
    },
  }
}

/** Makes a database without a table. */
export async function makeEmptyDatabase(server: string): Promise<Lease> {
  const { name, url } = await makeSpare(server, '')
  const database = openDatabase(url, { max: CONNECTIONS, settings: PATIENCE })
  const end = async () => {
    await database.close()
    await dropDatabase(server, name)
  }
  return { url, database, spoilSessions: () => {}, end }
}

/** Opens a database through a pooler in front of all databases of its server. */
export function openPooled(poolerUrl: string, url: string): OpenDatabase {
  return openDatabase(databaseAddress(poolerUrl, databaseNameOf(url)), { max: CONNECTIONS, directUrl: url })
}

const databaseNameOf = (url: string) => new pg.Client({ connectionString: url }).database!

async function makeSpare(server: string, from = `template ${TEMPLATE} strategy file_copy`): Promise<Spare> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await adminQuery(server, `create database ${name} ${from}`)
  return { name, url: databaseAddress(server, name), open: null, cleaner: { client: null } }
}

async function readFresh(url: string): Promise<Fresh> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { definition, used } = await readState(client, [processOf(client)])
    return { definition, filled: used, rows: await rowsOf(client, used) }
  } finally {
    await client.end()
  }
}

/**
 * Empties by a session of its own: it sets `session_replication_role`, upon which a session forgets all its plans, and
 * the next world would pay for planning every invariant once more.
 * @returns false where the database is no longer a copy of the template but for rows, or somebody else uses it
 */
async function empty(
  pool: pg.Pool,
  { url, cleaner, expected }: { url: string; cleaner: Cleaner; expected: Fresh },
): Promise<boolean> {
  const { definition, filled, rows } = expected
  const client = await pool.connect()
  try {
    const own = [...sessionsOf(pool), ...(cleaner.client ? [processOf(cleaner.client)] : [])]
    const state = await readState(client, own)
    const isAsMade = state.definition === definition && state.otherSessions === 0 && state.bytes <= MAX_BYTES
    if (!isAsMade || (await rowsOf(client, filled)) !== rows) return false
    // A test may have ended all other sessions of its database, this one too.
    cleaner.client ??= await openCleaner(url, () => {
      cleaner.client = null
    })
    await emptyTables(
      cleaner.client,
      state.used.filter((table) => !filled.includes(table)),
    )
    return true
  } finally {
    client.release()
  }
}

async function openCleaner(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Like an idle connection of the pool, it does not keep a test file from ending, nor end it when the server goes.
  client.on('error', () => {})
  client.once('end', onEnd)
  ;(client as unknown as { unref: () => void }).unref()
  return client
}

const dropDatabase = (server: string, name: string) => adminQuery(server, `drop database ${name} with (force)`)

/** The pool does not say which connections it has. */
const sessionsOf = (pool: pg.Pool) => (pool as unknown as { _clients: pg.ClientBase[] })._clients.map(processOf)

atProcessEnd(async () => {
  for (const { name, open, cleaner } of spares.splice(0)) {
    await open?.close()
    await cleaner.client?.end()
    await dropDatabase(process.env['TEST_DATABASE_URL']!, name)
  }
})
