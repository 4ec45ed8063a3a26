import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import fc from '../../../test/support/fast-check.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { writeWorkbook } from '../../lib/spreadsheet/index.ts'
import { csvCell } from '../../lib/zip/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { exportAttendees } from './export-attendees.ts'

const HEADERS =
  'id,first_name,last_name,email,status,source,checked_in_at,sessions_attended,certificate_public_id,certificate_url,created_at,language,tags,minutes_inside,registration_type,registered_by,signed_up'

const file = (world: World, eventId: number, format: string) =>
  world.request('GET', `/admin/events/${eventId}/attendees.${format}`)

function addMany(world: World, eventId: number, count: number) {
  return world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${eventId}, 'P' || n, n || '@example.org', n || '@example.org', 'import', 'p', now(), now()
    from generate_series(1, ${count}) n`)
}

test('both files hold every attendee once in the order of their ids, with check-in and certificate', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  await anAttendee(world, other.id)
  const ada = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Işık, Dr.' })
  const { body: issued } = await world.request('POST', `/admin/events/${event.id}/certificates`, {
    attendee_ids: [ada.id],
  })
  const { body: checked } = await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id })
  await addMany(world, event.id, 1_203)
  const csv = await file(world, event.id, 'csv')
  assert.equal(csv.status, 200)
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(csv.headers['content-disposition'], `attachment; filename="attendees-${event.id}.csv"`)
  assert.deepEqual([...csv.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const [header, first, ...others] = csv.text.slice(1).split('\r\n').slice(0, -1)
  assert.equal(header, HEADERS)
  const id = issued.certificates[0].public_id
  const expected = [
    ...[String(ada.id), 'Ayşe', 'Işık, Dr.', ada.email, 'registered', 'api', checked.checked_in_at, '0'],
    ...[id, `http://laurel.test/c/${id}`, ada.created_at, '', '', '0', '', '', ''],
  ]
  assert.equal(first, expected.map(csvCell).join(','))
  assert.deepEqual(
    others.map((line) => line.split(',')[1]),
    Array.from({ length: 1_203 }, (_, at) => `P${at + 1}`),
  )
  const xlsx = await file(world, event.id, 'xlsx')
  assert.equal(xlsx.status, 200)
  const rows = await rowsOf(xlsx.bytes)
  assert.equal(rows.length, 1_205)
  assert.deepEqual(rows[0]!.cells, HEADERS.split(','))
  // Empty cells at the end of a row are not written.
  assert.deepEqual(rows[1]!.cells, expected.slice(0, -3))
  assert.deepEqual(
    rows.slice(2).map(({ cells }) => cells[1]),
    Array.from({ length: 1_203 }, (_, at) => `P${at + 1}`),
  )
})

test('an event without attendees gives the headers, and one that is not of the organisation is not there', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const key = await world.stranger()
  assert.equal((await file(world, event.id, 'csv')).text, `\ufeff${HEADERS}\r\n`)
  assert.deepEqual(await rowsOf((await file(world, event.id, 'xlsx')).bytes), [
    { number: 1, cells: HEADERS.split(',') },
  ])
  for (const format of ['csv', 'xlsx']) {
    const path = `/admin/events/${event.id}/attendees.${format}`
    assertRefused(await world.request('GET', path, undefined, { key }), 404, 'not_found')
  }
})

test('no name that somebody typed is a formula in either file, and the workbook tells it as it was typed', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "x;=cmd|' /C calc'!A0", '_x003D_1+1', '＝1', 'a\r\n=1', 'a"b']
  for (const first_name of names) await anAttendee(world, event.id, { first_name })
  const { bytes } = await file(world, event.id, 'xlsx')
  const rows = await rowsOf(bytes)
  assert.deepEqual(
    rows.slice(1).map(({ cells }) => cells[1]),
    names.map((name) => name.trim()),
  )
  const csv = (await file(world, event.id, 'csv')).text
  for (const name of names) assert.ok(csv.includes(`,${csvCell(name.trim())},`), name)
})

test('a workbook that was written has every text as it was, whatever it holds', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('_x', '005F', '_', 'x0041_', '&', '<', ']]>', '\r', '\n', '\t', '\ufffe', '\0'),
      maxLength: 8,
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { minLength: 1, maxLength: 11 }), { minLength: 1 }), async (rows) => {
      const pieces: Buffer[] = []
      for await (const piece of writeWorkbook(
        (async function* () {
          yield* rows.map((row) => [['x', ...row]])
        })(),
      ))
        pieces.push(piece)
      const read = await rowsOf(Buffer.concat(pieces))
      // Blank cells at the end of a row do not exist.
      const without = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
      assert.deepEqual(
        read.map(({ cells }) => cells),
        rows.map((row) => without(['x', ...row])),
      )
    }),
    { numRuns: 100 },
  )
})

test('whoever reads slowly holds no connection, and whoever goes away ends the reading', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await addMany(world, event.id, 1_203)
  const ctx = { ...world.services, orgId: 1, actor: { kind: 'cli' }, requestId: null } as Context
  for (const format of ['csv', 'xlsx'] as const) {
    const pieces = await exportAttendees(ctx, event.id, {}, format)
    await pieces.next()
    await pieces.next()
    assert.equal(world.pool.idleCount, world.pool.totalCount, format)
    await pieces.return(undefined)
    assert.deepEqual(await pieces.next(), { done: true, value: undefined })
  }
})

test('what people answered stands in columns of its own, by question', async () => {
  await using world = await startWorld()
  const registration_questions = [
    { id: 'meals', type: 'choices', label: 'Meals', options: ['Lunch', '=Dinner'] },
    { id: 'mail', type: 'yes_no', label: 'E-Mail' },
    { id: 'age', type: 'number', label: 'Age' },
  ]
  const event = await anEvent(world, { registration_questions })
  const answers = { meals: ['Lunch', '=Dinner'], mail: false, age: 0.5 }
  await anAttendee(world, event.id, { answers, tags: [' vip ', 'press', 'vip'], language: 'tr' })
  await anAttendee(world, event.id)
  const lines = (await file(world, event.id, 'csv')).text.slice(1).split('\r\n')
  assert.equal(lines[0], `${HEADERS},Meals,E-Mail,Age`)
  assert.match(lines[1]!, /,tr,"vip; press",0,,,,"Lunch; '=Dinner",no,0\.5$/)
  assert.match(lines[2]!, /,0,,,,,,$/)
  const sheet = await rowsOf((await file(world, event.id, 'xlsx')).bytes)
  assert.deepEqual(sheet[1]!.cells.slice(-9), ['tr', 'vip; press', '0', '', '', '', 'Lunch; =Dinner', 'no', '0.5'])
})
