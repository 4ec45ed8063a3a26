import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { copyCluster } from '../../src/lib/embedded-postgres/copy-cluster.ts'
import { createCluster } from '../../src/lib/embedded-postgres/create-cluster.ts'
import { packagedBinaries, usableBinaries } from '../../src/lib/embedded-postgres/server-binaries.ts'
import { type ServerPlace, serverPlace } from '../../src/lib/embedded-postgres/server-place.ts'
import { databaseName, serverEnvironment } from '../../src/lib/embedded-postgres/server-settings.ts'
import { firstDatabase } from '../../src/platform/db/first-database.ts'
import { killAtExit } from './kill-at-exit.ts'

const LISTED_WITHIN_MS = 50
const OTHER_PROCESSES = 'select pid from pg_stat_activity where pid <> pg_backend_pid() and pid <> all($1::int[])'

/** A server of a pair; `url` leads to it whatever it is at the moment. */
export type ReplicatedServer = ReturnType<typeof serverAt>

/**
 * Two servers with the same data, neither running. One starts as the primary and the other as its standby; each commit of
 * the primary waits for the standby. When they go out of scope, both are killed and their data removed.
 */
export async function makePair() {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-pair-'))
  chmodSync(folder, 0o755)
  const [a, b] = ['a', 'b'].map((name) => serverPlace(join(folder, name), () => {})) as [ServerPlace, ServerPlace]
  const native = usableBinaries(packagedBinaries(), a.folder, a.user, () => {})
  await createCluster(a, { native, from: firstDatabase, durable: false })
  const servers = [serverAt(a, native), serverAt(b, native)] as const
  // A copy can follow the original once that has run with what a standby needs in its log.
  await servers[0].start()
  await servers[0].stop()
  mkdirSync(b.cluster, { mode: 0o700 })
  if (b.user) chownSync(b.cluster, b.user.uid, b.user.gid)
  await copyCluster(a.cluster, b.cluster, b.user)
  const folders = [a, b].map(({ socketFolder }) => encodeURIComponent(socketFolder))
  return {
    servers,
    /** The address of both. */
    url: `postgres://${databaseName}@${folders.join(',')}/${databaseName}`,
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serverAt(place: ServerPlace, native: string) {
  let child: ChildProcess | null = null
  let said = ''
  const frozen: number[] = []
  const url = `postgres://${databaseName}@${encodeURIComponent(place.socketFolder)}:5432/${databaseName}`
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return (await client.query<Row>(text).finally(() => client.end())).rows
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = null
    if (ending === null) return
    // Processes that stand still would not see that the first one has ended, and must not go on.
    for (const pid of frozen.splice(0)) if (signal === 'SIGKILL') process.kill(pid, signal)
    ending.kill('SIGCONT')
    ending.kill(signal)
    if (ending.exitCode === null && ending.signalCode === null) await once(ending, 'exit')
  }
  return {
    url,
    query,
    cluster: place.cluster,
    /** Starts it as a primary, or as the standby of another one; the primary waits for a standby with `isPatient`. */
    async start({ follow, isPatient = false }: { follow?: { url: string }; isPatient?: boolean } = {}) {
      const { host, port } = follow ? new pg.Client({ connectionString: follow.url }) : { host: null, port: 0 }
      const settings = {
        listen_addresses: '',
        unix_socket_directories: place.socketFolder,
        max_connections: '100',
        fsync: 'off',
        shared_buffers: '16MB',
        io_method: 'sync',
        autovacuum: 'off',
        wal_keep_size: '256MB',
      }
      // Settings of the command line would override those that `alter system` makes.
      const conninfo = host ? `host=${host} port=${port} user=${databaseName}` : ''
      const changeable = join(place.cluster, 'postgresql.auto.conf')
      writeFileSync(
        changeable,
        `synchronous_standby_names = '${isPatient ? '*' : ''}'\nprimary_conninfo = '${conninfo}'\n`,
      )
      const signal = join(place.cluster, 'standby.signal')
      rmSync(signal, { force: true })
      if (host) writeFileSync(signal, '')
      rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
      const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      child = killAtExit(
        spawn(join(native, 'bin', 'postgres'), ['-D', place.cluster, ...args], {
          cwd: '/',
          env: serverEnvironment,
          stdio: ['ignore', 'ignore', 'pipe'],
          ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
        }),
      )
      said = ''
      child.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text))
      while (!(await query('select 1').then(Boolean, () => false))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${said}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    /** Replaces its data by that of a running server: after a crash it may have commits that nobody else has. */
    async copy(other: { url: string; cluster: string }) {
      const client = new pg.Client({ connectionString: other.url })
      await client.connect()
      await client.query(`select pg_backup_start('copy', true)`)
      rmSync(place.cluster, { recursive: true })
      mkdirSync(place.cluster, { mode: 0o700 })
      if (place.user) chownSync(place.cluster, place.user.uid, place.user.gid)
      await copyCluster(other.cluster, place.cluster, place.user)
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
      await client.end()
      rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
      const label = join(place.cluster, 'backup_label')
      writeFileSync(label, rows[0]!.labelfile)
      if (place.user) chownSync(label, place.user.uid, place.user.gid)
    },
    /** Makes a standby the primary. */
    promote: () => query('select pg_promote()'),
    /** A shutdown in order, for which the standby has everything. */
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    /** Stops all its processes in the middle of what they do. @returns what lets them go on */
    async freeze() {
      // One that stands still with a lock may keep the list from being read; then no other gets far either.
      const client = new pg.Client({ connectionString: url, query_timeout: 1_000 })
      await client.connect()
      // The first process stands still first, so that it starts none that would escape.
      let found = [child!.pid!]
      while (found.length > 0) {
        for (const pid of found) process.kill(pid, 'SIGSTOP')
        frozen.push(...found)
        // A process that was just started is listed a moment later.
        await wait(LISTED_WITHIN_MS)
        const listed = client.query<{ pid: number }>(OTHER_PROCESSES, [frozen])
        found = await listed.then(
          ({ rows }) => rows.map(({ pid }) => pid),
          () => [],
        )
      }
      await client.end()
      return async () => {
        for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
      }
    },
  }
}
