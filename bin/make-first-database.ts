import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { replaceFolder } from '../src/lib/os/build-if-stale.ts'
import { CLUSTER, FIRST_DATABASE, firstDatabase, MADE_OF, madeOf } from '../src/platform/db/first-database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'

// Prepares the database that a first start copies, if it is missing or older than the migrations, at the end of `npm
// ci`. Without it, also after a failure here, which is reported and stops nothing, a first start creates its own.

async function fill(place: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'laurel-first-database-'))
  const server = await startEmbeddedPostgres({ dataDir: join(work, 'data'), durable: false })
  try {
    await migrate(server.url, () => migrateQueue(server.url))
    const segment = await beginSegment(server.url)
    await server.stop()
    const cluster = join(server.dataDir, readdirSync(server.dataDir).find((name) => /^\d+$/.test(name))!)
    const log = join(cluster, 'pg_wal')
    // Log segments before the last checkpoint are not needed.
    for (const name of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(name) && name !== segment) rmSync(join(log, name))
    mkdirSync(place)
    execFileSync('cp', ['-R', cluster, join(place, CLUSTER)])
    // The service may run as another user than the one who installs it.
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', place])
    writeFileSync(join(place, MADE_OF), madeOf())
  } finally {
    await server.stop()
    for (const each of [server.dataDir, work]) rmSync(each, { recursive: true, force: true })
  }
}

/** Starts a new log segment, which will also hold the final checkpoint. */
async function beginSegment(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
    return rows[0]!.name
  } finally {
    await client.end()
  }
}

try {
  if (firstDatabase() === null) await replaceFolder(FIRST_DATABASE, fill)
  process.stdout.write('The first database is made.\n')
} catch (error) {
  process.stdout.write(
    `No first database is made, so a start from nothing makes its own: ${(error as Error).message}\n`,
  )
}
