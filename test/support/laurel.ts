import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { killAtExit } from './kill-at-exit.ts'
import { adminQuery, databaseAddress } from './template-database.ts'

const LAUREL = join(import.meta.dirname, '..', '..', 'bin', 'laurel')

/** Any user but root: `nobody` of most systems. */
const ORDINARY = { uid: 65_534, gid: 65_534 }

type Environment = Record<string, string>
type User = { uid?: number; gid?: number }
export type Laurel = {
  child: ChildProcess
  url: string
  out: () => string
  err: () => string
  /** Exit code and signal. */
  ended: Promise<[number | null, string | null]>
  get: (path: string, headers?: Environment) => Promise<Reply>
  [Symbol.asyncDispose]: () => Promise<void>
}
type Reply = { status: number; headers: Headers; text: string; json: () => any }

/** How the program is started. A started group of processes is killed as a whole when it goes out of scope. */
type Start = { file: string; first: string[]; group: boolean }
const direct: Start = { file: process.execPath, first: [LAUREL], group: false }
/** For `npm start`, by the npm that runs the tests. */
export const npmRun: Start = { file: 'npm', first: ['--prefix', join(LAUREL, '../..')], group: true }

/** The command line in a process that sees next to no settings but these. When it goes out of scope it is killed. */
export function launch(args: string[], env: Environment, user: User = {}, by = direct): Laurel {
  const { PATH = '' } = process.env
  const child = killAtExit(
    spawn(by.file, [...by.first, ...args], {
      detached: by.group,
      stdio: ['ignore', 'pipe', 'pipe'],
      // No proxy in front of it has to be notified first.
      env: { PATH, TMPDIR: tmpdir(), DRAIN_SECONDS: '0', ...env },
      cwd: '/',
      ...user,
    }),
  )
  if (by.group) process.on('exit', () => killGroup(child.pid!))
  const written = { out: '', err: '' }
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (written.out += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (written.err += text))
  const ended = once(child, 'close') as Laurel['ended']
  const url = `http://127.0.0.1:${env['PORT']}`
  return {
    child,
    url,
    out: () => written.out,
    err: () => written.err,
    ended,
    async get(path, headers = {}) {
      const answer = await fetch(url + path, { headers, redirect: 'manual' }).catch((cause) => {
        const end = child.exitCode ?? child.signalCode ?? 'it runs'
        throw new Error(`GET ${path} got no answer (${end}): ${written.err.slice(-2_000)}`, { cause })
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
    },
    async [Symbol.asyncDispose]() {
      if (by.group) killGroup(child.pid!)
      else child.kill('SIGKILL')
      await ended
    },
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The service from when it says that it is ready, on a free port. */
export async function startLaurel(env: Environment, user: User = {}, by = direct): Promise<Laurel> {
  const laurel = launch(['start'], { PORT: String(await freePort()), ...env }, user, by)
  const ready = new Promise<'ready'>((resolve) =>
    laurel.child.stdout!.on('data', () => {
      if (laurel.out().includes('API reference')) resolve('ready')
    }),
  )
  if ((await Promise.race([ready, laurel.ended])) !== 'ready') assert.fail(`It ended:\n${laurel.out()}${laurel.err()}`)
  return laurel
}

/** A command from beginning to end. */
export async function runLaurel(args: string[], env: Environment, user: User = {}) {
  const { ended, out, err } = launch(args, env, user)
  const [code] = await ended
  return { code, out: out(), err: err() }
}

/** A folder that any user may enter, with a data folder in it that belongs to `user`. */
export function dataFolder({ uid, gid }: User = {}) {
  const root = mkdtempSync(join(tmpdir(), 'laurel-process-'))
  chmodSync(root, 0o755)
  if (uid !== undefined && gid !== undefined) chownSync(root, uid, gid)
  return { path: join(root, 'data'), [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

/** A database without a single table, on the server of the tests. */
export async function emptyDatabase() {
  const server = process.env['TEST_DATABASE_URL']!
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await adminQuery(server, `create database ${name}`)
  const url = databaseAddress(server, name)
  return { url, [Symbol.asyncDispose]: () => adminQuery(server, `drop database ${name} with (force)`) }
}

/** Whether this machine lets a test start the program as another user, and if not, why. */
export async function ordinaryUser(): Promise<{ user: User } | { missing: string }> {
  if (process.geteuid?.() !== 0) return { user: {} }
  // Below a closed folder Node itself may be out of reach, so that there is not even a process that fails.
  const failure = await runLaurel(['--version'], {}, ORDINARY).then(
    ({ code, err }) => (code === 0 ? null : err.split('\n')[0]),
    (error: Error) => error.message,
  )
  return failure === null ? { user: ORDINARY } : { missing: `an ordinary user cannot run this checkout (${failure})` }
}
