import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { sha256 } from '../../src/lib/crypto/sha256.ts'
import type { World } from './harness.ts'
import { until } from './installation.ts'
import { leaveOut } from './record-statements.ts'

type Query = (...args: unknown[]) => Promise<unknown>
type Client = { query: Query; connection: { stream: Socket } }
type Send = (query: Query, text: string, rest: unknown[], client: Client) => unknown

/** Calls `work` with each client of a world's service when it is taken for the first time. */
function onEachClient(world: Pick<World, 'pool'>, work: (client: Client) => void): void {
  const seen = new WeakSet<object>()
  world.pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    work(client as unknown as Client)
  })
}

/** Sends what `send` makes of each statement of a world's service instead of the statement itself. */
function intercept(world: Pick<World, 'pool'>, send: Send): void {
  onEachClient(world, (client) => {
    const query = client.query.bind(client)
    client.query = ((text: unknown, ...rest: unknown[]) =>
      typeof text === 'string' ? send(query, text, rest, client) : query(text, ...rest)) as Query
  })
}

/** A changed statement is the test's, so it is not held to the rules for those of the service. */
function changed(text: string, from: string | RegExp, to: string): string {
  const after = text.replace(from, to)
  if (after !== text) leaveOut(after)
  return after
}

/** Changes statements on their way to the database. */
export function rewrite(world: World, from: string | RegExp, to: string): void {
  intercept(world, (query, text, rest) => query(changed(text, from, to), ...rest))
}

/** Shows `look` whatever any part of this process sends, before it is sent, until the end of the block: some parts have their own connections. */
export function lookEverywhere(look: (client: pg.Client, query: unknown) => void): Disposable {
  const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, query: unknown, ...rest: unknown[]) {
    look(this, query)
    return original.call(this, query, ...rest)
  } as never
  return {
    [Symbol.dispose]() {
      pg.Client.prototype.query = original as never
    },
  }
}

/** Changes statements on their way to the database, by whatever part of this process they are sent, until the end of the block. */
export function rewriteEverywhere(from: string | RegExp, to: string): Disposable {
  return lookEverywhere((_, query) => {
    // A name stands for the text that it came with first.
    const { text } = query as { text?: string }
    if (text === undefined) return
    const after = changed(text, from, to)
    if (after !== text) Object.assign(query as object, { text: after, name: sha256(after).toString('base64url') })
  })
}

/** Notes the texts of what connections send that are opened from now on, by any part of this process, until the end of the block. */
export function noteEverywhere(): { texts: string[] } & Disposable {
  const texts: string[] = []
  const looking = lookEverywhere((_, query) => {
    texts.push(typeof query === 'string' ? query : (query as { text: string }).text)
  })
  return { texts, ...looking }
}

const WAIT_LONGER = "set lock_timeout = '60s'"
leaveOut(WAIT_LONGER)

/** Lets statements wait for those that a test holds back, also on a machine where that takes longer than a service waits. */
export function waitLonger(world: Pick<World, 'pool'>): void {
  onEachClient(world, (client) => void client.query(WAIT_LONGER))
}

/** Holds statements with this text back until so many have come, so that all have looked before one writes. */
export function holdBack(world: World, part: string, howMany: number): void {
  waitLonger(world)
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  intercept(world, async (query, text, rest) => {
    if (text.includes(part)) {
      if (++arrived === howMany) resolve()
      await all
    }
    return query(text, ...rest)
  })
}

/** Holds what a statement locks until it is disposed of, in a transaction of its own that changes nothing. */
export async function holdLocks(world: Pick<World, 'pool'>, text: string): Promise<AsyncDisposable> {
  const client = await world.pool.connect()
  await client.query('begin')
  await client.query(text)
  return {
    async [Symbol.asyncDispose]() {
      await client.query('rollback')
      client.release()
    },
  }
}

/** Waits until so many statements of a world wait for locks. */
export async function untilBlocked(world: Pick<World, 'query'>, howMany = 1): Promise<void> {
  await until(
    () => world.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
    (blocked) => blocked.length >= howMany,
    5,
  )
}

/** Stops the first statement with this text before it is sent, until it is released or the block ends. */
export function holdFirst(world: World, part: string) {
  waitLonger(world)
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let held = false
  intercept(world, async (query, text, rest) => {
    if (!held && text.includes(part)) {
      held = true
      reached.resolve()
      await released.promise
    }
    return query(text, ...rest)
  })
  return { reached: reached.promise, release: released.resolve, [Symbol.dispose]: () => released.resolve() }
}

/** Notes the statements that `work` sends. */
export function noteStatements(world: Pick<World, 'pool'>) {
  let noted: { text: string; values: unknown[] }[] | null = null
  intercept(world, (query, text, rest) => {
    noted?.push({ text, values: (rest[0] as unknown[] | undefined) ?? [] })
    return query(text, ...rest)
  })
  return async (work: () => Promise<unknown>) => {
    noted = []
    await work()
    const statements = noted
    noted = null
    return statements
  }
}

/** The database did not get the statement, or did it and its answer was lost. Either way the connection is gone. */
export type Fault = 'not done' | 'done, answer lost'

const RINGING = /^\s*select set_config\('synchronous_commit', 'off', true\), pg_notify/

/**
 * A place to break the service's connections to its database at a chosen statement.
 * `arm` breaks at the nth statement from then on; `struck` gives the text of that statement, or null while it did not come.
 */
export function breakingConnections(world: World) {
  let left = 0
  let fault: Fault = 'not done'
  let struck: string | null = null
  intercept(world, async (query, text, rest, client) => {
    // The bell of the outbox tells others at a time of its own.
    if (left === 0 || RINGING.test(text) || --left > 0) return query(text, ...rest)
    struck = text
    if (fault === 'done, answer lost') await query(text, ...rest)
    await once(client.connection.stream.destroy(), 'close')
    throw new Error('Connection terminated unexpectedly')
  })
  return {
    arm(nth: number, how: Fault) {
      left = nth
      fault = how
      struck = null
    },
    struck: () => struck,
  }
}
