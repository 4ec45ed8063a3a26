import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { workbookOfSheets } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { submit, traces } from '../../../test/support/stored.ts'
import { chooseSheet } from './choose-sheet.ts'

let world: World
let eventId: number
before(async () => {
  world = await startWorld({ credits: 20_000 })
  eventId = (await anEvent(world)).id
})
after(() => world[Symbol.asyncDispose]())

const cover = { name: 'Cover & notes', rows: [['Summer school participants'], [], ['Please fill in']] }
const people = {
  name: 'People',
  rows: [
    ['No', 'Name'],
    ['1', 'Ada'],
  ],
}
const staff = { name: 'Staff', rows: [['Employee name'], ['Grace'], ['Alan']] }
const book = (...sheets: Parameters<typeof workbookOfSheets>[0]) => workbookOfSheets(sheets)
const dryRun = async (file: Buffer, fields: Record<string, string> = {}) =>
  (await submit(world, eventId, file, { query: '?dry_run=true', fields })).body

test('the first visible sheet with a column of names is read, and other sheets with names are named', async () => {
  const hidden = { ...people, name: 'Old', state: 'hidden' }
  const gone = { ...people, name: 'Gone', state: 'veryHidden' }
  const file = book(hidden, gone, cover, people, staff)
  const body = await dryRun(file)
  assert.deepEqual([body.sheet, body.column, body.total_count], ['People', 'Name', 1])
  assert.deepEqual(body.sheets, ['Cover & notes', 'People', 'Staff'])
  assert.deepEqual(body.warnings, ['The names are from the sheet "People". Other sheets have names too: "Staff".'])
  const made = await submit(world, eventId, file)
  assert.deepEqual([made.status, made.body.sheet, made.body.warnings], [201, 'People', body.warnings])
  assert.deepEqual((await dryRun(book(cover, people))).warnings, [])
  assert.equal((await dryRun(book(staff, people))).sheet, 'Staff')
})

test('a title that is alone in its row does not make a cover sheet the list', async () => {
  const title = { name: 'Cover', rows: [['Participants’ names'], ['2026']] }
  assert.equal((await dryRun(book(title, people))).sheet, 'People')
  assert.equal((await dryRun(book({ ...title, rows: [...title.rows, ['Ada']] }))).sheet, 'Cover')
})

test('sheet chooses by name or by number among the visible ones, hidden ones by name too', async () => {
  const hidden = { name: 'Old', state: 'hidden', rows: [['Name'], ['Zoe']] }
  const file = book(hidden, cover, people, { ...staff, name: '2' })
  for (const [sheet, read] of [
    ['People', 'People'],
    [' people ', 'People'],
    ['2', '2'],
    ['3', '2'],
    ['Old', 'Old'],
  ] as const)
    assert.equal((await dryRun(file, { sheet })).sheet, read, sheet)
  assert.deepEqual((await dryRun(file, { sheet: 'People' })).warnings, [])
})

test('a sheet that is not there, is empty or has no names is refused and nothing is stored', async () => {
  const file = book(cover, people, { name: 'Blank', rows: [] })
  const before = await traces(world)
  for (const sheet of ['Nobody', '0', '4', '-1', '1.5', ''])
    assertRefused(await submit(world, eventId, file, { fields: { sheet } }), 422, 'validation_failed', 'body.sheet')
  const unknown = await submit(world, eventId, file, { fields: { sheet: 'Nobody' } })
  assert.match(
    unknown.body.detail[0].msg,
    /sheet or its number from 1\. The workbook has "Cover & notes", "People", "Blank"/,
  )
  const empty = await submit(world, eventId, file, { fields: { sheet: 'Blank' } })
  assertRefused(empty, 422, 'validation_failed', 'body.file', 'spreadsheet_empty')
  const none = await submit(world, eventId, file, { fields: { sheet: '1' } })
  assertRefused(none, 422, 'validation_failed', 'body.file', 'no_name_column')
  const nowhere = await submit(world, eventId, book(cover, { name: 'Two', rows: [['Colour', 'Size']] }))
  assert.match(nowhere.body.detail[0].msg, /was found on the sheets "Cover & notes", "Two"\. .* Headers found: /)
  const text = await submit(world, eventId, Buffer.from('Name\nAda\n'), { fields: { sheet: '1' } })
  assertRefused(text, 422, 'validation_failed', 'body.sheet', 'unknown_sheet')
  assert.match(text.body.detail[0].msg, /leave it out for a text file/)
  assert.deepEqual(await traces(world), before)
})

test('a sheet that cannot be read is in nobody’s way unless it is the list', async () => {
  const wide = `<worksheet><sheetData><row><c r="ZZ1"><v>1</v></c></row></sheetData></worksheet>`
  assert.equal(
    (await dryRun(book({ name: 'Wide', part: wide }, { name: 'Torn', part: '<worksheet>' }, people))).sheet,
    'People',
  )
  const refused = await submit(world, eventId, book(people, { name: 'Wide', part: wide }), {
    fields: { sheet: 'Wide' },
  })
  assertRefused(refused, 422, 'validation_failed', 'body.file', 'spreadsheet_too_complex')
})

test('choosing among sheets ends when the time of the file is used up', async () => {
  const sheets = ['A', 'B'].map((name) => ({ name, isHidden: false }))
  const used = () => {
    throw new Error('used up')
  }
  const choose = chooseSheet({}, used)
  await assert.rejects(
    choose(sheets, async () => [[], []]),
    /used up/,
  )
})
