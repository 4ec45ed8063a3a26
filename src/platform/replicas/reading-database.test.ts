import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { OtherServerError, readingDatabase } from './reading-database.ts'

function refusal(code: string, message = 'refused'): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code })
}

/** A database that answers with its name, or fails. */
function databaseNamed(name: string, failure: Error | null = null): Db {
  const serve = async () => {
    if (failure !== null) throw failure
    return { rows: [name] as never[], rowCount: 1 }
  }
  return { isTransaction: false, run: serve, transaction: () => serve().then(() => name as never) }
}

const served = async (failure: Error | null) => {
  const reasons: string[] = []
  const db = readingDatabase(databaseNamed('replica', failure), databaseNamed('primary'), (reason) =>
    reasons.push(reason),
  )
  const by = await db.run(sql`select 1`).then(({ rows }) => rows[0])
  assert.equal(await db.transaction(async () => null, 'repeatable read'), by)
  return [by, ...reasons]
}

test('a statement that a replica cannot run for its own reasons runs on the primary', async () => {
  assert.deepEqual(await served(null), ['replica'])
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  for (const [failure, reason] of [
    [refusal('25006'), 'write'],
    [refusal('40001', 'canceling statement due to conflict with recovery'), 'conflict'],
    [refusal('0A000', 'cannot access temporary or unlogged relations during recovery'), 'unsupported'],
    [refusal('57P01'), 'failed'],
    [new Error('Connection terminated unexpectedly'), 'failed'],
    [reset, 'failed'],
    [new OtherServerError('replica:5432'), 'failed'],
  ] as const)
    assert.deepEqual(await served(failure), ['primary', reason, reason], failure.message)
})

test('a statement that would fail or take as long on the primary does not run there', async () => {
  for (const failure of [
    refusal('57014', 'canceling statement due to statement timeout'),
    refusal('22P02'),
    new Error('a defect'),
  ])
    await assert.rejects(served(failure), failure)
})

test('a transaction that may write runs on the primary', async () => {
  const db = readingDatabase(databaseNamed('replica'), databaseNamed('primary'), () => {})
  assert.equal(await db.transaction(async () => null), 'primary')
})
