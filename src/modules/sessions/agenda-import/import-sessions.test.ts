import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, TALK } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst } from '../../../../test/support/statements.ts'
import { auditOf, count, outbox, traces } from '../../../../test/support/stored.ts'

const SETTINGS = { event_timezone: 'Europe/Istanbul', event_date: '2026-12-01T06:00:00Z' }
const AGENDA = `09:00–09:30 Opening @Great hall
10:00–10:45 Engines (Ada Lovelace, Bob) @Room 2 [Machines]
10:00–10:45 Workshop (ada lovelace) @Room 3
Day 2
22:00–01:00 Party`

const paste = (world: World, event: number, text: string, query = '') =>
  world.request('POST', `/admin/events/${event}/sessions/import${query}`, { text })
const sessionsOf = async (world: World, event: number) =>
  (await world.request('GET', `/admin/events/${event}/sessions`)).body
const counts = ({ body }: any) => [body.created, body.skipped, body.failed, body.speakers_created]

test('a pasted agenda becomes sessions in the zone of the event, with speakers as people; a dry run previews it', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  const before = await traces(world)
  const dry = await paste(world, event.id, AGENDA, '?dry_run=true')
  assert.deepEqual([dry.status, ...counts(dry)], [200, 4, 0, 0, 2], dry.text)
  assert.deepEqual(dry.body.rows[1], {
    row: 2,
    verdict: 'new',
    title: 'Engines',
    start_time: '2026-12-01T07:00:00.000Z',
    end_time: '2026-12-01T07:45:00.000Z',
    location: 'Room 2',
    track: 'Machines',
    speakers: ['Ada Lovelace', 'Bob'],
    message: null,
  })
  assert.deepEqual([await traces(world), await count(world, 'session')], [before, 0])
  const real = await paste(world, event.id, AGENDA)
  assert.deepEqual({ ...real.body, dry_run: true }, dry.body)
  const sessions = await sessionsOf(world, event.id)
  assert.deepEqual(
    sessions.map(({ title, end_time, location, speaker }: any) => [title, end_time, location, speaker]),
    [
      ['Opening', '2026-12-01T06:30:00.000Z', 'Great hall', null],
      ['Engines', '2026-12-01T07:45:00.000Z', 'Room 2', 'Ada Lovelace, Bob'],
      ['Workshop', '2026-12-01T07:45:00.000Z', 'Room 3', 'Ada Lovelace'],
      ['Party', '2026-12-02T22:00:00.000Z', null, null],
    ],
  )
  assert.equal((await outbox(world, 'session.created')).length, 4)
  const [entry] = await auditOf(world, 'event.import_sessions')
  assert.deepEqual([entry.subject_id, entry.after], [event.id, { created: 4, skipped: 0, speakers_created: 2 }])
})

test('repeating an import adds nothing, even many times at once, and a moved session counts as a new one', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  const answers = await Promise.all(Array.from({ length: 5 }, () => paste(world, event.id, AGENDA)))
  assert.deepEqual(answers.map(({ body }) => body.created).sort(), [0, 0, 0, 0, 4])
  assert.deepEqual([await count(world, 'session'), await count(world, 'speaker')], [4, 2])
  const later = `${AGENDA}\n09:00 opening @GREAT HALL`.replace('09:00–09:30', '09:05–09:30')
  const again = await paste(world, event.id, later)
  assert.deepEqual(counts(again), [2, 3, 0, 0])
  assert.deepEqual(
    again.body.rows.map(({ verdict }: any) => verdict),
    ['new', 'there', 'there', 'there', 'new'],
  )
})

test('an agenda is of the day that the event has when it is stored, also when that changes meanwhile', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  using first = holdFirst(world, 'select event_date, event_timezone from event')
  const pasting = paste(world, event.id, '09:00–09:30 Opening')
  await first.reached
  await world.request('PATCH', `/admin/events/${event.id}`, { event_date: '2026-12-05T06:00:00Z' })
  first.release()
  const { status, body, text } = await pasting
  assert.deepEqual([status, body.rows?.[0].start_time], [200, '2026-12-05T06:00:00.000Z'], text)
})

test('one refused row stops the whole import, and each refused row is named', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_timezone: 'Europe/Istanbul' })
  const undated = await paste(world, event.id, '10:00 Opening')
  assertRefused(undated, 422, 'validation_failed', 'body.text', 'agenda')
  const wrong = `1 December 2026\n10:00 ${'x'.repeat(301)}\n11:00\n12:00 Lunch`
  const dry = await paste(world, event.id, wrong, '?dry_run=true')
  assert.deepEqual(
    dry.body.rows.map(({ row, verdict }: any) => [row, verdict]),
    [
      [2, 'refused'],
      [3, 'refused'],
      [4, 'new'],
    ],
  )
  const { status, body } = await paste(world, event.id, wrong)
  assert.equal(status, 422)
  assert.deepEqual(
    body.detail.map(({ msg }: any) => msg.slice(0, 6)),
    ['Row 2:', 'Row 3:'],
  )
  assert.equal(await count(world, 'session'), 0)
  for (const text of ['', 'nothing with a time', '\n'.repeat(10_001)])
    assertRefused(await paste(world, event.id, text), 422, 'validation_failed', 'body.text')
  assertRefused(await paste(world, 888_888, AGENDA), 404, 'not_found')
})

test('the exported agenda can be imported into another event, and no event gets more than a thousand sessions', async () => {
  await using world = await startWorld()
  const [event, other] = [await anEvent(world, SETTINGS), await anEvent(world, SETTINGS)]
  await world.request('POST', `/admin/events/${event.id}/sessions`, { ...TALK, speaker: 'Ada', capacity: 7 })
  const { text } = await world.request('GET', `/admin/events/${event.id}/sessions?format=csv`)
  assert.deepEqual(counts(await paste(world, other.id, text)), [1, 0, 0, 1])
  const [copy] = await sessionsOf(world, other.id)
  assert.deepEqual([copy.start_time, copy.capacity, copy.speaker], ['2026-12-01T09:00:00.000Z', 7, 'Ada'])
  const many = Array.from({ length: 1_000 }, (_, n) => `10:00 Session ${n}`).join('\n')
  assertRefused(await paste(world, other.id, many), 409, 'conflict')
  assert.equal((await paste(world, event.id, many.replace('10:00 Session 0\n', ''))).body.created, 999)
})
