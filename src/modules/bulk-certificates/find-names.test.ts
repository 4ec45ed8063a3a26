import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slownessOfCore } from '../../../test/support/machine-pace.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import findNames, { type FoundNames } from './find-names.ts'

const sheet = (...rows: string[][]): Row[] => rows.map((cells, index) => ({ number: index + 1, cells }))

function found(rows: Row[]): FoundNames {
  const result = findNames(rows)
  assert.ok('names' in result, JSON.stringify(result))
  return result
}
const namesIn = (...rows: string[][]) => found(sheet(...rows)).names.map(({ name }) => name)

test('each listed header is recognised in any case, with or without accents and punctuation', () => {
  const headers = `name|full name|fullname|attendee|attendee name|participant|participant name|recipient|student|
    student name|isim|ad|ad soyad|adı soyadı|ad soyadı|isim soyisim|katılımcı|öğrenci|nombre|nombre completo|nom|
    nom complet|nome|nome completo|vollständiger name`
  const spellings = headers.split('|').flatMap((header) => {
    const text = header.trim()
    return [
      text,
      text.toUpperCase(),
      text.toLocaleUpperCase('tr'),
      ` ${text.replaceAll(' ', '_')}*: `,
      text.normalize('NFD'),
    ]
  })
  for (const header of [
    ...spellings,
    'KATILIMCI ADI SOYADI',
    'Katılımcı Ad Soyad',
    'Attendee full name',
    'Full-Name',
    'ADI-SOYADI',
    'OGRENCI',
    'Katilimci',
    'Ｎａｍｅ',
    'Ad / Soyad',
  ]) {
    assert.deepEqual(namesIn(['No', header], ['1', 'Ada']), ['Ada'], header)
  }
})

test('two columns are joined, given name first, wherever they stand', () => {
  for (const [given, family] of [
    ['First Name', 'Last name'],
    ['given_name', 'Family Name'],
    ['AD', 'SOYAD'],
    ['Nombre', 'Apellido'],
    ['Nombre', 'Apellidos'],
    ['Prénom', 'Nom'],
    ['Name', 'Surname'],
    ['İsim', 'Soyisim'],
  ] as const) {
    assert.deepEqual(namesIn([given, family], ['Ada', 'Lovelace']), ['Ada Lovelace'], given)
    assert.deepEqual(namesIn([family, 'x', given], ['Lovelace', '1', 'Ada']), ['Ada Lovelace'], given)
  }
})

test('half a name is a name, and two blank halves are none', () => {
  const rows = sheet(['ad', 'soyad', 'no'], ['Ada', '', '1'], ['', 'Lovelace', '2'], [' ', '', '3'])
  const { names, skipped_blank, column } = found(rows)
  assert.deepEqual(
    names.map(({ row, name }) => [row, name]),
    [
      [2, 'Ada'],
      [3, 'Lovelace'],
    ],
  )
  assert.equal(skipped_blank, 1)
  assert.equal(column, 'ad + soyad')
})

test('a column of whole names wins over a pair that it is no half of', () => {
  assert.deepEqual(namesIn(['First name', 'Last name', 'Full name'], ['A', 'L', 'Ada King']), ['Ada King'])
})

test('the first of several columns of names is taken', () => {
  assert.deepEqual(namesIn(['Mail', 'Participant', 'Name'], ['m', 'Ada', 'Grace']), ['Ada'])
})

test('the header may stand on row 20 and no lower', () => {
  const at = (number: number): Row[] => [
    { number: 1, cells: ['Summer school'] },
    { number, cells: ['', ' Name '] },
    { number: number + 5, cells: ['', 'Ada'] },
  ]
  assert.deepEqual(found(at(20)), {
    names: [{ row: 25, name: 'Ada', email: null, values: {} }],
    total: 1,
    sheet: null,
    sheets: [],
    other_sheets: [],
    header_row: 20,
    column: 'Name',
    columns: [
      { header: '', letter: 'A', sample: '', guess: null },
      { header: 'Name', letter: 'B', sample: 'Ada', guess: 'name' },
    ],
    email_column: null,
    mapping: { Name: 'name' },
    unreadable_emails: [],
    no_names: [],
    unread_names: [],
    unread_values: [],
    hidden: [],
    skipped_blank: 0,
    problems: [],
  })
  assert.deepEqual(findNames(at(21)), { problem: 'no_header', headers_found: ['Summer school'], sheets: [] })
})

