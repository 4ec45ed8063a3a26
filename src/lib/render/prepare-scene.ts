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
}

/** Items that are the same on every document, in drawing order. */
export type FixedItem = PictureItem | (Turned & { kind: 'lines'; color: string; lines: PlacedLine[] })

/** Objects 1 to 5 belong to each document: catalogue, page tree, page, content, information. */
export const FIRST_SHARED_OBJECT = 6

/**
 * Writes the prefix that all documents of a scene share: background, fixed texts and their fonts, the alphabets of
 * slots. The states of CRC-32 and SHA-256 after it are stored, so that each document only adds its own few kilobytes.
 */
export function prepareScene(scene: Scene): PreparedScene {
  const writer = objectWriter(0, FIRST_SHARED_OBJECT, true)
  // This comment marks the file as binary for transfer programs (ISO 32000-1, 7.5.2).
  writeChunk(writer, '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const { height } = scene.page
  const background = writeBackground(writer, scene)
  const pool: LinePool = { letter: 'S', subsets: new Map() }
  const pictures = writePictures(writer, scene)
  const fixed = fixedItems(scene)
  let operators = background.operators
  for (const item of fixed)
    operators +=
      item.kind === 'picture'
        ? pictures.show(item)
        : turnedOperators(textOperators(item.lines, item.color, height, pool), item, height)
  for (const item of scene.items) {
    if (item.kind !== 'slot' || !item.alphabet) continue
    // Shaped one by one, because neighbours affect each other. Only the glyphs are used, so the position does not
    // matter.
    for (const piece of item.alphabet) {
      const line = shapeLine(piece, item.font, scene.language, item.letter_spacing)
      textOperators([{ line, x: 0, y: 0, size: item.size }], item.color, height, pool)
    }
  }
  const staticContent = writeData(writer, '', operators)
  const fontResources = writeFonts(writer, pool)
  const prefix = writtenBytes(writer)
  return {
    scene,
    prefix,
    crc32: crc32(prefix),
    sha256: createHash('sha256').update(prefix),
    xref: xrefLines(writer, FIRST_SHARED_OBJECT, writer.next),
    nextObject: writer.next,
    staticContent,
    fontResources,
    imageResource: imageResources(background.resource + pictures.resources),
    pool,
    fixed,
  }
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
