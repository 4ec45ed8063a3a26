import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOfColumn } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { textRowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import fc from '../../../test/support/fast-check.ts'
import { slownessOfCore } from '../../../test/support/machine-pace.ts'
import { csvLines } from '../zip/csv-cell.ts'

const cellsOf = async (file: Buffer | string) =>
  (await textRowsOf(Buffer.from(file as string))).map(({ cells }) => cells)

const turkish = [
  'Ad;E-posta',
  'Ayşe Işık;a@example.org',
  'Çağrı Ünal Öztürk;c@example.org',
  'İĞDIR ŞİŞLİ;i@example.org',
]
const expected = turkish.map((line) => line.split(';'))

/** Encodes a text in a Windows code page. */
function inCodePage(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label)
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? assert.fail(letter)))
}

test('Turkish letters are read as they were, however a program wrote them', async () => {
  const text = turkish.join('\r\n')
  for (const [how, file] of [
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16BE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16LE', Buffer.from(text, 'utf16le')],
    ['UTF-16BE', Buffer.from(text, 'utf16le').swap16()],
    ['Windows-1254', inCodePage(text, 'windows-1254')],
  ] as const)
    assert.deepEqual(await cellsOf(file), expected, how)
})

test('the two code pages of Windows are told apart by the letters that only one language has', async () => {
  for (const [text, label] of [
    ['Zoé Lefèvre,z@example.org', 'windows-1252'],
    ['Þórður Guðmundsson,t@example.org', 'windows-1252'],
    ['Björk Guðmundsdóttir,b@example.org', 'windows-1252'],
    ['Ýmir Æsir Ðþ,y@example.org', 'windows-1252'],
    ['Žofie Müller,m@example.org', 'windows-1252'],
    ['Işıl Şahin,i@example.org', 'windows-1254'],
    ['Göksu Ağaç,g@example.org', 'windows-1254'],
    ['İpek,i@example.org', 'windows-1254'],
  ] as const)
    assert.deepEqual(await cellsOf(inCodePage(`Name,Mail\n${text}`, label)), [['Name', 'Mail'], text.split(',')], text)
})

test('cells are told apart by comma, semicolon, tab and bar, also where others of them stand inside', async () => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = [
      ['Name', 'Mail', 'Note'],
      ['Doe, Jane', 'j@example.org', 'a;b|c'],
      ['Roe', 'r@example.org', 'x\ty'],
    ]
    const quoted = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\n')
    assert.deepEqual(await cellsOf(quoted), rows, delimiter)
    const bare = [
      ['Name', 'Mail'],
      ['Doe', 'j@example.org'],
      ['Roe', 'r@example.org'],
    ]
    assert.deepEqual(await cellsOf(bare.map((row) => row.join(delimiter)).join('\n')), bare, delimiter)
  }
  assert.deepEqual(await cellsOf('Name;Mail\nDoe, Jane;j\nRoe, Rick;r'), [
    ['Name', 'Mail'],
    ['Doe, Jane', 'j'],
    ['Roe, Rick', 'r'],
  ])
  assert.deepEqual(await cellsOf('"Doe, J";"x, y"\n"Roe, R";"z, w"'), [
    ['Doe, J', 'x, y'],
    ['Roe, R', 'z, w'],
  ])
  assert.deepEqual(await cellsOf('sep=|\r\nName;x|Mail\r\nAda|a'), [
    ['Name;x', 'Mail'],
    ['Ada', 'a'],
  ])
  assert.deepEqual(await cellsOf('Name\nAda\nGrace'), [['Name'], ['Ada'], ['Grace']])
})

test('quotes, line breaks inside of them, every line end and blank lines are read as spreadsheet programs read them', async () => {
  const rows = await textRowsOf(Buffer.from('Name,Note\r\n"Ada ""A"" K.","two\r\nlines"\n\n,,\rBob "B",6" tall\r\n'))
  assert.deepEqual(rows, [
    { number: 1, cells: ['Name', 'Note'] },
    { number: 2, cells: ['Ada "A" K.', 'two\r\nlines'] },
    { number: 5, cells: ['Bob "B"', '6" tall'] },
  ])
})

test('whatever we write as CSV is read as it was but for the apostrophes', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom('"', ',', ';', '\n', '\r\n', ' ', 'a', 'ş', '\u0000', '|', '\t'),
      maxLength: 10,
    }),
  )
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(rows, async (rows) => {
      const read = await cellsOf(`sep=,\r\n${csvLines(rows.map((row) => ['x', ...row]))}`)
      const plain = (cells: string[]) =>
        cells
          .map((cell) => cell.replaceAll("'", ''))
          .join('\u0001')
          .replace(/[\s\u0001]+$/, '')
      assert.deepEqual(
        read.map(plain),
        rows.map((row) => plain(['x', ...row])),
      )
    }),
    { numRuns: 60 },
  )
})

