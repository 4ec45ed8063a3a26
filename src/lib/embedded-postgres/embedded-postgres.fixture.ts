import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbeddedPostgres } from './index.ts'

// A separate process for the tests: `node embedded-postgres.fixture.ts '<options as JSON>'`. It prints one line of JSON
// per answer and takes the commands `insert` (rows until killed), `count` and `stop`.

const print = (answer: unknown) => process.stdout.write(`${JSON.stringify(answer)}\n`)
const notes: string[] = []
const server = await startEmbeddedPostgres({ ...JSON.parse(process.argv[2]!), log: (line) => notes.push(line) })

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function insertUntilKilled(): Promise<void> {
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS kept (id bigint PRIMARY KEY)')
  for (let id = 1; ; id++) {
    await client.query('INSERT INTO kept VALUES ($1)', [id])
    print({ kept: id })
  }
}

const who = await query('SELECT current_database() AS database, current_user AS role, pg_backend_pid() AS backend')
const { dataDir, adopted, url } = server
print({ dataDir, adopted, url, notes, ...who.rows[0] })
for await (const word of createInterface({ input: process.stdin })) {
  if (word === 'insert') await insertUntilKilled()
  if (word === 'count') print((await query('SELECT count(*)::int AS count, max(id)::int AS last FROM kept')).rows[0])
  if (word === 'stop') {
    await server.stop()
    process.exit(0)
  }
}
