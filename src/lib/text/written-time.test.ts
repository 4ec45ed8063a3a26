import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writtenDay, writtenStart, writtenTime } from './written-time.ts'

const AT = new Date('2026-11-21T21:06:00Z')

test('a time is written once, in the zone, with the zone named', () => {
  const written: Record<string, [english: string, turkish: string]> = {
    'Europe/Istanbul': ['22 November 2026, 00:06 (Istanbul, UTC+3)', '22 Kasım 2026, 00:06 (İstanbul, UTC+3)'],
    'Europe/London': ['21 November 2026, 21:06 (London, UTC)', '21 Kasım 2026, 21:06 (Londra, UTC)'],
    'America/Argentina/Buenos_Aires': [
      '21 November 2026, 18:06 (Buenos Aires, UTC-3)',
      '21 Kasım 2026, 18:06 (Buenos Aires, UTC-3)',
    ],
    'Asia/Kathmandu': ['22 November 2026, 02:51 (Kathmandu, UTC+5:45)', '22 Kasım 2026, 02:51 (Kathmandu, UTC+5:45)'],
    'America/St_Johns': ['21 November 2026, 17:36 (St Johns, UTC-3:30)', '21 Kasım 2026, 17:36 (St Johns, UTC-3:30)'],
    UTC: ['21 November 2026, 21:06 (UTC)', '21 Kasım 2026, 21:06 (UTC)'],
    'Etc/UTC': ['21 November 2026, 21:06 (UTC)', '21 Kasım 2026, 21:06 (UTC)'],
    'Etc/GMT+5': ['21 November 2026, 16:06 (UTC-5)', '21 Kasım 2026, 16:06 (UTC-5)'],
    Japan: ['22 November 2026, 06:06 (UTC+9)', '22 Kasım 2026, 06:06 (UTC+9)'],
  }
  for (const [zone, texts] of Object.entries(written))
    assert.deepEqual([writtenTime(AT, zone, 'en'), writtenTime(AT, zone, 'tr')], texts)
})

test('the offset is the one that the zone has at that time', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]
  assert.equal(writtenTime(winter, 'Europe/Berlin', 'en'), '15 January 2026, 13:00 (Berlin, UTC+1)')
  assert.equal(writtenTime(summer, 'Europe/Berlin', 'en'), '15 July 2026, 14:00 (Berlin, UTC+2)')
})

test('midnight begins a day', () => {
  const midnight = new Date('2026-11-21T21:00:00Z')
  assert.equal(writtenTime(midnight, 'Europe/Istanbul', 'en'), '22 November 2026, 00:00 (Istanbul, UTC+3)')
  assert.equal(writtenDay(midnight, 'Europe/Istanbul', 'tr'), '22 Kasım 2026')
})

test('an event that begins at midnight in its zone is that day, any other the time', () => {
  const midnight = new Date('2026-11-21T21:00:00Z')
  assert.equal(writtenStart(midnight, 'Europe/Istanbul', 'en'), '22 November 2026')
  assert.equal(writtenStart(midnight, 'UTC', 'en'), '21 November 2026, 21:00 (UTC)')
  assert.equal(writtenStart(AT, 'Europe/Istanbul', 'tr'), '22 Kasım 2026, 00:06 (İstanbul, UTC+3)')
})
