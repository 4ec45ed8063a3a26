import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { type Calendar, type Entry, writeCalendar } from './write-calendar.ts'

const HOUR = 3_600_000

function entry(start: number, more: Partial<Entry> = {}): Entry {
  const [at, uid] = [new Date('2026-11-22T08:00:00Z'), 'a']
  const end = new Date(start + HOUR)
  const words = { title: 'Talk', location: null, description: null, url: null }
  return { uid, sequence: 0, start: new Date(start), end, ...words, created: at, updated: at, ...more }
}

const agenda = (zone: string, starts: number[]): Calendar => ({
  name: 'Agenda',
  zone,
  entries: starts.map((start) => entry(start)),
})

const zoned = (text: string) => text.split('\r\n').filter((line) => line.startsWith('DTSTART;TZID=')).length

/** Starts and ends as another library understands them, by the zone that the file itself describes. */
function timesOf(text: string): [number, number][] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { startDate, endDate } = new ICAL.Event(each)
    return [startDate.toUnixTime() * 1_000, endDate.toUnixTime() * 1_000]
  })
}

/** Clocks that change, changed for good, are moved for Ramadan, by half an hour, and by a day. */
const ZONES: [zone: string, around: string][] = [
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Europe/Istanbul', '2015-11-08T01:00:00Z'],
  ['Europe/Istanbul', '2026-10-25T01:00:00Z'],
  ['Asia/Kathmandu', '2026-11-01T06:00:00Z'],
  ['Asia/Katmandu', '2026-11-01T06:00:00Z'],
  ['europe/berlin', '2026-10-25T01:00:00Z'],
  ['Africa/Casablanca', '2025-02-23T02:00:00Z'],
  ['Africa/Casablanca', '2025-04-06T02:00:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['UTC', '2026-03-08T07:00:00Z'],
]

test('readers of the zone in the file get every moment right, across every clock change', async () => {
  for (const [zone, around] of ZONES) {
    const change = Date.parse(around)
    const steps = Array.from({ length: 49 }, (_, n) => change + (n - 24) * 0.25 * HOUR)
    const starts = [
      change - 200 * 24 * HOUR,
      change - 49 * HOUR,
      ...steps,
      change + 49 * HOUR,
      change + 300 * 24 * HOUR,
    ]
    const text = await writeCalendar(agenda(zone, starts))
    assert.deepEqual(
      timesOf(text),
      starts.map((start) => [start, start + HOUR]),
      `${zone} ${around}`,
    )
    assert.ok(zone === 'UTC' ? zoned(text) === 0 : zoned(text) > starts.length / 2, `${zone}: ${zoned(text)}`)
  }
})

test('a zone lists every clock change between its entries, and ambiguous times are written in UTC', async () => {
  const starts = ['2026-10-31T16:00:00Z', '2026-11-01T05:30:00Z', '2026-11-02T16:00:00Z'].map(Date.parse)
  const text = await writeCalendar(agenda('America/New_York', starts))
  const lines = text.split('\r\n')
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1)
  assert.deepEqual(zone, [
    ...['BEGIN:VTIMEZONE', 'TZID:America/New_York'],
    ...['BEGIN:STANDARD', 'DTSTART:20261030T120000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0400', 'END:STANDARD'],
    ...['BEGIN:STANDARD', 'DTSTART:20261101T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
    'END:VTIMEZONE',
  ])
  assert.deepEqual(
    lines.filter((line) => line.startsWith('DTSTART') && /TZID|Z$/.test(line)),
    [
      'DTSTART;TZID=America/New_York:20261031T120000',
      'DTSTART:20261101T053000Z',
      'DTSTART;TZID=America/New_York:20261102T110000',
    ],
  )
})

test('agendas that span years, or times outside of all zone data, use UTC', async () => {
  for (const times of [
    ['2024-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00Z'],
    ['1883-11-18T17:00:00Z'],
    ['9999-12-31T22:00:00Z'],
    ['0001-01-01T00:00:00Z', '9999-12-31T22:00:00Z'],
  ]) {
    const starts = times.map((time) => Date.parse(time))
    const text = await writeCalendar(agenda('America/New_York', starts))
    const written = text.split('\r\n').filter((line) => line.startsWith('DTSTART'))
    assert.deepEqual(
      written,
      times.map((time) => `DTSTART:${time.replaceAll(/[-:]/g, '')}`),
    )
  }
})

test('texts are read back unchanged, from lines of at most 75 octets that end in CR LF and split no character', async () => {
  const texts = [
    'a, b; c \\ d "e": f\\n',
    'one\ntwo\r\nthree\rfour',
    `${'x'.repeat(60)}👩🏽‍🚀${'ü'.repeat(80)}`,
    ...Array.from({ length: 8 }, (_, n) => `${'y'.repeat(n)}${'🎓'.repeat(60)}`),
    'BEGIN:VEVENT\r\nUID:injected\r\nEND:VEVENT',
  ]
  const start = Date.parse('2026-12-01T09:00:00Z')
  for (const text of texts) {
    const file = await writeCalendar({
      name: text,
      zone: 'Europe/Istanbul',
      entries: [entry(start, { title: text, location: text, description: text })],
    })
    const lines = file.split('\r\n')
    assert.equal(lines.pop(), '')
    for (const line of lines) {
      assert.ok(Buffer.byteLength(line) <= 75 && line.isWellFormed() && !/[\r\n]/.test(line), line)
    }
    const calendar = new ICAL.Component(ICAL.parse(file))
    const events = calendar.getAllSubcomponents('vevent')
    assert.equal(events.length, 1)
    const { summary, location, description } = new ICAL.Event(events[0]!)
    const kept = text.replaceAll(/\r\n?/g, '\n')
    assert.deepEqual([summary, location, description], [kept, kept, kept])
    // Not in the standard, so it is read as it is written.
    const name = kept.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
    assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), name)
  }
})
