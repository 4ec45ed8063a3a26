import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import { MAX_COUNTED } from '../src/platform/lists/capped-total.ts'
import { connection } from './support/connection.ts'
import { aCertificate } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { scansOf } from './support/plans.ts'
import { noteStatements } from './support/statements.ts'

const ROWS = 20_000

/** Many rows beside the ones that a test has made: copies of the first with names of their own. */
async function multiply(client: pg.Client, table: string, own: Record<string, string>): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public' and column_name <> 'id'`,
  )
  const names = columns.map(({ name }) => name)
  await client.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `t.${name}`).join(', ')}
    from (select * from ${table} order by id limit 1) t, generate_series(1, ${ROWS}) n`)
  await client.query(`vacuum analyze ${table}`)
}

const HOSTILE = [
  '%%%%%%%%',
  '________',
  '\\\\\\\\\\\\',
  '%a%b%c%d%e%f',
  "';--",
  '(a+)+$',
  '.*.*.*.*',
  `${'ab'.repeat(50)}`,
]

/** The scans that were really run for a search: which table or index, and how many rows each looked at. */
async function scansFor(world: World, client: pg.Client, note: ReturnType<typeof noteStatements>, path: string) {
  const answer = { status: 0, body: [] as unknown[] }
  const statements = await note(async () => Object.assign(answer, await world.request('GET', path)))
  const scans: ReturnType<typeof scansOf> = []
  let shared = false
  for (const { text, values } of statements.filter((statement) => statement.text.includes(' like '))) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    scans.push(...scansOf(rows[0]))
    shared ||= JSON.stringify(rows).includes('"Workers Planned"')
  }
  const rowsOf = (on: string) => scans.reduce((total, scan) => total + (scan.on === on ? scan.rows : 0), 0)
  return { ...answer, rowsOf, shared, ran: (on: string) => scans.some((scan) => scan.on === on) }
}

/** An event with many attendees and certificates, beside many events. */
async function crowdedWorld(client: pg.Client, world: World): Promise<number> {
  const { event_id } = await aCertificate(world)
  const name = `'day at ' || md5(n::text)`
  await multiply(client, 'event', { name, folded_name: name, slug: 'md5(n::text)' })
  const folded = `md5(n::text) || ' ' || md5((n + 1)::text) || '@example.org'`
  await multiply(client, 'attendee', { email_key: 'md5(n::text)', folded })
  await multiply(client, 'certificate', {
    public_id: 'gen_random_uuid()',
    verification_code: `lpad(n::text, 13, '0')`,
    attendee_id: 'null',
    issued_to: 'null',
    folded,
  })
  return event_id
}

const lists = (eventId: number) =>
  [
    ['/admin/events?', 'event', 'day at'],
    [`/admin/events/${eventId}/attendees?`, 'attendee', '@example.org'],
    [`/admin/events/${eventId}/certificates?`, 'certificate', '@example.org'],
    [`/admin/events/${eventId}/certificates?status=active&`, 'certificate', '@example.org'],
  ] as const

/** A sample of 16 times 8 texts, and the two ends of the list. */
const SAMPLE = 130

/** With these PostgreSQL shares among processes whatever it can. */
const EAGER = `
  set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0; set parallel_setup_cost = 0; set parallel_tuple_cost = 0`

test('a search for a text that few rows have goes through the index of runs, any other reads each text once until the count is capped', async () => {
  // The copies have neither log entries nor an issue of their own, which the doctor would miss.
  await using world = await startWorld({ doctor: false })
  // Statements of the service have ten seconds; these have all the time that they want.
  await using own = await connection(world.databaseUrl)
  const { client } = own
  const eventId = await crowdedWorld(client, world)
  const note = noteStatements(world)
  for (const [path, table, common] of lists(eventId)) {
    const search = (text: string) => scansFor(world, client, note, `${path}search=${encodeURIComponent(text)}`)
    const rare = await search('c4ca4238a0b9')
    assert.deepEqual([rare.status, rare.body.length], [200, 1], path)
    assert.ok(rare.ran(`${table}_search`), path)
    assert.ok(rare.rowsOf(`${table}_texts`) <= SAMPLE, path)
    for (const [text, least] of [
      [common, MAX_COUNTED + 1],
      ['a', MAX_COUNTED + 1],
      ['日本', ROWS],
      ['zq', ROWS],
    ] as const) {
      const read = await search(text)
      assert.ok(!read.ran(`${table}_search`), `${path}: ${text}`)
      const looked = read.rowsOf(`${table}_texts`)
      // Most rows have the letter a, and the count ends a little after so many.
      assert.ok(looked >= least && looked <= least * 1.1 + SAMPLE, `${path}: ${text}: ${looked}`)
    }
    for (const hostile of HOSTILE) {
      const { status, body, rowsOf } = await search(hostile)
      assert.deepEqual([status, body], [200, []], `${path}: ${hostile}`)
      assert.ok(rowsOf(`${table}_texts`) <= SAMPLE, `${path}: ${hostile}`)
    }
  }
})

test('a search through the index of runs waits for no second process of the database, which takes longer to start', async () => {
  await using world = await startWorld({ doctor: false })
  await using own = await connection(world.databaseUrl)
  const { client } = own
  const eventId = await crowdedWorld(client, world)
  await client.query(EAGER)
  const note = noteStatements(world)
  for (const [path, table, common] of lists(eventId)) {
    const search = (text: string) => scansFor(world, client, note, `${path}search=${encodeURIComponent(text)}`)
    const rare = await search('c4ca4238a0b9')
    assert.deepEqual([rare.ran(`${table}_search`), rare.shared], [true, false], path)
    assert.ok((await search(common)).shared, `${path}: reading all texts is not shared, so this shows nothing`)
  }
})
