import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'

const SEEN =
  'start_time,end_time,start_time_utc,end_time_utc,location,speaker,capacity,checked_in_count,track,description,signup,signed_up_count'

test('the agenda as CSV has all sessions at once, with local times and UTC, and runs no formula', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: 'Fall Meeting', event_timezone: 'America/New_York' })
  const path = `/admin/events/${event.id}/sessions`
  // The clocks are put back between start and end.
  const { body: session } = await world.request('POST', path, {
    title: '=HYPERLINK("x")',
    start_time: '2026-11-01T05:30:00Z',
    end_time: '2026-11-01T06:30:00Z',
    location: 'Hall; @1',
    speaker: ' "Ayşe", the\nfirst',
    capacity: 12,
  })
  await world.query(`insert into session (org_id, event_id, uid, title, start_time, end_time, created_at, updated_at)
    select org_id, id, gen_random_uuid(), 'S', '2027-01-01', '2027-01-02', now(), now() from event, generate_series(1, 250) where id = ${event.id}`)
  const { status, headers, text } = await world.request('GET', `${path}?format=csv&limit=1`)
  assert.deepEqual([status, headers['content-type']], [200, 'text/csv; charset=utf-8'])
  assert.equal(headers['content-disposition'], 'attachment; filename="fall-meeting-sessions.csv"')
  const begin = `\ufeffid,title,${SEEN}\r\n${session.id},"'=HYPERLINK(""x"")",2026-11-01T01:30:00.000-04:00,2026-11-01T01:30:00.000-05:00,2026-11-01T05:30:00.000Z,2026-11-01T06:30:00.000Z,"Hall; '@1"," ""Ayşe"", the\nfirst",12,0,,,false,0\r\n`
  assert.equal(text.slice(0, begin.length), begin)
  assert.equal(text.slice(begin.length).trim().split('\r\n').length, 250)
})

test('without a format, and with json, the list is a page of JSON; an unknown format is refused', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const path = `/admin/events/${id}/sessions`
  for (const query of ['', '?format=json']) {
    const { body, headers } = await world.request('GET', path + query)
    assert.deepEqual([body, headers['x-total-count']], [[], '0'])
  }
  for (const wrong of ['format=xml', 'format=CSV', 'format=', 'format=csv&format=csv'])
    assertRefused(await world.request('GET', `${path}?${wrong}`), 422, 'validation_failed', 'query.format')
  assertRefused(await world.request('GET', '/admin/events/888888/sessions?format=csv'), 404, 'not_found')
})

test('sessions at the earliest and latest times are in both files, in every zone', async () => {
  await using world = await startWorld()
  for (const event_timezone of ['America/New_York', 'Pacific/Kiritimati']) {
    const { id } = await anEvent(world, { event_timezone })
    for (const day of ['0001-01-01', '9999-12-31']) {
      const times = { start_time: `${day}T00:00:00Z`, end_time: `${day}T23:59:59Z` }
      assert.equal((await world.request('POST', `/admin/events/${id}/sessions`, { title: day, ...times })).status, 201)
    }
    const table = await world.request('GET', `/admin/events/${id}/sessions?format=csv`)
    assert.match(table.text, /,0001-01-01T00:00:00.000Z,0001-01-01T23:59:59.000Z,/)
    const calendar = await world.request('GET', `/admin/events/${id}/agenda.ics`)
    assert.match(calendar.text, /DTSTART:00010101T000000Z.+DTEND:99991231T235959Z/s)
  }
})
