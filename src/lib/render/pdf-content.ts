import { memoize } from '../caches/memoize.ts'
import type { PlacedLine } from './fit-text.ts'
import type { FontFace } from './font-face.ts'
import { type FontSubset, fontSubset, glyphFor, knownGlyph } from './font-subset.ts'
import { hex4, pdfColor, pdfNumber } from './pdf-syntax.ts'
import { eachBar, type QrCode, QUIET_ZONE, qrCode } from './qr-modules.ts'
import type { Box, QrItem, Shape } from './scene.ts'
import type { ShapedRun } from './shape-line.ts'
import { parsePath } from './svg-path.ts'

/**
 * The font subsets of a part of a document, by font, in order of first use. Their resource names start with `letter`.
 */
export type LinePool = { letter: string; subsets: Map<FontFace, FontSubset> }

const ZERO = 0x30
const SPACE = 0x20
const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' }

/** Returns the operators that draw shapes on a page of that height, in points. */
export function shapeOperators(shapes: Shape[], pageHeight: number): string {
  return shapes.map((shape) => shapeOperator(shape, pageHeight)).join('')
}

function shapeOperator({ path, fill, stroke, stroke_width: width = 1 }: Shape, pageHeight: number): string {
  let operators = ''
  for (const { letter, values } of parsePath(path)) {
    const numbers = values.map((value, i) => pdfNumber(i % 2 ? pageHeight - value : value))
    operators += `${[...numbers, OPERATORS[letter]].join(' ')}\n`
  }
  if (fill) operators = `${pdfColor(fill)} rg\n${operators}`
  if (stroke) operators = `${pdfColor(stroke)} RG ${pdfNumber(width)} w\n${operators}`
  return `${operators}${fill && stroke ? 'B' : stroke ? 'S' : 'f'}\n`
}

/**
 * Returns the operators that draw lines of text in one colour. A run takes its glyphs from the `shared` pool if that
 * has all of them, otherwise from `own`, which grows.
 */
export function textOperators(
  lines: PlacedLine[],
  color: string,
  pageHeight: number,
  own: LinePool,
  shared?: LinePool,
): string {
  if (lines.length === 0) return ''
  let operators = `${pdfColor(color)} rg\nBT\n`
  for (const { line, x, y, size } of lines) {
    let pen = x
    for (const run of line.runs) {
      const place = `1 0 0 1 ${pdfNumber(pen)} ${pdfNumber(pageHeight - y)} Tm`
      const { name, glyphs } = runGlyphs(run, own, shared)
      const shown = `/${name} ${pdfNumber(size)} Tf ${place} ${showOperator(run, glyphs)}\n`
      operators += run.face.heavier > 0 ? heavierOperators(shown, color, size * run.face.heavier) : shown
      pen += run.width * size
    }
  }
  return `${operators}ET\n`
}

/** Fills the glyphs and strokes their outlines with round corners (ISO 32000-1, 9.3.6). */
function heavierOperators(shown: string, color: string, width: number): string {
  return `${pdfColor(color)} RG ${pdfNumber(width)} w 1 j 2 Tr\n${shown}0 Tr 0 j\n`
}

function runGlyphs(run: ShapedRun, own: LinePool, shared?: LinePool): { name: string; glyphs: number[] } {
  const ready = shared?.subsets.get(run.face)
  if (ready) {
    const glyphs = run.clusters.map((cluster) => knownGlyph(ready, cluster))
    if (!glyphs.includes(undefined)) return { name: fontName(shared!, run.face), glyphs: glyphs as number[] }
  }
  const subset = memoize(own.subsets, run.face, () => fontSubset(run.face))
  return { name: fontName(own, run.face), glyphs: run.clusters.map((cluster) => glyphFor(subset, cluster)) }
}

/** Returns the name of a pool's font in the page's resources. */
export function fontName(pool: LinePool, face: FontFace): string {
  return `${pool.letter}-${face.id}`
}

/** Shows glyphs, with kerning corrections where the shaper's advance differs from the glyph's own. */
function showOperator({ face, clusters }: ShapedRun, glyphs: number[]): string {
  let shown = '<'
  for (const [i, { advance, ownAdvance }] of clusters.entries()) {
    shown += hex4(glyphs[i]!)
    const correction = pdfNumber(((Math.max(ownAdvance, 0) - advance) * 1000) / face.unitsPerEm)
    if (correction !== '0') shown += `>${correction}<`
  }
  return `[${shown}>] TJ`
}

/** Returns the square of a QR code, centred in its box, including the quiet zone if it has a background of its own. */
export function codeSquare({ box }: QrItem): Box {
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}

/** Returns the square of the modules alone. */
export function moduleSquare(item: QrItem, modules: number): Box {
  const { x, y, width } = codeSquare(item)
  const margin = item.paper ? (width * QUIET_ZONE) / (modules + 2 * QUIET_ZONE) : 0
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: width - 2 * margin }
}

/** Returns the operators that draw a QR code: its background, and all dark modules as one filled path. */
export function qrOperators(item: QrItem, text: string, pageHeight: number): string {
  const code = qrCode(text)
  const { x, y, width } = moduleSquare(item, code.size)
  const scale = pdfNumber(width / code.size)
  let operators = ''
  if (item.paper) {
    const box = codeSquare(item)
    const corner = `${pdfNumber(box.x)} ${pdfNumber(pageHeight - box.y - box.height)}`
    operators += `${pdfColor(item.paper)} rg ${corner} ${pdfNumber(box.width)} ${pdfNumber(box.height)} re f\n`
  }
  operators += `${pdfColor(item.color)} rg q ${scale} 0 0 -${scale} ${pdfNumber(x)} ${pdfNumber(pageHeight - y)} cm\n`
  return `${operators}${barOperators(code)}f Q\n`
}

/** Enough for the largest code: 177 modules a side, every other one dark. */
const barBytes = Buffer.alloc(177 * 89 * '100 100 1 1 re\n'.length)
const HEIGHT_AND_OPERATOR = [...Buffer.from('1 re\n')]

/** Written as bytes, since building strings takes three times as long. */
function barOperators(code: QrCode): string {
  let end = 0
  eachBar(code, (x, y, width) => {
    let at = writeNumber(width, writeNumber(y, writeNumber(x, end)))
    for (const byte of HEIGHT_AND_OPERATOR) barBytes[at++] = byte
    end = at
  })
  return barBytes.toString('latin1', 0, end)
}

/** Writes a number below 1,000 and a space. @returns the offset after them */
function writeNumber(number: number, at: number): number {
  let end = at
  if (number >= 100) barBytes[end++] = ZERO + Math.floor(number / 100)
  if (number >= 10) barBytes[end++] = ZERO + (Math.floor(number / 10) % 10)
  barBytes[end++] = ZERO + (number % 10)
  barBytes[end++] = SPACE
  return end
}
