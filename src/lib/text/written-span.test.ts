import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writtenSpan } from './written-span.ts'

const ZONE = 'Europe/Istanbul'

function spans(start: string, end: string | null): [en: string, tr: string] {
  const [from, to] = [new Date(start), end === null ? null : new Date(end)]
  return [writtenSpan(from, to, ZONE, 'en'), writtenSpan(from, to, ZONE, 'tr')]
}

test('an event of one day is written with its day once and both of its times', () => {
  assert.deepEqual(spans('2026-11-20T10:00:00+03:00', '2026-11-20T17:00:00+03:00'), [
    '20 November 2026, 10:00–17:00 (Istanbul, UTC+3)',
    '20 Kasım 2026, 10:00–17:00 (İstanbul, UTC+3)',
  ])
  assert.equal(
    spans('2026-11-20T20:00:00+03:00', '2026-11-21T00:00:00+03:00')[0],
    '20 November 2026, 20:00–00:00 (Istanbul, UTC+3)',
  )
  assert.equal(
    spans('2026-11-20T22:00:00+03:00', '2026-11-21T04:00:00+03:00')[0],
    '20 November 2026, 22:00–04:00 (Istanbul, UTC+3)',
  )
})

test('an event of several days is written as its days, in the zone of the event', () => {
  assert.deepEqual(spans('2026-11-20T00:00:00+03:00', '2026-11-22T00:00:00+03:00'), [
    '20–22 November 2026',
    '20–22 Kasım 2026',
  ])
  assert.deepEqual(spans('2026-11-20T10:00:00+03:00', '2026-11-22T17:00:00+03:00'), [
    '20–22 November 2026, starting at 10:00 (Istanbul, UTC+3)',
    '20–22 Kasım 2026, başlangıç 10:00 (İstanbul, UTC+3)',
  ])
  assert.deepEqual(spans('2026-11-30T00:00:00+03:00', '2026-12-02T17:00:00+03:00'), [
    '30 November – 2 December 2026',
    '30 Kasım – 2 Aralık 2026',
  ])
  assert.equal(spans('2026-12-30T00:00:00+03:00', '2027-01-02T00:00:00+03:00')[0], '30 December 2026 – 2 January 2027')
})

test('without an end, or with one at its beginning, the beginning alone is written', () => {
  const begins = '20 November 2026, 10:00 (Istanbul, UTC+3)'
  assert.equal(spans('2026-11-20T10:00:00+03:00', null)[0], begins)
  assert.equal(spans('2026-11-20T10:00:00+03:00', '2026-11-20T10:00:00+03:00')[0], begins)
  assert.equal(spans('2026-11-20T00:00:00+03:00', '2026-11-20T00:00:00+03:00')[0], '20 November 2026')
})
