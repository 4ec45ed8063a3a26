import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { styleOfFormat } from './read-number-styles.ts'
import { readWorkbook } from './read-workbook.ts'
import { defaultLimits } from './sheet-limits.ts'
import { shownNumber } from './shown-number.ts'

test('dates and times are those that a program shows, in both calendars of a workbook', () => {
  for (const [number, style, text] of [
    ['46143', 'date', '2026-05-01'],
    ['46143.5', 'date', '2026-05-01'],
    ['46143', 'date and time', '2026-05-01'],
    ['46143.395833333336', 'date and time', '2026-05-01 09:30'],
    ['0.39583333333333331', 'time', '09:30'],
    ['1', 'date', '1900-01-01'],
    ['59', 'date', '1900-02-28'],
    ['61', 'date', '1900-03-01'],
    ['2958465', 'date', '9999-12-31'],
    ['2958466', 'date', '2958466'],
    ['-1', 'date', '-1'],
    ['1E400', 'date', '1E400'],
    ['x', 'date', 'x'],
    ['1.5', 'elapsed', '36:00'],
    ['0.0001', 'elapsed', '00:00:09'],
    ['0.95', 'percent', '95%'],
    ['0.07', 'percent', '7%'],
    ['0.30000000000000004', null, '0.3'],
    ['7.5', null, '7.5'],
    ['1E+2', null, '1E+2'],
    ['123456789012345678', null, '123456789012345678'],
  ] as const)
    assert.equal(shownNumber(number, style), text, `${number} ${style}`)
  assert.equal(shownNumber('44681', 'date', true), '2026-05-01')
})

test('a format is one of dates by the letters that are not quoted', () => {
  for (const [format, style] of [
    ['dd.mm.yyyy', 'date'],
    ['[$-41F]d mmmm yyyy;@', 'date'],
    ['yyyy"年"m"月"d"日"', 'date'],
    ['mmm', 'date'],
    ['yyyy-mm-dd hh:mm:ss', 'date and time'],
    ['h:mm AM/PM', 'time'],
    ['[h]:mm', 'elapsed'],
    ['0.0%', 'percent'],
    ['0.00', null],
    ['General', null],
    ['#,##0 "days"', null],
    ['0\\d', null],
    ['[Red]0.00', null],
    ['@', null],
  ] as const)
    assert.equal(styleOfFormat(format), style, format)
})

test('cells are shown by their own style, and a workbook without styles as before', async () => {
  const rows =
    '<row><c s="1"><v>46143</v></c><c s="2"><v>46143</v></c><c s="9"><v>46143</v></c><c><v>46143</v></c></row>'
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yy"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>`
  const relations = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId3" Type="x/styles" Target="styles.xml"/></Relationships>`
  const styled = { 'xl/styles.xml': styles, 'xl/_rels/workbook.xml.rels': relations }
  const cells = async (replace: Record<string, string>) =>
    (await readWorkbook(workbookOf({ rows, replace }), defaultLimits))[0]!.cells
  assert.deepEqual(await cells(styled), ['2026-05-01', '2026-05-01', '46143', '46143'])
  assert.deepEqual(await cells({}), ['46143', '46143', '46143', '46143'])
  assert.deepEqual(await cells({ 'xl/_rels/workbook.xml.rels': relations }), ['46143', '46143', '46143', '46143'])
  const old = `<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`
  assert.equal((await cells({ ...styled, 'xl/workbook.xml': old }))[0], '2030-05-02')
})
