import type pg from 'pg'
import { cutConnection, processOf, serverOf } from './cut-connection.ts'
import { clientBeside } from './hosted-client.ts'

const WITHIN_MS = 1_000

/**
 * Ends connections in the middle of their statements. The server is asked to terminate them, since it would otherwise
 * finish a statement, and keep its locks, until it has a response to send; if the server cannot be reached, the
 * connections are cut on this side.
 */
export async function endConnections(url: string, clients: readonly pg.ClientBase[]): Promise<void> {
  const servers = Map.groupBy(clients, serverOf)
  await Promise.all([...servers.values()].map((clients) => endAt(url, clients)))
}

async function endAt(url: string, clients: pg.ClientBase[]): Promise<void> {
  const client = clientBeside(clients[0]!, {
    connectionString: url,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const text = 'select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1) and usename = current_user'
    await client.query(text, [clients.map(processOf)])
  } catch {
    for (const each of clients) cutConnection(each)
  } finally {
    client.end().catch(() => {})
  }
}
