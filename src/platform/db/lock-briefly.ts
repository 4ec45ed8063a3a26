import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { type LockHolders, watchLockHolders } from './lock-holders.ts'
import { isDeadlock, isLockTimeout } from './pg-errors.ts'

/** A session that changes a live database. `tell` takes lines of progress. */
export type MigrationSession = { client: pg.Client; url: string; tell: (line: string) => void }

const usual = {
  /** A waiting `alter table` stops everybody who asks for the table after it. */
  lockMs: 400,
  firstPauseMs: 250,
  longestPauseMs: 10_000,
  /** Other work that holds a lock for longer than this needs a person. */
  giveUpMs: 30 * 60_000,
}
export type LockTimes = typeof usual

/** After `deadlock_timeout` (1 s) PostgreSQL ends automatic vacuums that others wait for. */
const OUTLAST_VACUUM_MS = 1_300
const TELL_FROM = 3

/**
 * Runs `work` in a transaction that waits only briefly for each lock, and repeats it after growing pauses while others
 * hold what it needs. `work` changes nothing but the database.
 * @throws AppError unavailable after half an hour, with the sessions that hold the lock
 */
export async function lockBriefly<T>(
  { client, url, tell }: MigrationSession,
  subject: string,
  work: () => Promise<T>,
  times: LockTimes = usual,
): Promise<T> {
  const started = performance.now()
  let lockMs = times.lockMs
  for (let attempt = 1; ; attempt++) {
    const holders = attempt === 1 ? null : await holdersOf(client, url)
    try {
      return await inOneAttempt(client, lockMs, work)
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error
      const others = holders?.describe() ?? 'another transaction'
      if (performance.now() - started > times.giveUpMs)
        throw new AppError(
          'unavailable',
          `${subject} waited ${Math.round(times.giveUpMs / 60_000)} minutes for a lock that ${others} holds. ` +
            'End that session, then start again: it goes on where it stopped.',
          { cause: error },
        )
      if (attempt >= TELL_FROM) tell(`${subject} waits for a lock that ${others} holds`)
      lockMs = holders?.isVacuum() ? OUTLAST_VACUUM_MS : times.lockMs
    } finally {
      await holders?.stop()
    }
    await wait(Math.min(times.firstPauseMs * 2 ** (attempt - 1), times.longestPauseMs))
  }
}

async function inOneAttempt<T>(client: pg.Client, lockMs: number, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(`begin; set local lock_timeout = ${lockMs}`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that is lost takes its transaction with it.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function holdersOf(client: pg.Client, url: string): Promise<LockHolders> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return watchLockHolders(url, rows[0]!.pid)
}
