import { crc32 } from 'node:zlib'
import { fitText } from './fit-text.ts'
import { codeSquare, type LinePool, qrOperators, textOperators } from './pdf-content.ts'
import { pdfMetadata } from './pdf-metadata.ts'
import {
  type ObjectWriter,
  objectWriter,
  writeData,
  writeObject,
  writeStream,
  writtenBytes,
  xrefLines,
} from './pdf-objects.ts'
import { pdfAscii, pdfDate, pdfNumber, pdfText } from './pdf-syntax.ts'
import { FIRST_SHARED_OBJECT, type PreparedScene, writeFonts } from './prepare-scene.ts'
import type { Fill, PdfParts, SlotText } from './scene.ts'
import { boundsOf, turnedOperators, turnOf } from './turn.ts'

const CATALOGUE = 1
const PAGE_TREE = 2
const PAGE = 3
const CONTENT = 4
const INFORMATION = 5
/** Compression would take a third of a certificate's time and save 5 KB of about 55. */
const COMPRESSED = false

type Slot = { item: SlotText; text: string }
/** The last text of each slot, as operators that need only the shared fonts. */
export type LastTexts = Map<SlotText, { text: string; operators: string }>

/**
 * Renders a document of the scene as PDF 1.7 (ISO 32000-1). The same scene and fill give the same bytes, since every
 * name, date and number comes from them. The file has a plain cross-reference table and a catalogue that is written
 * last, so attachments and signatures can be added by an incremental update (7.5.6).
 * @param lastTexts is passed from one document of a scene to the next, so that a repeated text such as a date is set
 * once for all of them
 */
export function renderPdf(prepared: PreparedScene, fill: Fill, lastTexts: LastTexts = new Map()): PdfParts {
  const { prefix, scene } = prepared
  const writer = objectWriter(prefix.length, prepared.nextObject, COMPRESSED)
  const pool: LinePool = { letter: 'T', subsets: new Map() }
  writeData(writer, '', fillOperators(prepared, fill, pool, lastTexts), CONTENT)
  const fonts = prepared.fontResources + writeFonts(writer, pool)
  writePage(writer, prepared, fonts, linkAnnotations(writer, prepared, fill))
  const metadata = scene.xmp
    ? `/Metadata ${writeStream(writer, '/Type/Metadata/Subtype/XML', pdfMetadata(scene, fill))} 0 R`
    : ''
  const language = `/Lang${pdfAscii(scene.language)}${metadata}`
  writeObject(
    writer,
    `<</Type/Catalog/Pages ${PAGE_TREE} 0 R${language}/ViewerPreferences<</DisplayDocTitle true>>>>`,
    CATALOGUE,
  )
  const date = fill.created && pdfDate(fill.created)
  const dates = date ? `/CreationDate${date}/ModDate${date}` : ''
  writeObject(
    writer,
    `<</Title${pdfText(fill.title)}/Author${pdfText(fill.author)}/Creator(Laurel)/Producer(Laurel)${dates}>>`,
    INFORMATION,
  )
  return finish(writer, prepared)
}

/** Joins the parts of a document. */
export function pdfBytes(parts: PdfParts): Buffer {
  return Buffer.concat([parts.prefix, parts.tail], parts.length)
}

function fillOperators(prepared: PreparedScene, fill: Fill, own: LinePool, lastTexts: LastTexts): string {
  const { items, page } = prepared.scene
  let operators = ''
  for (const item of items) {
    if (item.kind === 'qr' && fill.qr)
      operators += turnedOperators(qrOperators(item, fill.qr.text, page.height), item, page.height)
    if (item.kind === 'slot')
      operators += slotOperators(prepared, { item, text: fill.texts[item.slot] ?? '' }, own, lastTexts)
  }
  return operators
}

function slotOperators(
  { scene, pool }: PreparedScene,
  { item, text }: Slot,
  own: LinePool,
  lastTexts: LastTexts,
): string {
  const last = lastTexts.get(item)
  if (last?.text === text) return last.operators
  const { height } = scene.page
  const set = textOperators(fitText(text, item, scene.language), item.color, height, own, pool)
  const operators = turnedOperators(set, item, height)
  // Glyphs of the document's own fonts have other numbers in the next document.
  if (own.subsets.size === 0) lastTexts.set(item, { text, operators })
  return operators
}

function writePage(writer: ObjectWriter, prepared: PreparedScene, fonts: string, annotations: string): void {
  const { width, height } = prepared.scene.page
  writeObject(
    writer,
    `<</Type/Page/Parent ${PAGE_TREE} 0 R/MediaBox[0 0 ${pdfNumber(width)} ${pdfNumber(height)}]` +
      `/Resources<<${prepared.imageResource}/Font<<${fonts}>>>>` +
      `/Contents[${prepared.staticContent} 0 R ${CONTENT} 0 R]${annotations}>>`,
    PAGE,
  )
  writeObject(writer, `<</Type/Pages/Kids[${PAGE} 0 R]/Count 1>>`, PAGE_TREE)
}

/** Links over QR codes and texts that have one, for readers on a screen. */
function linkAnnotations(writer: ObjectWriter, { scene }: PreparedScene, { qr }: Fill): string {
  const links = scene.items.flatMap((item) => {
    const address = item.kind === 'qr' ? qr?.link : item.kind === 'text' ? item.link : undefined
    if (address === undefined) return []
    const square = item.kind === 'qr' ? codeSquare(item) : item.box
    const { x, y, width, height } = boundsOf(square, turnOf(item, 1))
    const corners = [x, scene.page.height - y - height, x + width, scene.page.height - y].map(pdfNumber)
    // F 4: visible in print too, as archives require; the border is invisible.
    const link = `<</Type/Annot/Subtype/Link/Rect[${corners.join(' ')}]/Border[0 0 0]/F 4`
    return [writeObject(writer, `${link}/A<</Type/Action/S/URI/URI${pdfAscii(address)}>>>>`)]
  })
  return links.length ? `/Annots[${links.map((number) => `${number} 0 R`).join(' ')}]` : ''
}

/** The length of the file identifier, in hexadecimal digits. */
const ID_LENGTH = 32

/**
 * Writes the cross-reference table and the trailer; the file identifier is a digest of everything before them (14.4).
 */
function finish(writer: ObjectWriter, prepared: PreparedScene): PdfParts {
  const size = writer.next
  const table =
    `xref\n0 ${size}\n0000000000 65535 f \n${xrefLines(writer, 1, FIRST_SHARED_OBJECT)}${prepared.xref}` +
    xrefLines(writer, prepared.nextObject, size)
  const root = `/Root ${CATALOGUE} 0 R/Info ${INFORMATION} 0 R`
  const endWith = (id: string) =>
    `${table}trailer\n<</Size ${size}${root}/ID[<${id}><${id}>]>>\nstartxref\n${writer.position}\n%%EOF\n`
  const room = endWith('0'.repeat(ID_LENGTH)).length
  const tail = writtenBytes(writer, room)
  const body = tail.subarray(0, -room)
  const digest = prepared.sha256.copy().update(body)
  tail.write(endWith(digest.copy().digest('hex').slice(0, ID_LENGTH)), body.length, 'latin1')
  return {
    prefix: prepared.prefix,
    tail,
    crc32: crc32(tail, prepared.crc32),
    sha256: digest.update(tail.subarray(body.length)).digest('hex'),
    length: prepared.prefix.length + tail.length,
  }
}