const M = 1_048_576
for (const [what, file, reason, words] of [
  ['a quote that never closes', `Name\n"${'x'.repeat(500)}`, 'damaged', /opened in row 2 is never closed/],
  ['a quote that swallows megabytes', `Name\n"${'x\n'.repeat(5 * M)}`, 'too_complex', /quote is never closed/],
  ['megabytes of quotes', '"'.repeat(10 * M), 'too_complex', /million/],
  ['quotes in quotes', `"${'""'.repeat(5 * M)}`, 'too_complex', /million/],
  ['half quoted cells', '"a"x'.repeat(2 * M), 'too_complex', /million/],
  ['a million commas', ','.repeat(M), 'empty', /no rows/],
  ['ten million commas', ','.repeat(10 * M), 'too_complex', /1600000 cells/],
  ['a million cells', 'a,'.repeat(200_000), 'too_complex', /column 256/],
  ['many rows', 'a\n'.repeat(20_001), 'too_complex', /20000 rows/],
  ['megabytes of blank lines', '\n'.repeat(10 * M), 'too_complex', /1048576 rows/],
  ['megabytes of line ends of two kinds', '\r\n\r'.repeat(3 * M), 'too_complex', /1048576 rows/],
  ['a million blank lines before a quote', `Name${'\r'.repeat(M)}"x`, 'damaged', /row 1048577 is never closed/],
  ['rows of other widths', `"a",b,c\n${'x\r'.repeat(M - 9)}`, 'too_complex', /20000 rows/],
  ['a cell of 40,000 blanks', `Name\na${' '.repeat(40_000)}b`, 'too_complex', /32767 characters/],
  ['megabytes of NUL', '\0'.repeat(10 * M), 'too_complex', /million/],
  ['a web page', '<html><table>', 'not_xlsx', /web page/],
  ['a PDF', '%PDF-1.7\n', 'not_xlsx', /PDF/],
  ['nothing', '', 'empty', /0 bytes/],
] as const) {
  test(`${what}: refused, and it costs little`, async () => {
    const before = process.cpuUsage()
    await assert.rejects(textRowsOf(Buffer.from(file)), (error: any) => {
      assert.equal(error.reason, reason, error.message)
      assert.match(error.message, words)
      return true
    })
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000 * slownessOfCore(), `${user + system} µs of a core`)
  })
}

test('a file of too many cells is refused by a look at its bytes, and not past the cell that is one too many', async () => {
  const tooMany = Buffer.alloc(50 * M, ',')
  await textRowsOf(Buffer.from('Name\nAda'))
  const before = process.cpuUsage()
  await assert.rejects(textRowsOf(tooMany), /1600000 cells/)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 600_000 * slownessOfCore(), `${user + system} µs of a core`)
})

test('cells are counted by the whole delimiter, where that takes more than a byte', async () => {
  const full = `sep=§\n${'¶'.repeat(2_000_000)}`
  await assert.rejects(textRowsOf(Buffer.from(full)), /million characters|32767 characters/)
  assert.deepEqual(await cellsOf('sep=§\nName§Mail\nAda§a@b.c'), [
    ['Name', 'Mail'],
    ['Ada', 'a@b.c'],
  ])
})

test('NUL, half a surrogate pair and blanks by the thousand are left to whoever judges rows', async () => {
  const blanks = `a${' '.repeat(32_000)}b`
  const file = Buffer.from(`\ufeffName,Note\nA\0b,x\n\ud800c,y\n${blanks},z`, 'utf16le')
  assert.deepEqual(await cellsOf(file), [
    ['Name', 'Note'],
    ['A\0b', 'x'],
    ['\ufffdc', 'y'],
    [blanks, 'z'],
  ])
})

test('where text is not taken, it is refused as before', async () => {
  const { rowsOf } = await import('../../../test/fixtures/spreadsheets/rows-of.ts')
  await assert.rejects(rowsOf(Buffer.from('Name,Mail\nAda,a')), /text or CSV file/)
  assert.equal((await textRowsOf(workbookOfColumn(['Name', 'Ada']))).length, 2)
  assert.deepEqual(await cellsOf('PK,Name\n1,Ada'), [
    ['PK', 'Name'],
    ['1', 'Ada'],
  ])
})

test('a text that takes too much of a core is given up, in whoever judges its rows too', async () => {
  const file = Buffer.from('a,b\n'.repeat(20_000))
  await assert.rejects(textRowsOf(file, { cpuMilliseconds: 1 }), /takes too long/)
})
