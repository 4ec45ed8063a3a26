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
import { prepareSignature, writeField, writeUnsigned } from './pdf-signature.ts'
import {
  actualText,
  marked,
  PAGE,
  type Structure,
  writeItem,
  writeLinkedItem,
  writeStructure,
} from './pdf-structure.ts'
import { pdfAscii, pdfDate, pdfNumber, pdfText } from './pdf-syntax.ts'
import { firstSharedObject, type PreparedScene, writeFonts } from './prepare-scene.ts'
import type { Fill, Item, PdfParts, Scene, SlotText } from './scene.ts'
import { boundsOf, turnedOperators, turnOf } from './turn.ts'
import { writeAttachment } from './write-attachment.ts'

const CATALOGUE = 1
const PAGE_TREE = 2
const CONTENT = 4
const INFORMATION = 5
/** Compression would take a third of a certificate's time and save 5 KB of about 55. */
const COMPRESSED = false

type Slot = { item: SlotText; nth: number; text: string }
/** Operators of a slot, and what its structure element says beside them. */
type SetText = { text: string; operators: string; entries: string }
/** The last text of each slot, as operators that need only the shared fonts. */
export type LastTexts = Map<SlotText, SetText>
/** The entries of structure elements of items that are filled, by their indexes. */
type Filled = Map<number, string>

/**
 * Renders a document of the scene as PDF 1.7 (ISO 32000-1). The same scene and fill give the same bytes, since every
 * name, date and number comes from them. Attachment and signature are in the only revision of the file, which `signPdf`
 * completes.
 * @param lastTexts is passed from one document of a scene to the next, so that a repeated text such as a date is set
 * once for all of them
 */
export function renderPdf(prepared: PreparedScene, fill: Fill, lastTexts: LastTexts = new Map()): PdfParts {
  const { prefix, scene } = prepared
  const writer = objectWriter(prefix.length, prepared.nextObject, COMPRESSED)
  const pool: LinePool = { letter: 'T', subsets: new Map() }
  const filled: Filled = new Map(prepared.structure.linked)
  writeData(writer, '', fillOperators(prepared, fill, { own: pool, lastTexts, filled }), CONTENT)
  const fonts = prepared.fontResources + writeFonts(writer, pool)
  const { links, structure } = writeItems(writer, prepared, fill, filled)
  const attachment = fill.attached ? writeAttachment(writer, fill.attached) : ''
  const field = fill.signature && writeField(writer, PAGE)
  writePage(writer, prepared, fonts, field ? [...links, field.widget] : links)
  const metadata = scene.xmp
    ? `/Metadata ${writeStream(writer, '/Type/Metadata/Subtype/XML', pdfMetadata(scene, fill))} 0 R`
    : ''
  const tags = scene.tagged ? writeStructure(writer, scene, structure) : ''
  const language = `/Lang${pdfAscii(scene.language)}${metadata}${tags}${attachment}${field?.catalogue ?? ''}`
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
  if (fill.signature && field) writeUnsigned(writer, fill.signature, field.signature)
  return finish(writer, prepared, fill.signature !== undefined)
}

/** Joins the parts of a document. */
export function pdfBytes(parts: PdfParts): Buffer {
  return Buffer.concat([parts.prefix, parts.tail], parts.length)
}

type Filling = { own: LinePool; lastTexts: LastTexts; filled: Filled }

function fillOperators(prepared: PreparedScene, fill: Fill, filling: Filling): string {
  const { scene } = prepared
  const { height } = scene.page
  let operators = ''
  for (const [nth, item] of scene.items.entries()) {
    if (item.kind === 'qr' && fill.qr) {
      const drawn = turnedOperators(qrOperators(item, fill.qr.text, height), item, height)
      operators += marked(drawn, item, nth, scene)
    }
    if (item.kind !== 'slot') continue
    const set = setText(prepared, { item, nth, text: fill.texts[item.slot] ?? '' }, filling)
    if (set.operators !== '') filling.filled.set(nth, set.entries)
    operators += set.operators
  }
  return operators
}

function setText({ scene, pool }: PreparedScene, { item, nth, text }: Slot, { own, lastTexts }: Filling): SetText {
  const last = lastTexts.get(item)
  if (last?.text === text) return last
  const { height } = scene.page
  const lines = fitText(text, item, scene.language)
  const drawn = turnedOperators(textOperators(lines, item.color, height, own, pool), item, height)
  const entries = scene.tagged ? actualText(text, lines) : ''
  const set = { text, operators: marked(drawn, item, nth, scene), entries }
  // Glyphs of the document's own fonts have other numbers in the next document.
  if (own.subsets.size === 0) lastTexts.set(item, set)
  return set
}

