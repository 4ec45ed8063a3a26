import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { killAtExit } from '../../../test/support/kill-at-exit.ts'
import type { startEmbeddedPostgres } from './index.ts'

export type StartOptions = Parameters<typeof startEmbeddedPostgres>[0]
// biome-ignore lint/suspicious/noExplicitAny: answers are whatever JSON the fixture prints.
type Answer = Record<string, any>
export type Other = {
  child: ChildProcess
  started: Answer
  ask(word: string): Promise<Answer>
  next(): Promise<Answer>
  stop(): Promise<void>
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Starts the server from another process, which answers `ask` and is killed at the end of the scope. */
export async function otherProcess(options: StartOptions, user: { uid?: number; gid?: number } = {}): Promise<Other> {
  const fixture = join(import.meta.dirname, 'embedded-postgres.fixture.ts')
  const child = spawn(process.execPath, [fixture, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...user,
  })
  killAtExit(child)
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const next = async () => {
    const line = await lines.next()
    if (line.done) throw new Error('The other process ended without an answer.')
    return JSON.parse(line.value) as Answer
  }
  const ended = once(child, 'exit')
  const ask = (word: string) => {
    child.stdin!.write(`${word}\n`)
    return next()
  }
  const stop = async () => {
    child.stdin!.write('stop\n')
    await ended
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, started: await next(), ask, next, stop, kill, [Symbol.asyncDispose]: kill }
}

/** Runs one statement on a connection of its own. */
export async function queryOnce(url: string, text: string): Promise<Answer[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

/** Repeats a query until it succeeds; the test's own time limit ends one that never does. */
export async function queryUntilItWorks(url: string, text: string): Promise<Answer[]> {
  for (;;) {
    try {
      return await queryOnce(url, text)
    } catch {
      await sleep(50)
    }
  }
}

/** Returns the process id of the postmaster. */
export function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, '18', 'postmaster.pid'), 'utf8').split('\n')[0])
}
