import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { analyzeGrown } from './analyze-grown.ts'

test('a table is looked at when it has grown tenfold, and not for less', async () => {
  await using world = await startWorld()
  const { databaseUrl: url, services, query } = world
  await query('create table thing (n int) with (autovacuum_enabled = false)')
  const known = async () =>
    (await query<{ rows: number }>(`select reltuples as rows from pg_class where relname = 'thing'`))[0]!.rows
  const grow = (from: number, to: number) => query(`insert into thing select generate_series(${from}, ${to - 1})`)
  const untilKnown = (rows: number) => until(known, (found) => found === rows)
  await using _analyzing = scoped(await analyzeGrown({ url, services, warn: (_, message) => assert.fail(message) }))
  await grow(0, 1_000)
  await untilKnown(1_000)
  // Updates alone do not make a table grow.
  for (let time = 0; time < 10; time++) await query('update thing set n = n')
  await grow(1_000, 9_900)
  // Once the other table, which grew later, has been analysed, this one has been checked too.
  await query(
    'create table later (n int) with (autovacuum_enabled = false); insert into later select generate_series(1, 1000)',
  )
  await until(
    () => query(`select from pg_class where relname = 'later' and reltuples = 1000`),
    (rows) => rows.length === 1,
  )
  assert.equal(await known(), 1_000)
  await grow(9_900, 10_000)
  await untilKnown(10_000)
})
