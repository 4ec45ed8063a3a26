import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { importFile } from '../../../test/support/import-file.ts'

const VALUES = [
  { key: 'hours', label: 'Training hours', value: '8' },
  { key: 'grade', label: 'Not' },
  { key: 'place', label: 'Email' },
]
const KINDS = [{ kind: 'speaker', label: 'Speaker', values: [{ key: 'talk', label: 'Talk title' }] }]

const anEventWithValues = (world: World) => anEvent(world, { certificate_values: VALUES, certificate_kinds: KINDS })

async function valuesOf(world: World, eventId: number): Promise<Record<string, object>> {
  const { body } = await world.request('GET', `/admin/events/${eventId}/attendees?limit=100`)
  return Object.fromEntries(body.map(({ email, values }: any) => [email, values]))
}

test('columns are values by label or key, blanks change nothing, and a label that means a person stays one', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const file = [
    'Name;Email;TRAINING-HOURS;grade;Talk title;values.place;Room',
    'Ada;ada@example.org;12;A;Engines;London;1',
    'Bob;bob@example.org;;;;;2',
  ].join('\n')
  const { body: preview } = await importFile(world, event.id, file, { query: '?dry_run=true' })
  assert.deepEqual(
    preview.columns.map(({ guess }: any) => guess),
    ['name', 'email', 'values.hours', 'values.grade', 'values.talk', 'values.place', null],
  )
  assert.equal((await importFile(world, event.id, file)).body.created, 2)
  const ada = { hours: '12', grade: 'A', talk: 'Engines', place: 'London' }
  assert.deepEqual(await valuesOf(world, event.id), { 'ada@example.org': ada, 'bob@example.org': {} })
  const again = 'Name;Email;Not;Training hours\nAda;ada@example.org;;14\nBob;bob@example.org;B;'
  const form = { on_existing: 'update' }
  assert.equal((await importFile(world, event.id, again)).body.skipped, 2)
  assert.equal((await importFile(world, event.id, again, form)).body.updated, 2)
  const changed = { 'ada@example.org': { ...ada, hours: '14' }, 'bob@example.org': { grade: 'B' } }
  assert.deepEqual(await valuesOf(world, event.id), changed)
  assert.equal((await importFile(world, event.id, again, form)).body.updated, 0)
})

test('a mapping names values, and one that the event does not define is refused', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const file = 'Who;Kontakt;Score\nAda;ada@example.org;97'
  const mapping = { Who: 'name', Kontakt: 'email', Score: 'values.grade' }
  assert.equal((await importFile(world, event.id, file, { mapping })).body.created, 1)
  assert.deepEqual(await valuesOf(world, event.id), { 'ada@example.org': { grade: '97' } })
  for (const [target, type] of [
    ['values.rank', 'unknown_value'],
    ['values.', 'enum'],
    ['values.Grade', 'enum'],
  ]) {
    const answer = await importFile(world, event.id, file, { mapping: { ...mapping, Score: target } })
    assertRefused(answer, 422, 'validation_failed', 'body.mapping.Score', type!)
  }
})

test('a value that is too long is reported by row and column, and the other rows are imported', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const file = `Name;Email;Not\nAda;ada@example.org;${'x'.repeat(201)}\nBob;bob@example.org;B\nEve;eve@example.org;a\ufffdb`
  const { body } = await importFile(world, event.id, file)
  assert.deepEqual([body.created, body.failed], [1, 2])
  assert.deepEqual(
    body.errors.map(({ row, column, code }: any) => [row, column, code]),
    [
      [2, 'Not', 'too_long'],
      [4, 'Not', 'malformed_unicode'],
    ],
  )
  assert.deepEqual(await valuesOf(world, event.id), { 'bob@example.org': { grade: 'B' } })
})

test('both exports have a column for each value, which another event reads as the same values', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const values = { grade: '=1+1', talk: 'Motors, "big"', place: 'İzmir' }
  const { email } = await anAttendee(world, event.id, { values })
  const csv = await world.request('GET', `/admin/events/${event.id}/attendees.csv`)
  const { bytes } = await world.request('GET', `/admin/events/${event.id}/attendees.xlsx`)
  const [header] = await rowsOf(bytes)
  assert.deepEqual(header!.cells.slice(-4), ['Training hours', 'Not', 'values.place', 'Talk title'])
  for (const file of [csv.bytes, bytes]) {
    const other = await anEventWithValues(world)
    assert.equal((await importFile(world, other.id, file)).body.created, 1)
    assert.deepEqual(await valuesOf(world, other.id), { [email]: values })
  }
})
