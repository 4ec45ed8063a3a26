import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf, workbookParts, zipOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { readWorkbook } from './read-workbook.ts'
import { defaultLimits, type SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

const cellsOf = async (file: Buffer, limits: Partial<SheetLimits> = {}) =>
  (await readWorkbook(file, { ...defaultLimits, ...limits })).map((row) => row.cells)

const rejectsAs =
  (reason: string, message = /./) =>
  (error: unknown) => {
    assert.ok(error instanceof SpreadsheetError, String(error))
    assert.equal(error.reason, reason, error.message)
    assert.match(error.message, message)
    return true
  }

test('every type of cell becomes the text that a reader sees', async () => {
  const file = workbookOf({
    strings: '<si><t>shared</t></si>',
    rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>in line</t></is></c>
      <c r="C1" t="str"><f>A1&amp;"x"</f><v>formula</v></c><c r="D1"><v>42.5</v></c><c r="E1" t="n"><v>1E+2</v></c>
      <c r="F1" t="b"><v>1</v></c><c r="G1" t="b"><v>0</v></c><c r="H1" t="e"><v>#N/A</v></c>
      <c r="I1" t="d"><v>2026-01-31</v></c><c r="J1" s="3"/><c r="K1" t="str"><v> kept </v></c></row>`,
  })
  assert.deepEqual(await cellsOf(file), [
    ['shared', 'in line', 'formula', '42.5', '1E+2', 'TRUE', 'FALSE', '', '2026-01-31', '', ' kept '],
  ])
})

test('rich text is joined and phonetic guides are left out, in shared and inline strings', async () => {
  const item =
    '<r><rPr><b/></rPr><t xml:space="preserve">山田 </t></r><r><t>太郎</t></r><rPh sb="0" eb="2"><t>ヤマダ</t></rPh><phoneticPr fontId="1"/>'
  const file = workbookOf({
    strings: `<si><t>unused</t></si><si>${item}</si>`,
    rows: `<row><c t="s"><v>1</v></c><c t="inlineStr"><is>${item}</is></c></row>`,
  })
  assert.deepEqual(await cellsOf(file), [['山田 太郎', '山田 太郎']])
})

test('escaped characters are decoded once', async () => {
  const file = workbookOf({
    strings: '<si><t>a_x000D_b</t></si><si><t>_x005F_x000D_</t></si><si><t>snake_x_case</t></si>',
    rows: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>',
  })
  assert.deepEqual(await cellsOf(file), [['a\rb', '_x000D_', 'snake_x_case']])
})

test('rows and cells keep their places, said or counted, and blank rows are left out', async () => {
  const rows = `<row r="3"><c r="C3"><v>1</v></c></row><row><c><v>2</v></c><c r="C4"/><c><v>3</v></c></row>
    <row r="9"><c r="A9" t="str"><v>  </v></c></row><row r="10" spans="1:3"/><row r="12"><c><v>4</v></c></row>`
  const found = await readWorkbook(workbookOf({ rows }), defaultLimits)
  assert.deepEqual(found, [
    { number: 3, cells: ['', '', '1'] },
    { number: 4, cells: ['2', '', '', '3'] },
    { number: 12, cells: ['4'] },
  ])
})

test('prefixed XML, strict namespaces, absolute targets, UTF-16 and back slashes are understood', async () => {
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const parts = workbookParts({
    replace: {
      'xl/workbook.xml':
        '<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:rel="x"><x:sheets><x:sheet name="S" sheetId="1" rel:id="a"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': `<p:Relationships xmlns:p="x"><p:Relationship Id="a" Type="${strict}/worksheet" Target="/xl/worksheets/sheet1.xml"/><p:Relationship Id="b" Type="${strict}/sharedStrings" Target="../XL/sharedstrings.xml"/></p:Relationships>`,
      'xl/worksheets/sheet1.xml': Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="inlineStr"><x:is><x:t>ş</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
        'utf16le',
      ),
      'xl/sharedStrings.xml': '<x:sst xmlns:x="x"><x:si><x:t><![CDATA[Ayşe & co]]></x:t></x:si></x:sst>',
    },
  }).map((part) => ({ ...part, name: part.name.replaceAll('/', '\\') }))
  assert.deepEqual(await cellsOf(zipOf(parts)), [['Ayşe & co', 'ş']])
})

test('hidden sheets and chart sheets are passed over', async () => {
  const sheets = ['hidden', 'veryHidden', 'visible', 'visible']
    .map((state, index) => `<sheet name="${index}" state="${state}" r:id="r${index}"/>`)
    .join('')
  const relations = ['worksheet', 'worksheet', 'chartsheet', 'worksheet']
    .map(
      (type, index) =>
        `<Relationship Id="r${index}" Type="x/${type}" Target="worksheets/sheet${index === 3 ? 1 : 9}.xml"/>`,
    )
    .join('')
  const replace = {
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
  }
  assert.deepEqual(await cellsOf(workbookOf({ rows: '<row><c><v>7</v></c></row>', replace })), [['7']])
  const hidden = {
    'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet state="hidden" r:id="r1"/></sheets></workbook>',
  }
  await assert.rejects(cellsOf(workbookOf({ replace: { ...replace, ...hidden } })), rejectsAs('empty', /Unhide/))
})

test('an empty sheet is refused with a remedy', async () => {
  await assert.rejects(cellsOf(workbookOf({})), rejectsAs('empty', /Put the names/))
  await assert.rejects(cellsOf(workbookOf({ rows: '<row><c t="str"><v> </v></c></row>' })), rejectsAs('empty'))
})

test('each limit holds exactly', async () => {
  const row = '<row><c t="str"><v>ab</v></c><c/><c t="str"><v>c</v></c></row>'
  const file = workbookOf({ rows: row + row })
  const exact = { rows: 2, columns: 3, cells: 6, cellLength: 2, textLength: 6, entries: 6 }
  assert.equal((await cellsOf(file, exact)).length, 2)
  for (const [limit, value] of Object.entries(exact)) {
    await assert.rejects(
      cellsOf(file, { ...exact, [limit]: value - 1 }),
      rejectsAs('too_complex', /Copy the columns/),
      limit,
    )
  }
})