function writePage(writer: ObjectWriter, prepared: PreparedScene, fonts: string, annotated: number[]): void {
  const { width, height } = prepared.scene.page
  const annotations = annotated.length ? `/Annots[${annotated.map((number) => `${number} 0 R`).join(' ')}]` : ''
  writeObject(
    writer,
    `<</Type/Page/Parent ${PAGE_TREE} 0 R/MediaBox[0 0 ${pdfNumber(width)} ${pdfNumber(height)}]` +
      `/Resources<<${prepared.imageResource}/Font<<${fonts}>>>>` +
      `/Contents[${prepared.staticContent} 0 R ${CONTENT} 0 R]${prepared.scene.tagged ? '/StructParents 0/Tabs/S' : ''}${annotations}>>`,
    PAGE,
  )
  writeObject(writer, `<</Type/Pages/Kids[${PAGE} 0 R]/Count 1>>`, PAGE_TREE)
}

/**
 * Writes links over QR codes and texts that have one, for readers on a screen, and in tagged documents the elements of
 * all items.
 */
function writeItems(
  writer: ObjectWriter,
  { scene, structure: { elements } }: PreparedScene,
  { qr }: Fill,
  filled: Filled,
): { links: number[]; structure: Structure } {
  const links: number[] = []
  const structure: Structure = { elements: [], links: [] }
  for (const [nth, item] of scene.items.entries()) {
    const address = item.kind === 'qr' ? qr?.link : item.kind === 'text' ? item.link : undefined
    const annotation = address && writeLink(writer, scene, { item, address, nth: links.length + 1 })
    if (annotation) links.push(annotation)
    if (!scene.tagged) continue
    const entries = filled.get(nth) ?? ''
    if (annotation) {
      const { link, ...element } = writeLinkedItem(writer, scene, { nth, entries, annotation })
      structure.links.push(link)
      structure.elements.push(element)
    } else if (item.kind !== 'slot' || filled.has(nth)) {
      const element = entries === '' ? elements.get(nth) : writeItem(writer, scene, nth, entries)
      if (element) structure.elements.push(element)
    }
  }
  return { links, structure }
}

type Link = { item: Item; address: string; nth: number }

function writeLink(writer: ObjectWriter, { page, tagged }: Scene, { item, address, nth }: Link): number {
  const { x, y, width, height } = boundsOf(item.kind === 'qr' ? codeSquare(item) : item.box, turnOf(item, 1))
  const corners = [x, page.height - y - height, x + width, page.height - y].map(pdfNumber)
  // F 4: visible in print too, as archives require; the border is invisible.
  const link = `<</Type/Annot/Subtype/Link/Rect[${corners.join(' ')}]/Border[0 0 0]/F 4`
  const tags = tagged ? `/StructParent ${nth}/Contents${pdfAscii(address)}` : ''
  return writeObject(writer, `${link}${tags}/A<</Type/Action/S/URI/URI${pdfAscii(address)}>>>>`)
}

/** The length of the file identifier, in hexadecimal digits. */
const ID_LENGTH = 32

/**
 * Writes the cross-reference table and the trailer; the file identifier is a digest of everything before them (14.4),
 * without a signature.
 */
function finish(writer: ObjectWriter, prepared: PreparedScene, isToBeSigned: boolean): PdfParts {
  const size = writer.next
  const table =
    `xref\n0 ${size}\n0000000000 65535 f \n${xrefLines(writer, 1, firstSharedObject(prepared.scene))}${prepared.xref}` +
    xrefLines(writer, prepared.nextObject, size)
  const root = `/Root ${CATALOGUE} 0 R/Info ${INFORMATION} 0 R`
  const endWith = (id: string) =>
    `${table}trailer\n<</Size ${size}${root}/ID[<${id}><${id}>]>>\nstartxref\n${writer.position}\n%%EOF\n`
  const room = endWith('0'.repeat(ID_LENGTH)).length
  const tail = writtenBytes(writer, room)
  const body = tail.subarray(0, -room)
  const digest = prepared.sha256.copy().update(body)
  tail.write(endWith(digest.copy().digest('hex').slice(0, ID_LENGTH)), body.length, 'latin1')
  const parts = { prefix: prepared.prefix, tail, length: prepared.prefix.length + tail.length }
  if (isToBeSigned) {
    prepareSignature(prepared, tail)
    return { ...parts, crc32: 0, sha256: '' }
  }
  const sha256 = digest.update(tail.subarray(body.length)).digest('hex')
  return { ...parts, crc32: crc32(tail, prepared.crc32), sha256 }
}
