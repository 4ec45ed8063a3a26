import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { openDatabase } from './open-database.ts'

const INSTANTS = [
  '0001-01-01T00:00:00.000Z',
  '0099-12-31T23:59:59.999Z',
  '1800-01-01T00:00:00.001Z',
  '1883-11-18T17:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '2026-03-29T01:30:00.000Z',
  '2026-10-25T00:30:00.500Z',
  '2026-11-01T05:30:00.000Z',
  '9999-12-31T23:59:59.999Z',
]

const program = `
  import { sql } from ${JSON.stringify(new URL('sql.ts', import.meta.url).href)}
  import { openDatabase } from ${JSON.stringify(new URL('open-database.ts', import.meta.url).href)}
  const [url, instants] = [process.argv[1], JSON.parse(process.argv[2])]
  const { db, close } = openDatabase(url, { max: 1 })
  const read = []
  for (const zone of ['UTC', 'Europe/Istanbul', 'America/New_York']) {
    await db.run(sql\`select set_config('timezone', \${zone}, false)\`)
    for (const instant of instants) {
      const { rows } = await db.run(sql\`select \${new Date(instant)}::timestamptz as at, extract(epoch from \${new Date(instant)}::timestamptz)::float8 as epoch\`)
      read.push([rows[0].at.toISOString(), Math.round(rows[0].epoch * 1000) === new Date(instant).getTime()])
    }
  }
  await close()
  console.log(JSON.stringify(read))`

test('every instant goes to the database and back unchanged, whatever time zones program and database have', async () => {
  await using world = await startWorld()
  const expected = Array(3)
    .fill(INSTANTS.map((instant) => [instant, true]))
    .flat()
  for (const TZ of ['UTC', 'Europe/Istanbul', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia']) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', program, world.databaseUrl, JSON.stringify(INSTANTS)],
      { env: { ...process.env, TZ }, encoding: 'utf8', cwd: process.cwd() },
    )
    assert.deepEqual(JSON.parse(stdout || 'null'), expected, `${TZ}: ${stderr}`)
  }
})

test('counts and ids of 64 bits are numbers', async () => {
  await using world = await startWorld()
  assert.deepEqual(await world.query('select 9007199254740991::bigint as id, count(*) as n from organisation'), [
    { id: 9007199254740991, n: 1 },
  ])
})

test('statements of the service end after ten seconds, and those of a patient command never', async () => {
  await using world = await startWorld()
  const shown = async (options: { patient?: boolean }) => {
    const { pool, close } = openDatabase(world.databaseUrl, options)
    const { rows } = await pool.query('show statement_timeout').finally(close)
    return rows[0].statement_timeout
  }
  assert.deepEqual([await shown({}), await shown({ patient: true })], ['10s', '0'])
})
