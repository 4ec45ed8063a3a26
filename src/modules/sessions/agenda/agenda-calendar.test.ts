import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, TALK } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

/** A calendar as another library reads it. */
function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

const add = async (world: World, eventId: number, session: object) => {
  const { status, body, text } = await world.request('POST', `/admin/events/${eventId}/sessions`, session)
  assert.equal(status, 201, text)
  return body
}
const calendarOf = async (world: World, path: string) => {
  const { status, text, headers } = await world.request('GET', `/admin/events/${path}`)
  assert.equal(status, 200, text)
  return { text, headers, entries: eventsOf(text) }
}

test('calendars get each session once, with room, speaker and times of the zone of the event', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_timezone: 'Europe/Istanbul', event_language: 'tr', name: 'Şenlik; 1' })
  const session = await add(world, event.id, { ...TALK, location: 'Salon 1', speaker: 'Ayşe' })
  await add(world, event.id, { ...TALK, title: 'Later', start_time: '2026-12-01T09:30:00Z' })
  const { text, headers, entries } = await calendarOf(world, `${event.id}/agenda.ics`)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(headers['content-disposition'], 'attachment; filename="senlik-1.ics"')
  assert.deepEqual(
    entries.map(({ summary, location, description }) => [summary, location, description]),
    [
      ['Opening', 'Salon 1', 'Konuşmacı: Ayşe'],
      ['Later', null, null],
    ],
  )
  assert.ok(text.includes('\r\nDTSTART;TZID=Europe/Istanbul:20261201T120000\r\n'), text)
  assert.ok(text.includes('\r\nX-WR-CALNAME:Şenlik\\; 1\r\n'), text)
  assert.match(text, /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  const alone = await calendarOf(world, `${event.id}/sessions/${session.id}/session.ics`)
  assert.equal(alone.headers['content-disposition'], 'attachment; filename="opening.ics"')
  assert.deepEqual(
    alone.entries.map(({ uid, summary }) => [uid, summary]),
    [[entries[0]!.uid, 'Opening']],
  )
})

test('a session keeps its identity in calendars, and its sequence rises with each change and with nothing else', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const { id } = await add(world, event.id, TALK)
  const path = `/admin/events/${event.id}/sessions/${id}`
  const entry = async () => {
    const [{ uid, sequence, component }] = (await calendarOf(world, `${event.id}/agenda.ics`)).entries as [ICAL.Event]
    return { uid, sequence, stamp: String(component.getFirstPropertyValue('last-modified')) }
  }
  const first = await entry()
  assert.match(first.uid, /^[0-9a-f-]{36}$/)
  assert.equal(first.sequence, 0)
  const audits = () => world.query(`select 1 from audit_entry where action = 'session.update'`)
  for (const same of [{}, { title: ' Opening ' }, { start_time: '2026-12-01T12:00:00+03:00', speaker: null }]) {
    assert.equal((await world.request('PATCH', path, same)).status, 200)
  }
  assert.equal((await world.request('POST', `${path}/checkin`, { attendee_id: ada.id })).status, 200)
  assert.deepEqual([await entry(), (await audits()).length], [first, 0])
  assert.equal((await world.request('PATCH', path, { location: 'Hall 2' })).body.location, 'Hall 2')
  const second = await entry()
  assert.deepEqual([second.uid, second.sequence, (await audits()).length], [first.uid, 1, 1])
  await world.request('PATCH', path, { end_time: '2026-12-01T11:00:00Z' })
  assert.equal((await entry()).sequence, 2)
})

test('an event without sessions is in calendars on its date, as a day or as a moment', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_timezone: 'Asia/Kathmandu', event_date: '2026-11-20T00:00:00+05:45' })
  const path = `${event.id}/agenda.ics`
  const whole = await calendarOf(world, path)
  assert.ok(whole.text.includes('\r\nDTSTART;VALUE=DATE:20261120\r\n'), whole.text)
  assert.ok(!whole.text.includes('DTEND'))
  await world.query(`update event set updated_at = updated_at + interval '5 seconds'`)
  await world.request('PATCH', `/admin/events/${event.id}`, { event_date: '2026-11-20T09:00:00+05:45' })
  const moment = await calendarOf(world, path)
  assert.ok(moment.text.includes('\r\nDTSTART;TZID=Asia/Kathmandu:20261120T090000\r\n'), moment.text)
  assert.equal(moment.entries[0]!.uid, whole.entries[0]!.uid)
  const ends = async (event_date: string, event_end_date: string) => {
    await world.request('PATCH', `/admin/events/${event.id}`, { event_date, event_end_date })
    const { text } = await calendarOf(world, path)
    return text.split('\r\n').filter((line) => /^DT(START|END);(TZID|VALUE)/.test(line))
  }
  assert.deepEqual(await ends('2026-11-20T09:00:00+05:45', '2026-11-22T17:00:00+05:45'), [
    'DTSTART;TZID=Asia/Kathmandu:20261120T090000',
    'DTEND;TZID=Asia/Kathmandu:20261122T170000',
  ])
  // The end of whole days is the day after them (RFC 5545, 3.6.1).
  assert.deepEqual(await ends('2026-11-20T00:00:00+05:45', '2026-11-22T00:00:00+05:45'), [
    'DTSTART;VALUE=DATE:20261120',
    'DTEND;VALUE=DATE:20261123',
  ])
  await world.request('PATCH', `/admin/events/${event.id}`, { event_date: null, event_end_date: null })
  assert.deepEqual((await calendarOf(world, path)).entries, [])
  const session = await add(world, event.id, TALK)
  assert.deepEqual(
    (await calendarOf(world, path)).entries.map(({ summary }) => summary),
    ['Opening'],
  )
  const other = await anEvent(world)
  assertRefused(
    await world.request('GET', `/admin/events/${other.id}/sessions/${session.id}/session.ics`),
    404,
    'not_found',
  )
})
