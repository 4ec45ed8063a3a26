import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import type { Row } from '../../platform/spreadsheet/index.ts'
import findNames, { type FoundNames } from './find-names.ts'
import { fileWarnings } from './read-names.ts'

const sheet = (...rows: string[][]): Row[] => rows.map((cells, index) => ({ number: index + 1, cells }))

function found(rows: Row[]): FoundNames {
  const result = findNames(rows)
  assert.ok('names' in result, JSON.stringify(result))
  return result
}

test('numbers, dates and truth values are nobody, and each of their rows is reported', () => {
  const nobody = ['46143', '42', '-1.5', '1E+21', '2026-01-01', '31.12.2026', '12:30', 'TRUE', 'FALSE']
  const { names, no_names, skipped_blank } = found(sheet(['Name'], ...nobody.map((cell) => [cell]), ['Ada']))
  assert.deepEqual([names.length, skipped_blank], [1, 0])
  assert.deepEqual(
    no_names,
    nobody.map((_, at) => at + 2),
  )
  const people = ['Ada 2', 'R2-D2', '😀', 'True', 'Frédéric 1er', '明']
  assert.deepEqual(
    found(sheet(['Name'], ...people.map((cell) => [cell]))).names.map(({ name }) => name),
    people,
  )
  assert.deepEqual(findNames(sheet(['Name'], ['7'])), { problem: 'no_names', header_row: 1, no_names: [2] })
})

test('errors and formulas without a saved result are problems of their rows, and hidden rows are reported', async () => {
  const text = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`
  const cells = [
    text('Name'),
    text('Ada'),
    '<c t="e"><v>#N/A</v></c>',
    '<c><f>"A"&amp;"B"</f><v></v></c>',
    '<c t="str"><f>""</f><v></v></c>',
    '<c t="str"><f>"Grace"</f><v>Grace</v></c>',
  ]
  const rows = cells.map((cell, at) => `<row${at === 5 ? ' hidden="1"' : ''}>${cell}</row>`).join('')
  const result = found(await rowsOf(workbookOf({ rows })))
  assert.deepEqual(
    result.names.map(({ name }) => name),
    ['Ada', 'Grace'],
  )
  assert.deepEqual(
    result.problems.map(({ row, message }) => [row, /#N\/A|without a saved result/.exec(message)?.[0]]),
    [
      [3, '#N/A'],
      [4, 'without a saved result'],
    ],
  )
  assert.match(fileWarnings(result).join(), /^Rows 6 are hidden in the sheet/)
  const lost = found(await rowsOf(workbookOf({ rows: `<row>${cells[0]}</row><row>${cells[2]}</row>` })))
  assert.deepEqual([lost.names.length, lost.problems.length], [0, 1])
})
