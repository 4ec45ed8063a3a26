import { zipStream } from '../zip/index.ts'
import { columnLetter } from './column-letter.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a workbook with one sheet, except the sheet. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** A number, or a text that stays text: no program takes it for a formula. */
export type WrittenCell = string | number

/**
 * Streams an .xlsx file with one sheet (ECMA-376) as its batches of rows arrive. Excel has at most 16,384 columns, and
 * 32,767 characters in a cell.
 */
export function writeWorkbook(rows: AsyncIterable<WrittenCell[][]>): AsyncGenerator<Buffer> {
  const others = Object.entries(parts).map(([name, part]) => ({ name, content: [xml + part] }))
  return zipStream([...others, { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) }])
}

async function* sheet(batches: AsyncIterable<WrittenCell[][]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetData>`
  let number = 0
  for await (const rows of batches) {
    let piece = ''
    for (const cells of rows) {
      number += 1
      piece += `<row r="${number}">${cells.map((cell, column) => written(cell, column, number)).join('')}</row>`
    }
    yield piece
  }
  yield '</sheetData></worksheet>'
}

function written(cell: WrittenCell, column: number, row: number): string {
  if (cell === '') return ''
  const at = `${columnLetter(column)}${row}`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
/** Characters that XML reserves, cannot carry or would change, and underscores that would start an escape. */
const special = /[&<>]|[\0-\x08\x0b-\x1f\ufffe\uffff]|\p{Cs}|_(?=x[0-9A-Fa-f]{4})/gu

/** Encodes as ST_Xstring: `_x0007_` is a control character, `_x005F_` an underscore. */
function escaped(text: string): string {
  return text.replace(
    special,
    (one) => ENTITIES[one] ?? `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
