import { cleanText } from './clean-text.ts'
import type { PlacedLine } from './fit-text.ts'
import { codeSquare } from './pdf-content.ts'
import { type ObjectWriter, writeObject } from './pdf-objects.ts'
import { pdfNumber, pdfText } from './pdf-syntax.ts'
import type { Item, Scene } from './scene.ts'
import { boundsOf, turnOf } from './turn.ts'

/** The object of the page, and in tagged documents that of the structure element over all others. */
export const PAGE = 3
export const DOCUMENT = 6

/** A structure element below the document's: its object, and the type and number of its marked content. */
export type Element = { object: number; parent: number; item: number }

/** The structure of a document, in the order in which it is read (ISO 32000-1, 14.7). */
export type Structure = { elements: Element[]; links: number[] }

/** Letters that run from right to left (UAX #9, classes R and AL). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Marks operators as decoration, which screen readers skip (14.8.2.2). */
export function artifact(operators: string, { tagged }: Pick<Scene, 'tagged'>): string {
  return tagged && operators !== '' ? `/Artifact BMC\n${operators}EMC\n` : operators
}

/** Marks operators as the content of an item; `nth` is its index in the scene, by which its element finds them. */
export function marked(operators: string, item: Item, nth: number, { tagged }: Pick<Scene, 'tagged'>): string {
  if (!tagged || operators === '') return operators
  const type = contentType(item)
  return type === null ? artifact(operators, { tagged }) : `/${type} <</MCID ${nth}>> BDC\n${operators}EMC\n`
}

/** The structure type of an item's content (14.8.4); null: decoration, such as a picture without a description. */
function contentType(item: Item): 'P' | 'H1' | 'Figure' | null {
  if (item.kind === 'text' || item.kind === 'slot') return item.heading ? 'H1' : 'P'
  return item.kind === 'picture' && !item.alt ? null : 'Figure'
}

/**
 * Returns the text of lines for readers that would not find it in the content: glyphs are in the order of the page,
 * which reverses right-to-left text, and the space between two lines is not drawn. Empty: not needed.
 */
export function actualText(text: string, lines: readonly PlacedLine[]): string {
  return lines.length > 1 || RIGHT_TO_LEFT.test(text) ? `/ActualText${pdfText(cleanText(text))}` : ''
}

/** Writes the element of an item whose content is marked. @returns null for decoration */
export function writeItem(writer: ObjectWriter, { items, page }: Scene, nth: number, entries: string): Element | null {
  const item = items[nth]!
  const type = contentType(item)
  if (type === null) return null
  const figure = type === 'Figure' ? figureEntries(item, page.height) : ''
  const object = writeElement(writer, type, { parent: DOCUMENT, entries: entries + figure, kids: String(nth) })
  return { object, parent: object, item: nth }
}

/**
 * Writes an item that is a link: a paragraph with the link, which has the content and the annotation. @returns its
 * element, and the object of the link
 */
export function writeLinkedItem(
  writer: ObjectWriter,
  { items, page }: Scene,
  { nth, entries, annotation }: { nth: number; entries: string; annotation: number },
): Element & { link: number } {
  const item = items[nth]!
  const [object, link] = [writer.next++, writer.next++]
  const reference = `<</Type/OBJR/Pg ${PAGE} 0 R/Obj ${annotation} 0 R>>`
  const isFigure = contentType(item) === 'Figure'
  const content = isFigure
    ? writeElement(writer, 'Figure', { parent: link, entries: figureEntries(item, page.height), kids: `${nth}` })
    : link
  const kids = `[${isFigure ? `${content} 0 R` : nth} ${reference}]`
  writeElement(writer, 'Link', { parent: object, entries, kids }, link)
  writeElement(writer, 'P', { parent: DOCUMENT, kids: `${link} 0 R` }, object)
  return { object, parent: content, item: nth, link }
}

type Content = { parent: number; entries?: string; kids: string }

function writeElement(writer: ObjectWriter, type: string, { parent, entries = '', kids }: Content, number?: number) {
  const element = `<</Type/StructElem/S/${type}/P ${parent} 0 R/Pg ${PAGE} 0 R${entries}/K ${kids}>>`
  return writeObject(writer, element, number)
}

/** Describes what a figure shows, and its box on the page, which readers need to zoom in on it (14.8.5.4.3). */
function figureEntries(item: Item, pageHeight: number): string {
  const { x, y, width, height } = boundsOf(item.kind === 'qr' ? codeSquare(item) : item.box, turnOf(item, 1))
  const alt = 'alt' in item ? (item.alt ?? '') : ''
  const box = [x, pageHeight - y - height, x + width, pageHeight - y].map(pdfNumber).join(' ')
  return `/Alt${pdfText(alt)}/A<</O/Layout/Placement/Block/BBox[${box}]>>`
}

/**
 * Writes the element of the document, and the tree that leads from marked content and annotations to their elements
 * (14.7.4.4). Annotations are numbered from 1 on in the order of `links`, since 0 is the page.
 * @returns the entries of the catalogue
 */
export function writeStructure(writer: ObjectWriter, { items }: Scene, { elements, links }: Structure): string {
  const root = writer.next++
  const kids = elements.map(({ object }) => `${object} 0 R`).join(' ')
  writeObject(writer, `<</Type/StructElem/S/Document/P ${root} 0 R/K[${kids}]>>`, DOCUMENT)
  const parents = new Map(elements.map(({ item, parent }) => [item, `${parent} 0 R`]))
  const ofPage = items.map((_, nth) => parents.get(nth) ?? 'null').join(' ')
  const ofLinks = links.map((link, nth) => `${nth + 1} ${link} 0 R`).join(' ')
  const tree = `/ParentTree<</Nums[0[${ofPage}]${ofLinks}]>>/ParentTreeNextKey ${links.length + 1}`
  writeObject(writer, `<</Type/StructTreeRoot/K ${DOCUMENT} 0 R${tree}>>`, root)
  return `/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R`
}
