import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { submit } from '../../../test/support/stored.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import findNames, { type FoundNames } from './find-names.ts'

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
  assert.deepEqual(findNames(sheet(['Name'], ['7'])), {
    problem: 'no_names',
    header_row: 1,
    no_names: [2],
    unread_names: [],
    sheets: [],
  })
})

const ERRORS = [
  text('Name'),
  text('Ada'),
  '<c t="e"><v>#N/A</v></c>',
  '<c><f>"A"&amp;"B"</f><v></v></c>',
  '<c t="str"><f>""</f><v></v></c>',
  '<c t="str"><f>"Grace"</f><v>Grace</v></c>',
  '<c t="e"><v>#REF!</v></c>',
]
const LOST =
  /cannot be read in rows 3 \(#N\/A\), 4 \(a formula without a saved result\), 7 \(#REF!\): they get no certificate/

test('errors and formulas without a saved result are reported with their rows, as hidden rows are', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const rows = ERRORS.map((cell, at) => `<row${at === 5 ? ' hidden="1"' : ''}>${cell}</row>`).join('')
  const dry = await submit(world, event.id, workbookOf({ rows }), { query: '?dry_run=true' })
  assert.deepEqual(
    dry.body.names.map(({ name }: any) => name),
    ['Ada', 'Grace'],
  )
  assert.deepEqual(dry.body.skipped, [
    { row: 3, reason: 'The cell of the name holds #N/A.' },
    { row: 4, reason: 'The cell of the name holds a formula without a saved result.' },
    { row: 7, reason: 'The cell of the name holds #REF!.' },
  ])
  assert.match(dry.body.warnings[0], LOST)
  assert.match(dry.body.warnings[1], /^Row 6 is hidden in the sheet/)
  const { status, body } = await submit(world, event.id, workbookOf({ rows }))
  assert.deepEqual([status, body.total_count, body.warnings], [201, 2, dry.body.warnings])
  const lost = await submit(world, event.id, workbookOf({ rows: `<row>${ERRORS[0]}</row><row>${ERRORS[2]}</row>` }))
  assertRefused(lost, 422, 'validation_failed', 'body.file', 'no_names')
  assert.match(lost.body.detail[0].msg, /cannot be read in row 2 \(#N\/A\)/)
})

test('errors that a program wrote into a text file are no names either, in any language', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const file = Buffer.from('Name\nAda\n#N/A\n#BEZUG!\n#YOK\n#¡REF!\n#ИМЯ?\n2026-05-01T09:30\n95%\n#1 fan Ada\n')
  const { body } = await submit(world, event.id, file, { query: '?dry_run=true' })
  assert.deepEqual(
    body.names.map(({ name }: any) => name),
    ['Ada', '#1 fan Ada'],
  )
  assert.deepEqual(
    body.skipped.map(({ row }: any) => row),
    [3, 4, 5, 6, 7, 8, 9],
  )
})

const rowsWith = (names: string[], hidden: number[] = []) =>
  names
    .map((name, at) => `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${text(name)}</row>`)
    .join('')

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
