import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from './factories.ts'
import { startWorld, type World } from './harness.ts'
import { noteStatements } from './statements.ts'

const ROWS = 20_000

/** Many rows beside the ones that a test has made: copies of the first with names of their own. */
async function multiply(world: World, table: string, own: Record<string, string>): Promise<void> {
  const columns = await world.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public' and column_name <> 'id'`,
  )
  const names = columns.map(({ name }) => name)
  await world.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `t.${name}`).join(', ')}
    from (select * from ${table} order by id limit 1) t, generate_series(1, ${ROWS}) n`)
  await world.query(`analyze ${table}`)
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

test('a search goes through the trigram index, and hostile texts are looked for as they are', async () => {
  // The copies have neither log entries nor an issue of their own, which the doctor would miss.
  await using world = await startWorld({ doctor: false })
  const { event_id } = await aCertificate(world)
  await multiply(world, 'event', { name: `'Day ' || md5(n::text)`, folded_name: `'day ' || md5(n::text)` })
  await multiply(world, 'attendee', { email_key: 'md5(n::text)', folded: `md5(n::text) || ' ' || md5((n + 1)::text)` })
  await multiply(world, 'certificate', {
    public_id: 'gen_random_uuid()',
    verification_code: `lpad(n::text, 13, '0')`,
    attendee_id: 'null',
    issued_to: 'null',
    folded: `md5(n::text) || ' ' || md5((n + 1)::text)`,
  })
  const note = noteStatements(world)
  for (const [path, index] of [
    ['/admin/events', 'event_search'],
    [`/admin/events/${event_id}/attendees`, 'attendee_search'],
    [`/admin/events/${event_id}/certificates`, 'certificate_search'],
  ] as const) {
    const statements = await note(async () => {
      const { status, body } = await world.request('GET', `${path}?search=c4ca4238a0b9`)
      assert.deepEqual([status, body.length], [200, 1], path)
    })
    const { text, values } = statements.find((statement) => statement.text.includes(' like '))!
    const { rows } = await world.pool.query(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.match(plan, new RegExp(`Bitmap Index Scan on ${index}`), `${path}\n${plan}`)
    for (const hostile of HOSTILE) {
      const { status, body } = await world.request('GET', `${path}?search=${encodeURIComponent(hostile)}`)
      assert.deepEqual([status, body], [200, []], `${path}: ${hostile}`)
    }
  }
})
