import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { anEmail, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { calendarText } from './calendar-text.ts'
import { type Calendar, writeCalendar } from './write-calendar.ts'

const AT = new Date('2026-11-22T08:00:00Z')

function agendaOf(count: number): Calendar {
  const entries = Array.from({ length: count }, (_, n) => {
    const start = new Date(AT.getTime() + n * 600_000)
    const words = { title: `Talk ${n}`, location: null, description: null, url: null }
    const end = new Date(start.getTime() + 600_000)
    return { uid: `uid-${n}`, sequence: 0, start, end, created: AT, updated: AT, ...words }
  })
  return { name: 'Agenda', zone: 'America/New_York', entries }
}

test('a calendar is the same wherever it is written: here, in another thread, or again', async () => {
  for (const count of [1, 100, 101, 1_000]) {
    const calendar = agendaOf(count)
    const text = await calendarText(1, calendar)
    assert.equal(text, await writeCalendar(calendar))
    assert.equal(await calendarText(1, calendar), text)
    assert.equal(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length, count)
  }
})

test('calendars that differ in any field differ in their text', async () => {
  const [calendar] = [agendaOf(2)]
  const texts = new Set([await calendarText(1, calendar)])
  const [first, second] = calendar.entries as [Calendar['entries'][0], Calendar['entries'][0]]
  for (const other of [
    { ...calendar, name: 'Other' },
    { ...calendar, zone: 'Europe/Istanbul' },
    { ...calendar, entries: [first] },
    { ...calendar, entries: [{ ...first, sequence: 1 }, second] },
    { ...calendar, entries: [{ ...first, url: 'https://example.org/e/x' }, second] },
    { ...calendar, entries: [{ ...first, end: null }, second] },
  ])
    texts.add(await calendarText(1, other))
  assert.equal(texts.size, 7)
})

test('an email has no calendar of an event that has no entries', async () => {
  await using world = await startWorld()
  const { id: subjectId } = await anEvent(world)
  const id = await anEmail(world, { attachments: [{ kind: 'event_ics', fileName: 'event.ics', subjectId }] })
  const read = () => world.request('GET', `/admin/emails/${id}/attachments/event.ics`)
  assert.equal((await read()).status, 410)
  await world.request('PATCH', `/admin/events/${subjectId}`, { event_date: '2026-12-01' })
  assert.match((await read()).text, /BEGIN:VEVENT/)
})
