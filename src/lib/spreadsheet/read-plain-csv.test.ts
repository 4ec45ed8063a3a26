import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from '../../../test/support/fast-check.ts'
import { measureLines, readPlainCsv } from './read-plain-csv.ts'

test('text without quotes is read as by the parser that knows quotes, whatever its line ends', () => {
  const unit = fc.constantFrom(',', ';', '\n', '\r', '\r\n', ' ', '\t', 'a', 'ş', '鱼', '\0', '\ufeff', "'")
  const options = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true }
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), fc.constantFrom(',', ';', '\t'), (text, delimiter) => {
      const file = Buffer.from(text)
      const ours: string[][] = []
      readPlainCsv(file, delimiter, null, (cells) => ours.push(cells))
      assert.deepEqual(ours, parse(file, { delimiter, ...options }))
    }),
    { numRuns: 5_000 },
  )
})

test('lines are counted and measured whatever ends them', () => {
  const measured = (text: string) => Object.values(measureLines(Buffer.from(text)))
  assert.deepEqual(['', 'a', 'aa\n', 'a\r\nbbb', '\r\r\n\n', 'aaa\rb\rc'].map(measured), [
    [0, 0],
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 0],
    [2, 3],
  ])
})

test('each cell is told with its place in the row, before its row is', () => {
  const told: unknown[] = []
  const cast = (cell: string, { index }: { index: number }) => {
    told.push([cell, index])
    return cell
  }
  readPlainCsv(Buffer.from('a,b\nc'), ',', cast, (cells) => told.push(cells))
  assert.deepEqual(told, [['a', 0], ['b', 1], ['a', 'b'], ['c', 0], ['c']])
})
