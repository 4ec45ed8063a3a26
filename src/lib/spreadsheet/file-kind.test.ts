import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oleFileWith, type Part, zipOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

const zipNamed = (...names: string[]) => zipOf(names.map((name): Part => ({ name, content: '<document/>' })))

const foreign: [string, Buffer, string, RegExp][] = [
  ['an empty file', Buffer.alloc(0), 'empty', /0 bytes/],
  ['an old .xls', oleFileWith('Workbook'), 'old_xls', /old Excel file \(\.xls\)\. Save it as \.xlsx/],
  ['an older .xls', oleFileWith('Book'), 'old_xls', /old Excel file/],
  ['an encrypted workbook', oleFileWith('EncryptedPackage'), 'encrypted', /Remove the password/],
  ['a .doc', oleFileWith('WordDocument'), 'not_xlsx', /old Office file/],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3'), 'not_xlsx', /PDF/],
  ['a CSV', Buffer.from('name;e-mail\nAyşe;a@example.org\n'), 'not_xlsx', /text or CSV/],
  ['a CSV in UTF-16', Buffer.from('\ufeffname\tmail\n', 'utf16le'), 'not_xlsx', /text or CSV/],
  ['a web page named .xls', Buffer.from('\ufeff <html><table>'), 'not_xlsx', /web page/],
  ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not_xlsx', /not an \.xlsx/],
  ['a Word document', zipNamed('[Content_Types].xml', 'word/document.xml'), 'not_xlsx', /Word/],
  ['a presentation', zipNamed('ppt/presentation.xml'), 'not_xlsx', /PowerPoint/],
  ['an .ods', zipNamed('mimetype', 'content.xml', 'META-INF/manifest.xml'), 'not_xlsx', /OpenDocument/],
  ['an .xlsb', zipNamed('xl/workbook.bin'), 'not_xlsx', /\.xlsb/],
  ['Apple Numbers', zipNamed('Index/Document.iwa'), 'not_xlsx', /Numbers/],
  ['any other ZIP', zipNamed('photo.jpg'), 'not_xlsx', /ZIP file without a workbook/],
  ['a workbook inside a ZIP', zipNamed('list/names.xlsx'), 'not_xlsx', /ZIP file without a workbook/],
  ['a ZIP cut short', zipNamed('xl/workbook.xml').subarray(0, 60), 'damaged', /save it as \.xlsx again/],
]

for (const [what, file, reason, message] of foreign) {
  test(`${what} is refused by what it is, with a remedy`, async () => {
    await assert.rejects(rowsOf(file), (error) => {
      assert.ok(error instanceof SpreadsheetError, String(error))
      assert.equal(error.reason, reason)
      assert.match(error.message, message)
      return true
    })
  })
}
