import { createHash } from 'node:crypto'
import { fitText } from './fit-text.ts'
import { type LinePool, qrOperators, shapeOperators, textOperators } from './pdf-content.ts'
import {
  type ObjectWriter,
  objectWriter,
  writeChunk,
  writeData,
  writeObject,
  writtenBytes,
  xrefLines,
} from './pdf-objects.ts'
import { pdfAscii, pdfNumber, pdfText } from './pdf-syntax.ts'
import { writeFonts } from './prepare-scene.ts'
import type { Box, Item, Shape } from './scene.ts'

/** A page: shapes, then texts, then QR codes, black on white. */
export type Sheet = {
  shapes: Shape[]
  texts: Extract<Item, { kind: 'text' }>[]
  codes: { box: Box; text: string }[]
}

/** A document of many pages of one size, in points, which share their fonts. `language` is a BCP 47 tag. */
export type Sheets = {
  page: { width: number; height: number }
  language: string
  title: string
  author: string
  sheets: Sheet[]
}

const CATALOGUE = 1
const PAGE_TREE = 2
const RESOURCES = 3
const INFORMATION = 4
const FIRST = 5

/** Renders pages as PDF 1.7 (ISO 32000-1). The same pages give the same bytes. */
export function renderSheets({ page, language, title, author, sheets }: Sheets): Buffer {
  const writer = objectWriter(0, FIRST, true)
  writeChunk(writer, '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const pool: LinePool = { letter: 'S', subsets: new Map() }
  const box = `/MediaBox[0 0 ${pdfNumber(page.width)} ${pdfNumber(page.height)}]`
  const pages = sheets.map((sheet) => {
    const content = writeData(writer, '', sheetOperators(sheet, page.height, language, pool))
    const parent = `/Parent ${PAGE_TREE} 0 R${box}/Resources ${RESOURCES} 0 R`
    return writeObject(writer, `<</Type/Page${parent}/Contents ${content} 0 R>>`)
  })
  writeObject(writer, `<</Font<<${writeFonts(writer, pool)}>>>>`, RESOURCES)
  const kids = pages.map((number) => `${number} 0 R`).join(' ')
  writeObject(writer, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, PAGE_TREE)
  const preferences = `/Lang${pdfAscii(language)}/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>`
  writeObject(writer, `<</Type/Catalog/Pages ${PAGE_TREE} 0 R${preferences}>>`, CATALOGUE)
  writeObject(
    writer,
    `<</Title${pdfText(title)}/Author${pdfText(author)}/Creator(Laurel)/Producer(Laurel)>>`,
    INFORMATION,
  )
  return finish(writer)
}

function sheetOperators({ shapes, texts, codes }: Sheet, height: number, language: string, pool: LinePool): string {
  let operators = shapeOperators(shapes, height)
  for (const item of texts) operators += textOperators(fitText(item.text, item, language), item.color, height, pool)
  for (const { box, text } of codes)
    operators += qrOperators({ kind: 'qr', box, color: '#000000', paper: null }, text, height)
  return operators
}

/** Writes the cross-reference table and the trailer; the file identifier is a digest of everything before them (14.4). */
function finish(writer: ObjectWriter): Buffer {
  const body = writtenBytes(writer)
  const id = createHash('sha256').update(body).digest('hex').slice(0, 32)
  const table = `xref\n0 ${writer.next}\n0000000000 65535 f \n${xrefLines(writer, CATALOGUE, writer.next)}`
  const trailer = `trailer\n<</Size ${writer.next}/Root ${CATALOGUE} 0 R/Info ${INFORMATION} 0 R/ID[<${id}><${id}>]>>`
  return Buffer.concat([body, Buffer.from(`${table}${trailer}\nstartxref\n${writer.position}\n%%EOF\n`, 'latin1')])
}
