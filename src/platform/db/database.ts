import type pg from 'pg'
import { isTraced } from '../../lib/tracing/tracing.ts'
import { isStalePlan } from './pg-errors.ts'
import { compile, type Sql } from './sql.ts'
import { statementSpan } from './statement-span.ts'

/** Migrations of several parts alter a table a few times in a row. */
const MAX_ATTEMPTS = 5

/** Runs statements, each on any connection of the pool. */
export type Db = {
  readonly isTransaction: boolean
  run: <Row>(statement: Sql) => Promise<{ rows: Row[]; rowCount: number | null }>
  /** Runs `work` in a transaction, which is rolled back if `work` throws; again if a table was altered meanwhile. */
  transaction: <T>(work: (tx: Tx) => Promise<T>, isolation?: 'repeatable read') => Promise<T>
}

/** A transaction: its statements run on its own connection. */
export type Tx = Db & {
  readonly isTransaction: true
  /**
   * Registers work to run right before the commit, after everything else: for changes that others wait for while they
   * are locked.
   */
  beforeCommit: (work: () => Promise<unknown>) => void
}

export function databaseOf(pool: pg.Pool): Db {
  return {
    isTransaction: false,
    run: (statement) => despiteStalePlans(() => runOnce(pool, statement)),
    transaction: (work, isolation) => despiteStalePlans(() => transactionOnce(pool, work, isolation)),
  }
}

/** A statement with a stale plan is rejected before it begins, and the connections after it are fresh. */
async function despiteStalePlans<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isStalePlan(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function transactionOnce<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  isolation: 'repeatable read' | undefined,
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query(isolation ? `begin isolation level ${isolation}` : 'begin')
    try {
      const last: (() => Promise<unknown>)[] = []
      const result = await work(transactionOn(client, last))
      for (const work of last) await work()
      await client.query('commit')
      return result
    } catch (error) {
      // If the rollback fails here, the server rolls back when the connection ends.
      await client.query('rollback').catch(() => {
        broken = true
      })
      throw error
    }
  } finally {
    client.release(broken)
  }
}

async function runOnce<Row>(pool: pg.Pool, statement: Sql) {
  const client = await pool.connect()
  try {
    return await send<Row>(client, statement)
  } finally {
    client.release()
  }
}

function transactionOn(client: pg.PoolClient, last: (() => Promise<unknown>)[]): Tx {
  return {
    isTransaction: true,
    beforeCommit: (work) => void last.push(work),
    run: (statement) => send(client, statement),
    transaction: () => Promise.reject(new Error('A transaction runs already: inTransaction joins it.')),
  }
}

async function send<Row>(client: pg.PoolClient, statement: Sql): Promise<{ rows: Row[]; rowCount: number | null }> {
  const { text, values } = compile(statement)
  const span = isTraced() ? statementSpan(text) : null
  try {
    return (await client.query(text, values)) as unknown as { rows: Row[]; rowCount: number | null }
  } catch (error) {
    // The driver creates the error where it reads the response, so its stack would not show the caller.
    if (error instanceof Error) Error.captureStackTrace(error)
    span?.fail(error)
    throw error
  } finally {
    span?.end()
  }
}
