import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fitText, type PlacedLine } from './fit-text.ts'
import { jpegSize, pictureBox } from './jpeg-size.ts'
import { fontName, type LinePool, shapeOperators, textOperators } from './pdf-content.ts'
import { writeFont } from './pdf-font.ts'
import {
  type ObjectWriter,
  objectWriter,
  writeChunk,
  writeData,
  writeStream,
  writtenBytes,
  xrefLines,
} from './pdf-objects.ts'
import { writePictures } from './pdf-pictures.ts'
import { actualText, artifact, DOCUMENT, type Element, marked, writeItem } from './pdf-structure.ts'
import { pdfNumber } from './pdf-syntax.ts'
import type { PictureItem, Scene } from './scene.ts'
import { shapeLine } from './shape-line.ts'
import { type Turned, turnedOperators } from './turn.ts'

/** A scene that is prepared once. All documents of the scene share it, and it never changes. */
export type PreparedScene = {
  scene: Scene
  prefix: Buffer
  crc32: number
  sha256: Hash
  /** Cross-reference entries of the prefix's objects, and the number of the first object after them. */
  xref: string
  nextObject: number
  staticContent: number
  fontResources: string
  imageResource: string
  pool: LinePool
  fixed: FixedItem[]
  structure: FixedStructure
}

/**
 * The structure of a tagged scene, by the indexes of items: the elements of items, null for decoration, and the entries
 * of linked texts, whose elements belong to each document. A document leaves out the elements of slots that it does not
 * fill, and writes those that need entries.
 */
type FixedStructure = { elements: Map<number, Element | null>; linked: Map<number, string> }

/** Items that are the same on every document, in drawing order. */
export type FixedItem = PictureItem | (Turned & { kind: 'lines'; color: string; lines: PlacedLine[] })

/**
 * Objects 1 to 5 belong to each document: catalogue, page tree, page, content, information; in tagged documents also
 * object 6, the element over all others.
 */
export function firstSharedObject({ tagged }: Scene): number {
  return tagged ? DOCUMENT + 1 : DOCUMENT
}

/**
 * Writes the prefix that all documents of a scene share: background, fixed texts and their fonts, the alphabets of
 * slots. The states of CRC-32 and SHA-256 after it are stored, so that each document only adds its own few kilobytes.
 */
export function prepareScene(scene: Scene): PreparedScene {
  const first = firstSharedObject(scene)
  const writer = objectWriter(0, first, true)
  // This comment marks the file as binary for transfer programs (ISO 32000-1, 7.5.2).
  writeChunk(writer, '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const { height } = scene.page
  const background = writeBackground(writer, scene)
  const pool: LinePool = { letter: 'S', subsets: new Map() }
  const pictures = writePictures(writer, scene)
  const fixed = fixedItems(scene)
  const shown = (item: FixedItem) =>
    item.kind === 'picture'
      ? pictures.show(item)
      : turnedOperators(textOperators(item.lines, item.color, height, pool), item, height)
  const { operators, ...structure } = taggedOperators(writer, scene, fixed, shown)
  for (const item of scene.items) {
    if (item.kind !== 'slot' || !item.alphabet) continue
    // Shaped one by one, because neighbours affect each other. Only the glyphs are used, so the position does not
    // matter.
    for (const piece of item.alphabet) {
      const line = shapeLine(piece, item.font, scene.language, item.letter_spacing)
      textOperators([{ line, x: 0, y: 0, size: item.size }], item.color, height, pool)
    }
  }
  const staticContent = writeData(writer, '', artifact(background.operators, scene) + operators)
  const fontResources = writeFonts(writer, pool)
  const prefix = writtenBytes(writer)
  return {
    scene,
    prefix,
    crc32: crc32(prefix),
    sha256: createHash('sha256').update(prefix),
    xref: xrefLines(writer, first, writer.next),
    nextObject: writer.next,
    staticContent,
    fontResources,
    imageResource: imageResources(background.resource + pictures.resources),
    pool,
    fixed,
    structure,
  }
}

/** The operators of fixed items; in a tagged scene each is marked, and items have elements. */
function taggedOperators(
  writer: ObjectWriter,
  scene: Scene,
  fixed: FixedItem[],
  shown: (item: FixedItem) => string,
): FixedStructure & { operators: string } {
  const structure: FixedStructure = { elements: new Map(), linked: new Map() }
  let operators = ''
  let before = 0
  for (const [nth, item] of scene.items.entries()) {
    if (item.kind === 'qr') continue
    let entries = ''
    if (item.kind !== 'slot') {
      const each = fixed[before++]!
      const drawn = shown(each)
      operators += marked(drawn, item, nth, scene)
      if (drawn === '') continue
      if (each.kind === 'lines' && item.kind === 'text') entries = actualText(item.text, each.lines)
    }
    if (!scene.tagged) continue
    if (item.kind === 'text' && item.link !== undefined) structure.linked.set(nth, entries)
    else structure.elements.set(nth, writeItem(writer, scene, nth, entries))
  }
  return { operators, ...structure }
}

const imageResources = (resources: string) => (resources === '' ? '' : `/XObject<<${resources}>>`)

function fixedItems(scene: Scene): FixedItem[] {
  return scene.items.flatMap((item): FixedItem[] => {
    if (item.kind === 'picture') return [item]
    if (item.kind !== 'text') return []
    const { color, box, rotation } = item
    return [{ kind: 'lines', color, box, rotation, lines: fitText(item.text, item, scene.language) }]
  })
}

/** Embeds the fonts of a pool. @returns their entries in the page's font resources */
export function writeFonts(writer: ObjectWriter, pool: LinePool): string {
  let resources = ''
  for (const [face, subset] of pool.subsets) resources += `/${fontName(pool, face)} ${writeFont(writer, subset)} 0 R`
  return resources
}

const COLOR_SPACES: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

function writeBackground(writer: ObjectWriter, { background, page }: Scene): { operators: string; resource: string } {
  if (background.kind === 'drawing') {
    return { operators: shapeOperators(background.shapes, page.height), resource: '' }
  }
  const picture = jpegSize(background.bytes)
  const colorSpace = COLOR_SPACES[picture.components]
  if (!colorSpace) throw new Error('The background must be a JPEG picture in RGB or grey.')
  const { x, y, width, height } = pictureBox(picture, page)
  const image = writeStream(
    writer,
    `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/BitsPerComponent 8` +
      `/ColorSpace${colorSpace}/Filter/DCTDecode`,
    background.bytes,
  )
  const matrix = [width, 0, 0, height, x, page.height - y - height].map(pdfNumber).join(' ')
  return { operators: `q ${matrix} cm /Background Do Q\n`, resource: `/Background ${image} 0 R` }
}
