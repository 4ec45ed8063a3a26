import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { isTimeZone, parseTimestamp } from './timestamp.ts'

const GOOD: [text: string, instant: string][] = [
  ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20t09:30:00z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20 09:30:00Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T09:30:00.1Z', '2026-11-20T09:30:00.100Z'],
  ['2026-11-20T09:30:00.1239', '2026-11-20T09:30:00.123Z'],
  ['2026-11-20T09:30:00.999999999Z', '2026-11-20T09:30:00.999Z'],
  ['2026-11-20T09:30:00+03:00', '2026-11-20T06:30:00.000Z'],
  ['2026-11-20T09:30:00+0300', '2026-11-20T06:30:00.000Z'],
  ['2026-11-20T09:30:00-00:00', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00+14:00', '2026-11-19T19:30:00.000Z'],
  ['2026-11-20T09:30:00-1400', '2026-11-20T23:30:00.000Z'],
  ['2026-11-20T09:30:00+13:45', '2026-11-19T19:45:00.000Z'],
  ['2026-01-01T00:15:00+05:45', '2025-12-31T18:30:00.000Z'],
  ['2025-12-31T23:30:00-02:30', '2026-01-01T02:00:00.000Z'],
  ['2024-02-29T12:00', '2024-02-29T12:00:00.000Z'],
  ['2000-02-29', '2000-02-29T00:00:00.000Z'],
  // Clocks in Europe, Istanbul (once) and New York skip these times in summer; UTC does not.
  ['2026-03-29T02:30:00', '2026-03-29T02:30:00.000Z'],
  ['2026-03-08T02:30:00', '2026-03-08T02:30:00.000Z'],
  ['2026-10-25T01:30:00', '2026-10-25T01:30:00.000Z'],
  ['2015-11-08T03:30:00', '2015-11-08T03:30:00.000Z'],
  ['2011-12-30', '2011-12-30T00:00:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ['0050-06-01T00:00:00Z', '0050-06-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
]

const BAD = [
  ...['', ' ', 'now', '2026', '2026-11', '20261120', '11/20/2026', '20.11.2026', '2026-1-1', '1700000000'],
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00', '2026-01-32', '1900-02-29'],
  ...['2026-11-20T24:00:00', '2026-11-20T25:00', '2026-11-20T09:60', '2026-11-20T09:30:60Z', '2026-11-20T9:30'],
  ...['2026-11-20T', '2026-11-20T09', '2026-11-20T09:30:', '2026-11-20T09:30:00.', '2026-11-20T09:30:00,5'],
  ...['2026-11-20T09:30:00+14:01', '2026-11-20T09:30:00-14:30', '2026-11-20T09:30+1500', '2026-11-20T09:30-23:59'],
  ...['2026-11-20T09:30:00+24:00', '2026-11-20T09:30:00+03:60', '2026-11-20T09:30:00+3', '2026-11-20T09:30:00 UTC'],
  ...['2026-11-20Z', '2026-11-20+03:00', '2026-11-20T09:30:00Z ', ' 2026-11-20T09:30:00Z', '2026-11-20T09:30:00ZZ'],
  ...['2026-11-20T09:30:00.1234567890Z', '0000-01-01', '-2026-11-20', '+012026-11-20', '0001-01-01T00:00:00+01:00'],
  ...['9999-12-31T23:59:59-01:00', '٢٠٢٦-١١-٢٠', '2026-11-20T09:30:00\u0000', '2026-W47-5', '2026-324', '2026-11-20\n'],
]

test('times with a zone, an offset or none are read; without one they are UTC', () => {
  for (const [text, instant] of GOOD) assert.equal(parseTimestamp(text)?.toISOString(), instant, text)
})

test('what is no time, or none that a calendar has, is refused', () => {
  for (const text of BAD) assert.equal(parseTimestamp(text), null, JSON.stringify(text))
})

test('any instant that is written with milliseconds is read as itself', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      assert.equal(parseTimestamp(date.toISOString())?.getTime(), date.getTime())
    }),
  )
})

test('any text is read as a time or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9TZ:+. -]{0,40}$/), (text) => {
      const date = parseTimestamp(text)
      assert.ok(date === null || !Number.isNaN(date.getTime()))
    }),
  )
})

test('the time zone of the machine changes nothing, on days when its clocks are changed too', () => {
  const program = `
    import { parseTimestamp } from ${JSON.stringify(new URL('timestamp.ts', import.meta.url).href)}
    const texts = JSON.parse(process.argv[1])
    console.log(JSON.stringify(texts.map((text) => parseTimestamp(text)?.toISOString() ?? null)))`
  const texts = [...GOOD.map(([text]) => text), ...BAD]
  const expected = [...GOOD.map(([, instant]) => instant), ...BAD.map(() => null)]
  for (const TZ of ['UTC', 'Europe/Istanbul', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia']) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', program, JSON.stringify(texts)],
      { env: { ...process.env, TZ }, encoding: 'utf8' },
    )
    assert.deepEqual(JSON.parse(stdout || 'null'), expected, `${TZ}: ${stderr}`)
  }
})

test('time zones are those of the IANA list, not offsets', () => {
  for (const name of ['UTC', 'Europe/Istanbul', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])
    assert.equal(isTimeZone(name), true, name)
  for (const name of ['', '+03:00', '-0300', 'Europe', 'Europe/Atlantis', 'Istanbul', 'UTC+3', 'Europe/Istanbul '])
    assert.equal(isTimeZone(name), false, name)
})
