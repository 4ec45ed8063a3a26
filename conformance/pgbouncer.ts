import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../test/support/free-port.ts'
import { killAtExit } from '../test/support/kill-at-exit.ts'

/** PgBouncer refuses to run as root. */
const ORDINARY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** Another build than the installed one can be tried with PGBOUNCER=/path. */
const PROGRAM = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

/** The version of the installed PgBouncer as a number such as 1.21, with two digits after the point; null without one. */
export function pgBouncerVersion(): number | null {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return major === undefined ? null : Number(major) + Number(minor) / 100
}

/** Runs PgBouncer in front of every database of a server. */
export async function startPgBouncer(
  serverUrl: string,
  { mode, connectQuery, more = [] }: { mode: 'session' | 'transaction'; connectQuery?: string; more?: string[] },
) {
  const { host, port: serverPort, user, database } = new pg.Client({ connectionString: serverUrl })
  const folder = mkdtempSync(join(tmpdir(), 'laurel-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const first = connectQuery === undefined ? '' : ` connect_query='${connectQuery}'`
  const lines = [
    '[databases]',
    `* = host=${host} port=${serverPort} user=${user}${first}`,
    '[pgbouncer]',
    ...[`listen_port = ${port}`, 'listen_addr = 127.0.0.1', 'unix_socket_dir =', 'auth_type = any'],
    ...[`pool_mode = ${mode}`, 'max_client_conn = 500', 'default_pool_size = 60', ...more],
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  const child = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ORDINARY,
  })
  killAtExit(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${said}`)
    await wait(20)
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    said: () => said,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
