import pg from 'pg'
import { processOf } from './cut-connection.ts'
import { clientBeside, hostedClient } from './hosted-client.ts'

/** A statement without its response. `since` is by `performance.now`. */
export type AwaitedStatement = { client: pg.PoolClient; text: string; since: number }
/** States of the server processes behind connections, as in pg_stat_activity; null if the server is silent. */
type States = Map<pg.PoolClient, string> | null

/** A tenth of the characters at which the server cuts texts off, so that they fit also with four bytes each. */
const COMPARED_CHARACTERS = 100

/**
 * Asks the server about the processes of connections, which all lead to it. The processes of a pooler are unknown to it.
 */
export function askServer(url: string, awaited: readonly AwaitedStatement[], withinMs: number): Promise<States> {
  return ask(clientBeside(awaited[0]!.client, limited(url, withinMs)), async (server) => {
    const { rows } = await server.query<{ pid: number; state: string }>(
      'select pid, state from pg_stat_activity where pid = any($1) and state is not null',
      [awaited.map(({ client }) => processOf(client))],
    )
    const states = new Map(rows.map(({ pid, state }) => [pid, state]))
    return new Map(
      awaited
        .map(({ client }) => [client, states.get(processOf(client)) ?? ''])
        .filter(([, state]) => state !== '') as [pg.PoolClient, string][],
    )
  })
}

/**
 * Asks about statements that went through a pooler in transaction mode: active is one whose text the server has been
 * running for at least a second. Others may wait in the pooler or be lost, which nobody can tell. The pooler itself is
 * silent if it accepts no connection.
 */
export async function askPooled(
  poolerUrl: string,
  directUrl: string,
  awaited: readonly AwaitedStatement[],
  withinMs: number,
): Promise<States> {
  const texts = awaited.map(({ text }) => text.slice(0, COMPARED_CHARACTERS))
  const [reached, active] = await Promise.all([
    ask(clientBeside(awaited[0]!.client, limited(poolerUrl, withinMs)), async () => new Map()),
    ask(hostedClient(limited(directUrl, withinMs)), async (server) => {
      const { rows } = await server.query<{ nth: number }>(
        `select awaited.nth::int as nth from unnest($1::text[]) with ordinality as awaited (text, nth) where exists (
           select from pg_stat_activity where usename = current_user and datname = current_database()
             and state = 'active' and query_start < now() - interval '1 second' and starts_with(query, awaited.text))`,
        [texts],
      )
      return new Map(rows.map(({ nth }) => [awaited[nth - 1]!.client, 'active']))
    }),
  ])
  return reached === null ? null : active
}

const limited = (connectionString: string, withinMs: number) => ({
  connectionString,
  connectionTimeoutMillis: withinMs,
  query_timeout: withinMs,
})

/** Runs `question` on a new connection. */
async function ask(
  client: pg.Client,
  question: (client: pg.Client) => Promise<Map<pg.PoolClient, string>>,
): Promise<States> {
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } catch (error) {
    // A server that rejects the connection is not silent.
    return error instanceof pg.DatabaseError ? new Map() : null
  } finally {
    client.end().catch(() => {})
  }
}
