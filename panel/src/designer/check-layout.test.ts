import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLayout, type Looks } from './check-layout.ts'
import { luminance } from './contrast.ts'
import { printedRecord } from './printed-text.ts'
import { SAMPLES } from './samples.ts'
import type { Layout, LayoutField } from './scene-types.ts'

// 1 mm is a thousandth of the page in both directions.
const page = { width: 1000 * (72 / 25.4), height: 1000 * (72 / 25.4) }
const name: LayoutField = { type: 'name', x: 0.1, y: 0.1, width: 0.8, height: 0.1, size: 30 }
const code: LayoutField = { type: 'qr', x: 0.4, y: 0.5, width: 0.02, height: 0.02 }
const white = luminance('#ffffff')

const looks = (by: Partial<Looks> = {}): Looks => ({
  shown: printedRecord(SAMPLES.usual, 'en'),
  longest: printedRecord(SAMPLES.long, 'en'),
  // The more letters, the smaller they get.
  fit: (field, text) => ({ lines: [text], size: Math.min(field.size ?? 24, 1000 / text.length), first: 0, ink: field }),
  behind: () => [white],
  qrPaper: null,
  values: null,
  ...by,
})
const found = (fields: LayoutField[], by: Partial<Looks> = {}, language = 'en') =>
  checkLayout({ page, language, fields } satisfies Layout, looks(by)).map(({ kind, field }) => [kind, field])

test('a layout that fits has no problems', () => {
  assert.deepEqual(found([name, code]), [])
})

test('a layout needs a name, and a code or QR code', () => {
  assert.deepEqual(found([{ ...name, type: 'event' }]), [
    ['noName', null],
    ['noCode', null],
  ])
  assert.deepEqual(found([{ ...name, type: 'text', text: 'For {{name}}, {{code}}' }]), [])
})

test('text that shrinks with the sample is reported, and a name field too small for long names', () => {
  const long = { shown: printedRecord(SAMPLES.long, 'en') }
  assert.deepEqual(found([name, code], long), [['shrunk', 0]])
  assert.deepEqual(found([{ ...name, size: 6 }, code]), [['small', 0]])
  assert.deepEqual(found([{ ...name, type: 'tier' }, name, code], { shown: printedRecord(SAMPLES.bare, 'en') }), [])
})

test('ink within 5 mm of the edge, or beyond, is reported, not its field', () => {
  assert.deepEqual(found([{ ...name, x: 0.004 }, code]), [['edge', 0]])
  assert.deepEqual(found([{ ...name, y: 0.897 }, code]), [['edge', 0]])
  assert.deepEqual(found([name, { ...code, y: 0.979 }]), [['edge', 1]])
  assert.deepEqual(found([{ ...name, y: 0, height: 0.1, rotation: 90 }, code]), [['runsOff', 0]])
  const ink = { x: -0.01, y: 0.1, width: 1.02, height: 0.1 }
  assert.deepEqual(found([name, code], { fit: () => ({ lines: [''], size: 30, first: 0, ink }) }), [['runsOff', 0]])
  const inside = { ...ink, x: 0.1, width: 0.2 }
  assert.deepEqual(
    found([{ ...name, x: 0 }, code], { fit: () => ({ lines: [''], size: 30, first: 0, ink: inside }) }),
    [],
  )
})

test('too little contrast with the background is reported; a code is dark on light, or on its own paper', () => {
  assert.deepEqual(found([{ ...name, color: '#aaaaaa' }, code]), [['faint', 0]])
  assert.deepEqual(
    found([
      { ...name, color: '#9a9a9a' },
      { ...code, color: '#9a9a9a' },
    ]),
    [['qrFaint', 1]],
  )
  const night = { behind: () => [luminance('#101010')] }
  assert.deepEqual(
    found(
      [
        { ...name, color: '#ffffff' },
        { ...code, color: '#ffffff' },
      ],
      night,
    ),
    [['qrFaint', 1]],
  )
  assert.deepEqual(found([{ ...name, color: '#ffffff' }, code], { ...night, qrPaper: '#ffffff' }), [])
})

test('a code under 18 mm is reported with its size', () => {
  const [small] = checkLayout({ page, language: 'en', fields: [name, { ...code, width: 0.017 }] }, looks())
  assert.ok(small?.kind === 'qrSmall' && Math.abs(small.is - 17) < 0.01)
})

test('a value that no event using the design defines is reported, and one that attendees lack', () => {
  const value = (key: string): LayoutField => ({ ...name, type: 'value', value_key: key })
  const text: LayoutField = { ...name, type: 'text', text: 'Grade {{values.grade}}, {{ values.gone }}' }
  const defined = (key: string, events: number, attendees_without: number) => ({
    ...{ key, label: key, value: null },
    ...{ events, attendees_without },
  })
  const values = [defined('hours', 1, 0), defined('grade', 1, 2), defined('talk', 0, 0)]
  const layout: Layout = { page, language: 'en', fields: [name, code, value('hours'), value('talk'), text] }
  const own = (all: Looks['values']) =>
    checkLayout(layout, looks({ values: all })).flatMap((each) => ('key' in each ? [each] : []))
  assert.deepEqual(own(null), [])
  assert.deepEqual(own({ events: 1, values }), [
    { kind: 'unknownValue', field: 3, key: 'talk', is: 0 },
    { kind: 'missingValue', field: 4, key: 'grade', is: 2 },
    { kind: 'unknownValue', field: 4, key: 'gone', is: 0 },
  ])
  // A new design may print the values of any event, since none uses it yet.
  const unused = values.map((each) => ({ ...each, events: 0, attendees_without: 0 }))
  assert.deepEqual(own({ events: 0, values: unused }), [{ kind: 'unknownValue', field: 4, key: 'gone', is: 0 }])
})
