import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedRecord, printedText, valueKeys } from './printed-text.ts'
import { sampleValues } from './sample-values.ts'
import { SAMPLES } from './samples.ts'
import type { LayoutField } from './scene-types.ts'

const text = (said: string): LayoutField => ({ type: 'text', text: said, x: 0, y: 0, width: 1, height: 1 })

test('dates use the language of the layout and the zone of the event, and unknown languages use English', () => {
  const late = { ...SAMPLES.usual, event_date: '2026-11-20T22:30:00Z' }
  assert.equal(printedRecord(late, 'tr').date, '21 Kasım 2026')
  assert.equal(printedRecord({ ...late, event_timezone: 'UTC' }, 'en').date, 'November 20, 2026')
  assert.equal(printedRecord(late, 'a-b-').date, 'November 21, 2026')
  assert.equal(printedRecord(SAMPLES.bare, 'en').expires_at, '')
})

test('a text without any of its values prints nothing, and one with some prints those', () => {
  const bare = printedRecord(SAMPLES.bare, 'en')
  assert.equal(printedText(text('Until {{expires_at}}'), bare), '')
  assert.equal(printedText(text('{{name}}, {{ tier }}'), bare), 'Ada Lovelace, ')
  assert.equal(printedText(text('With honours'), bare), 'With honours')
})

test('values of the event are printed by fields and placeholders, and found in a layout once each', () => {
  const record = printedRecord({ ...SAMPLES.usual, values: { hours: '8' } }, 'en')
  const value = (key: string): LayoutField => ({ ...text(''), type: 'value', value_key: key })
  assert.equal(printedText(value('hours'), record), '8')
  assert.equal(printedText(value('grade'), record), '')
  assert.equal(printedText(text('{{values.hours}} hours, {{values.grade}}'), record), '8 hours, ')
  assert.equal(printedText(text('{{values.grade}}'), record), '')
  const fields = [value('hours'), text('{{values.hours}} of {{values.total}}, {{name}}')]
  assert.deepEqual(valueKeys(fields), ['hours', 'total'])
  const definitions = [{ key: 'hours', label: 'Hours', value: null }]
  assert.deepEqual(sampleValues(fields, definitions), { hours: 'Hours', total: 'total' })
})