test('without a header that is known, the headers are named, not the title above them', () => {
  assert.deepEqual(findNames(sheet(['My list'], ['E-mail', '', 'Family name'], ['a@example.org', '', 'Lovelace'])), {
    problem: 'no_header',
    headers_found: ['E-mail', 'Family name'],
    sheets: [],
  })
  assert.deepEqual(findNames([]), { problem: 'no_header', headers_found: [], sheets: [] })
})

test('a header with nothing below it is told from a missing header', () => {
  assert.deepEqual(findNames(sheet(['Name'], [' ', 'x'])), {
    problem: 'no_names',
    header_row: 1,
    no_names: [],
    unread_names: [],
    sheets: [],
  })
})

test('equal names are different people, and inner white space stays as it was sent', () => {
  assert.deepEqual(namesIn(['Name'], ['Ada'], ['Ada'], ['  Ada  B. ']), ['Ada', 'Ada', 'Ada  B.'])
})

test('line breaks inside a cell are one space', () => {
  assert.deepEqual(namesIn(['Name'], ['Ada\r\n Lovelace'], ['Ada\n\nL.\n'], ['Ada\tL.']), [
    'Ada Lovelace',
    'Ada L.',
    'Ada L.',
  ])
})

test('cells that look blank are blank', () => {
  const { names, skipped_blank } = found(sheet(['Name'], ['\u200b', '1'], ['\u00a0 ', '2'], ['\ufeff', '3'], ['Ada']))
  assert.deepEqual(names, [{ row: 5, name: 'Ada', email: null, values: {} }])
  assert.equal(skipped_blank, 3)
})

test('a name that cannot be printed is a problem of its row and of no other', () => {
  const long = 'x'.repeat(201)
  const rows = sheet(['Name'], ['Ada'], [long], ['A\0'], ['\ud800b'], ['A\u0007b'], ['😀'.repeat(200)])
  const { names, problems } = found(rows)
  assert.deepEqual(
    names.map(({ row }) => row),
    [2, 7],
  )
  assert.deepEqual(
    problems.map(({ row }) => row),
    [3, 4, 5, 6],
  )
  assert.match(problems[0]?.message ?? '', /201 characters. Shorten it to 200/)
})

test('the blanks around a line break are one space with it, the others stay', () => {
  assert.deepEqual(namesIn(['Name'], ['Ada  King \u0085 of\u00a0\u2028L.'], ['\u0085Ada\v']), [
    'Ada  King of L.',
    'Ada',
  ])
})

test('cells of any text cost what they are long', () => {
  const fill = (text: string) => text.repeat(32_000 / text.length)
  const texts = [' ', '\u00a0', '\t', ' \n', '\u200b', '\u0301\u0323', '\ufdfa', '\ud800', '_'].map(
    (text) => `a${fill(text)}b`,
  )
  const before = process.cpuUsage()
  for (const text of texts) {
    assert.equal(found(sheet(['Name'], ...Array.from({ length: 25 }, () => [text]))).problems.length, 25)
    assert.ok('problem' in findNames(sheet(...Array.from({ length: 25 }, () => [text]))))
  }
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 2_000_000 * slownessOfCore(), `${user + system} µs of CPU`)
})

test('a column of more than 1000 names is only counted', () => {
  const rows = (count: number) => sheet(['Name'], ...Array.from({ length: count }, (_, at) => [at % 2 ? 'Ada' : 'A\0']))
  assert.equal(found(rows(1000)).names.length, 500)
  assert.deepEqual(findNames(rows(1001)), { problem: 'too_many_names', count: 1001, most: 1000, sheets: [] })
})

test('rows with problems only are reported, not called empty', () => {
  const { names, problems } = found(sheet(['Name'], ['A\0']))
  assert.deepEqual(names, [])
  assert.equal(problems.length, 1)
})
