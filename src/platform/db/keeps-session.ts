import pg from 'pg'
import { clientBeside } from './hosted-client.ts'

/** A pooler without a second connection to the server makes the second client wait. */
const WAIT_MS = 5_000
const ROUNDS = 3

/**
 * Returns false if a pooler assigns this connection a server process per transaction only. It shows while another
 * client is in a transaction: it runs in the process of this one, or this one has moved to another process.
 */
export async function keepsSession(client: pg.Client, url: string): Promise<boolean> {
  const other = clientBeside(client, {
    connectionString: url,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
  })
  other.on('error', () => {})
  try {
    await other.connect()
    for (let round = 0; round < ROUNDS; round++) {
      const before = await processNow(client)
      await other.query('begin')
      if ((await processNow(other)) === before || (await processNow(client)) !== before) return false
      await other.query('commit')
    }
    return true
  } catch (error) {
    // PgBouncer in statement mode rejects transactions.
    if (error instanceof pg.DatabaseError && error.code === '08P01') return false
    throw error
  } finally {
    other.end().catch(() => {})
  }
}

async function processNow(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}
