import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { submit } from '../../../test/support/stored.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import findNames, { type FoundNames } from './find-names.ts'
import { fileWarnings } from './read-names.ts'

const sheet = (...rows: string[][]): Row[] => rows.map((cells, index) => ({ number: index + 1, cells }))

const text = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`

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

const rowsWith = (names: string[], hidden: number[] = []) =>
  names
    .map((name, at) => `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${text(name)}</row>`)
    .join('')

/** A workbook of these sheets; `state` hides one. */
function workbookOfSheets(sheets: { name: string; state?: string; rows: string }[]): Buffer {
  const parts = sheets.map(({ rows }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ])
  const entries = sheets.map(
    ({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" r:id="r${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_, at) => `<Relationship Id="r${at + 1}" Type="x/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return workbookOf({
    replace: {
      ...Object.fromEntries(parts),
      'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${entries.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    },
  })
}

test('the refusal of a cover sheet names it, the first visible sheet, and the sheets that are not read', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const people = { name: 'People', rows: rowsWith(['Name', 'Ada']) }
  const cover = { name: 'Cover &amp; notes', rows: rowsWith(['Summer school']) }
  const book = (...sheets: Parameters<typeof workbookOfSheets>[0]) => workbookOfSheets(sheets)
  const refused = await submit(world, event.id, book({ ...people, name: 'Old', state: 'hidden' }, cover, people))
  assertRefused(refused, 422, 'validation_failed', 'body.file', 'no_name_column')
  const [{ msg }] = refused.body.detail
  assert.match(msg, /^No column of names was found on the sheet "Cover & notes"\. Only the first visible sheet is read/)
  assert.match(msg, /, not "People": move the sheet with the names to the front\..* Headers found: "Summer school"\.$/)
  const alone = await submit(world, event.id, book(cover))
  assert.match(alone.body.detail[0].msg, /^No column of names was found\. Give the column a header/)
  assert.equal((await submit(world, event.id, book(people, cover))).status, 201)
})

test('a job keeps the warnings of its dry run: of rows that are nobody, and of hidden rows', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const file = workbookOf({ rows: rowsWith(['Name', 'Ada', '46143', 'Grace', 'TRUE', 'Alan'], [4, 5, 6]) })
  const warnings = [
    'The name is a number, a date, TRUE or FALSE in rows 3, 5: they get no certificate.',
    'Rows 4, 6 are hidden in the sheet, as by a filter: they get certificates too.',
  ]
  const dry = await submit(world, event.id, file, { query: '?dry_run=true' })
  assert.deepEqual([dry.body.total_count, dry.body.warnings], [3, warnings])
  const made = await submit(world, event.id, file)
  assert.deepEqual([made.status, made.body.total_count, made.body.warnings], [201, 3, warnings])
  const path = `/admin/events/${event.id}/bulk-generate-jobs`
  const { body: job } = await world.request('GET', `${path}/${made.body.id}`)
  assert.deepEqual([job.total_count, job.warnings], [3, warnings])
})
