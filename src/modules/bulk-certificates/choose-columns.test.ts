import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { rowsOfTexts, workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { submit, traces } from '../../../test/support/stored.ts'

let world: World
let eventId: number
before(async () => {
  world = await startWorld({ credits: 20_000 })
  eventId = (await anEvent(world)).id
})
after(() => world[Symbol.asyncDispose]())

const book = (...rows: string[][]) => workbookOf({ rows: rowsOfTexts(rows) })
const dryRun = async (file: Buffer, fields: Record<string, string> = {}) => {
  const { status, body } = await submit(world, eventId, file, { query: '?dry_run=true', fields })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const namesIn = async (...rows: string[][]) => (await dryRun(book(...rows))).names.map(({ name }: any) => name)

test('each header of a list that people send is found, and names of other things are not', async () => {
  for (const header of [
    ...['Names', 'Name Surname', 'Recipient Name', 'Employee Name', 'Katılımcı Adı', 'Öğrenci Adı', 'Personel Adı'],
    ...['Ad ve Soyad', 'Teilnehmer', '姓名', 'ФИО', 'الاسم'],
  ])
    assert.deepEqual(
      await namesIn(['Company name', 'Event name', header, 'File name'], ['Acme', 'Forum', 'Ada', 'x.pdf']),
      ['Ada'],
      header,
    )
  for (const header of ['Company name', 'Event name', 'File name', 'Kurs adı', 'Firma Adı'])
    assertRefused(
      await submit(world, eventId, book(['No', header], ['1', 'Acme'])),
      422,
      'validation_failed',
      'body.file',
      'no_name_column',
    )
})

test('two columns are joined in the order of their script', async () => {
  for (const [first, second, name] of [
    [['Öğrenci Adı', 'Ada'], ['Öğrenci Soyadı', 'King'], 'Ada King'],
    [['Ad', 'Ada'], ['Soyadı', 'King'], 'Ada King'],
    [['Name', 'Müller'], ['Vorname', 'Zoë'], 'Zoë Müller'],
    [['Nom du stagiaire', 'Curie'], ['Prénom du stagiaire', 'Marie'], 'Marie Curie'],
    [['Фамилия', 'Гагарин'], ['Имя', 'Юрий'], 'Юрий Гагарин'],
    [['姓', '王'], ['名', '小明'], '王小明'],
    [['이름', '철수'], ['성', '김'], '김철수'],
    [['姓', 'Wang'], ['名', 'Li'], 'Li Wang'],
  ] as const)
    assert.deepEqual(await namesIn([first[0], second[0]], [first[1], second[1]]), [name], first[0])
})

test('a role in a row of people is not the header when similar words stand above it', async () => {
  const rows = [
    ['Employee names', 'Role'],
    ['Ada', 'Student'],
    ['Grace', 'Student'],
  ]
  assert.deepEqual(await namesIn(...rows), ['Ada', 'Grace'])
  assert.deepEqual(await namesIn(['Participant names'], ['No', 'Employee name'], ['1', 'Ada']), ['Ada'])
  assert.deepEqual(await namesIn(['Participant names of 2026'], [], ['No', 'Name'], ['1', 'Ada']), ['Ada'])
})

test('column names the column of names by header or letter', async () => {
  const file = book(['Trainer', 'Who', 'E-mail'], ['Eve', 'Ada', 'ada@example.org'])
  for (const column of ['Who', ' who: ', 'B', 'b']) {
    const body = await dryRun(file, { column })
    assert.deepEqual([body.column, body.names[0].name, body.names[0].email], ['Who', 'Ada', 'ada@example.org'], column)
  }
  const titled = book(['List'], ['B', 'C'], ['x', 'Ada'])
  assert.equal((await dryRun(titled, { column: 'B' })).names[0].name, 'x', 'a header wins over a letter')
  const made = await submit(world, eventId, file, { fields: { column: 'B' } })
  assert.deepEqual([made.body.column, made.body.mapping], ['Who', { Who: 'name', 'E-mail': 'email' }])
  const keyed = (column: string) =>
    submit(world, eventId, file, { fields: { column }, headers: { 'idempotency-key': 'list' } })
  const [first, again, other] = [await keyed('B'), await keyed('B'), await keyed('A')]
  assert.deepEqual(
    [first.status, again.body, other.status],
    [201, first.body, 422],
    'other columns are another request',
  )
  const before = await traces(world)
  for (const column of ['Nobody', 'D1', 'ZZZ', ' '])
    assertRefused(await submit(world, eventId, file, { fields: { column } }), 422, 'validation_failed', 'body.column')
  assertRefused(await submit(world, eventId, file, { fields: { column: '' } }), 422, 'validation_failed', 'body.column')
  assert.deepEqual(await traces(world), before)
})

test('mapping replaces the guess, by header or letter, and what a dry run returns can be sent back', async () => {
  const file = book(
    ['Name', 'Given', 'Family', 'Contact', 'Contact', ''],
    ['Acme', 'Ada', 'King', 'no', 'ada@example.org', 'x'],
  )
  const mapping = { Given: 'first_name', Family: 'last_name', E: 'email', Name: null }
  const body = await dryRun(file, { mapping: JSON.stringify(mapping) })
  assert.deepEqual(body.names, [{ row: 2, name: 'Ada King', email: 'ada@example.org', values: {}, missing_values: [] }])
  assert.deepEqual(body.mapping, { Given: 'first_name', Family: 'last_name', E: 'email' })
  assert.deepEqual(
    body.columns.map(({ letter, header, guess, sample }: any) => [letter, header, guess, sample]),
    [
      ['A', 'Name', null, 'Acme'],
      ['B', 'Given', 'first_name', 'Ada'],
      ['C', 'Family', 'last_name', 'King'],
      ['D', 'Contact', null, 'no'],
      ['E', 'Contact', 'email', 'ada@example.org'],
      ['F', '', null, 'x'],
    ],
  )
  assert.deepEqual(await dryRun(file, { mapping: JSON.stringify(body.mapping) }), body)
  const made = await submit(world, eventId, file, { fields: { mapping: JSON.stringify(mapping) } })
  assert.deepEqual([made.status, made.body.mapping], [201, body.mapping])
  assert.equal((await dryRun(file, { mapping: '{"D":"email"}' })).names[0].name, 'Acme', 'the name is guessed still')
})

test('a dry run with a mapping, even an empty one, returns the columns of a list without known headers', async () => {
  const file = book(['List'], ['Who', 'Hours'], ['Ada', '7'])
  const refused = await submit(world, eventId, file, { query: '?dry_run=true' })
  assertRefused(refused, 422, 'validation_failed', 'body.file', 'no_name_column')
  const body = await dryRun(file, { mapping: '{}' })
  assert.deepEqual([body.column, body.total_count, body.header_row], [null, 0, 2])
  assert.deepEqual(
    body.columns.map(({ header, sample, guess }: any) => [header, sample, guess]),
    [
      ['Who', 'Ada', null],
      ['Hours', '7', null],
    ],
  )
  assert.match(body.problems[0].message, /No column of names was recognised/)
  const known = book(['Name', 'E-mail'], ['Ada', 'ada@example.org'])
  assert.deepEqual(await dryRun(known, { mapping: '{}' }), await dryRun(known), 'an empty mapping guesses as none does')
  const real = await submit(world, eventId, file, { fields: { mapping: '{}' } })
  assertRefused(real, 422, 'validation_failed', 'body.file', 'no_name_column')
  assert.equal((await dryRun(file, { mapping: '{"Who":"name"}' })).names[0].name, 'Ada')
  assert.equal((await dryRun(book(['Name', 'Hours'], ['Ada', '7']), { mapping: '{"Name":null}' })).column, null)
})

test('a mapping that does not fit is refused with its field, and nothing is stored', async () => {
  const file = book(['Name', 'Other'], ['Ada', 'x'])
  const before = await traces(world)
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`h${n}`, null]))
  for (const [mapping, place, type] of [
    ['{"Nobody":"name"}', 'body.mapping.Nobody', 'unknown_column'],
    ['{"Name":"name","Other":"name"}', 'body.mapping', 'repeated'],
    ['{"Name":"name","Other":"first_name"}', 'body.mapping', 'repeated'],
    ['{"Name":"tier"}', 'body.mapping.Name', undefined],
    ['{"Name":"values."}', 'body.mapping.Name', undefined],
    ['{"Name":"values.A"}', 'body.mapping.Name', undefined],
    ['{"Name":1}', 'body.mapping.Name', undefined],
    ['[]', 'body.mapping', undefined],
    ['"x"', 'body.mapping', undefined],
    ['{', 'body.mapping', 'json'],
    [JSON.stringify(many), 'body.mapping', undefined],
  ] as const)
    assertRefused(await submit(world, eventId, file, { fields: { mapping } }), 422, 'validation_failed', place, type)
  const both = { column: 'Other', mapping: '{"Name":"name"}' }
  assertRefused(
    await submit(world, eventId, file, { fields: both }),
    422,
    'validation_failed',
    'body.mapping',
    'repeated',
  )
  const huge = await submit(world, eventId, file, { fields: { mapping: JSON.stringify({ x: 'y'.repeat(1_048_576) }) } })
  assert.equal(huge.status, 413)
  assert.deepEqual(await traces(world), before)
})

test('text files are read in their encoding and with their delimiter', async () => {
  const table = (delimiter: string) =>
    ['Ad Soyad', 'E-posta'].join(delimiter) + '\r\n' + ['Işıl Şahin', 'i@example.org'].join(delimiter)
  const latin5 = (text: string) =>
    Buffer.from([...text].map((one) => ({ ı: 0xfd, Ş: 0xde, ş: 0xfe })[one] ?? one.charCodeAt(0)))
  const big = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  for (const delimiter of [',', ';', '\t'])
    for (const encode of [Buffer.from, latin5, big, (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      const { names, sheet, sheets } = await dryRun((encode as (text: string) => Buffer)(table(delimiter)))
      assert.deepEqual(
        names,
        [{ row: 2, name: 'Işıl Şahin', email: 'i@example.org', values: {}, missing_values: [] }],
        delimiter,
      )
      assert.deepEqual([sheet, sheets], [null, []])
    }
})
