import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { connectionsOf } from '../src/platform/db/pool-size.ts'
import { freePort } from '../test/support/free-port.ts'
import { parentOf } from './processor.ts'

const KEY = `lrl_live_${'b'.repeat(43)}`
const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment of the scenarios: a durable PostgreSQL, Laurel, and the floor on the same database. */
export type Stage = {
  api: string
  site: string
  floor: string
  key: string
  databaseUrl: string
  /** For queries of the scenarios themselves. */
  client: pg.Client
  laurelPid: number
  /** The processes that count as ours: Laurel's and the database's, with all descendants. */
  pids: number[]
  request: (method: string, path: string, body?: unknown) => Promise<any>
  close: () => Promise<void>
}

/**
 * @param env settings of the Laurel process; if the rate limit is on, it counts but allows any number of requests
 * @param server a database server of the scenario, which stops it
 */
export async function openStage(env: Record<string, string> = {}, server?: { url: string }): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-'))
  const connections = connectionsOf(Number(env['LAUREL_PROCESSES'] ?? 1))
  const postgres = server
    ? { ...server, stop: null }
    : await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), connections })
  const ports = { laurel: await freePort(), floor: await freePort() }
  const laurel = start(['bin/laurel', 'start'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PORT: String(ports.laurel),
    LOG_LEVEL: 'warn',
    LAUREL_BOOTSTRAP_KEY: KEY,
    LAUREL_BOOTSTRAP_CREDITS: '1000000',
    RATE_LIMIT: 'off',
    ...env,
  })
  const site = `http://127.0.0.1:${ports.laurel}`
  await untilReady(`${site}/readyz`)
  const floorServer = start(['bench/floor-server.ts'], { DATABASE_URL: postgres.url, PORT: String(ports.floor) })
  const floor = `http://127.0.0.1:${ports.floor}`
  await untilReady(`${floor}/ready`)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    api: `${site}/api/v1`,
    site,
    floor,
    key: KEY,
    databaseUrl: postgres.url,
    client,
    laurelPid: laurel.pid!,
    pids: [laurel.pid!, parentOf(rows[0]!.pid)],
    request: (method, path, body) => send(`${site}/api/v1${path}`, method, body),
    async close() {
      await client.end()
      await Promise.all([stop(laurel), stop(floorServer)])
      await postgres.stop?.()
      rmSync(folder, { recursive: true, force: true })
      if ('dataDir' in postgres) rmSync(postgres.dataDir, { recursive: true, force: true })
    },
  }
}

/** @throws for any unsuccessful response */
export async function send(url: string, method: string, body: unknown, key = KEY): Promise<any> {
  const form = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

export function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/**
 * A refused connection takes a hundredth of the time of a request, processor time that the starting service would lack.
 */
export async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(5))
    if ((await isOpen(Number(new URL(url).port))) && (await isReady())) return
  throw new Error(`${url} did not get ready.`)
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
