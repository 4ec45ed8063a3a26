import { memoize } from '../caches/memoize.ts'
import { balancedBreak, breakOffsets, widthsUpTo, wrapBreaks } from './break-lines.ts'
import { cleanText } from './clean-text.ts'
import type { Align, Box, TextStyle } from './scene.ts'
import { type ShapedLine, shapeLine } from './shape-line.ts'

/** A shaped line with its place on the page, in points; `y`, the baseline, is measured from the top. */
export type PlacedLine = { line: ShapedLine; x: number; y: number; size: number }

/** The middle of a box lies this far above the baseline, in sizes: half the height of a capital letter. */
const CAPITAL_MIDDLE = 0.33
/** From baseline to baseline, in sizes, unless the ink of a script needs more. */
const LINE_PITCH = 1.18
/** Ink beyond this, in sizes, is of stacked marks and may leave the box: a name must stay legible. */
const MAX_INK = 1.5
const SMALLEST = 0.5

/**
 * Sets a text in its box: at the wanted size if it fits. `shrink` goes down to the least size, then to two lines, then
 * smaller; `wrap` takes as many lines as the box holds and then goes smaller; `none` leaves it as it is. The lines are
 * centred in the height of the box, so a design's baseline is the same for every name.
 */
export function fitText(text: string, style: TextStyle, language: string): PlacedLine[] {
  const paragraphs = text.split(/\r?\n/).map(cleanText).filter(Boolean)
  const shape = (line: string) => shapeLine(line, style.font, language, style.letter_spacing)
  const lines = paragraphs.map(shape).filter(({ runs }) => runs.length > 0)
  if (lines.length === 0) return []
  if (style.fit === 'none') return placeLines(lines, style, style.size)
  const size = largestSize(lines, style)
  if (style.fit === 'shrink') {
    const single = lines.length === 1 && size < style.min_size ? lines[0]! : undefined
    const two = single && inTwoLines(single, language, shape)
    const twoSize = two ? largestSize(two, style) : 0
    return twoSize > size ? placeLines(two!, style, twoSize) : placeLines(lines, style, size)
  }
  return size >= style.size ? placeLines(lines, style, size) : wrapLines(lines, style, language, shape)
}

type Shaper = (text: string) => ShapedLine

function inTwoLines(line: ShapedLine, language: string, shape: Shaper): ShapedLine[] | undefined {
  const at = balancedBreak(widthsUpTo(line), breakOffsets(line.text, language))
  if (at === undefined) return undefined
  return [line.text.slice(0, at), line.text.slice(at)].map((half) => shape(half.trim()))
}

function wrapLines(lines: ShapedLine[], style: TextStyle, language: string, shape: Shaper): PlacedLine[] {
  const measured = lines.map((line) => ({
    text: line.text,
    widths: widthsUpTo(line),
    offsets: breakOffsets(line.text, language),
  }))
  const pitch = linePitch(lines)
  // The same pieces come at many sizes, and shaping is what takes time.
  const shaped = new Map<string, ShapedLine>()
  const shapeOnce = (piece: string) => memoize(shaped, piece, () => shape(piece))
  for (let size = style.size; ; size *= 0.94) {
    const pieces = measured.flatMap(({ text, widths, offsets }) =>
      cutAt(text, widths, wrapBreaks(widths, offsets, style.box.width / size)),
    )
    const last = size <= SMALLEST
    const roomy = pieces.length * pitch * size <= style.box.height
    if (!roomy && !last) continue
    // A single word wider than the box, or ink that reaches higher than was reckoned: try smaller lines first.
    const widest = pieces.reduce((a, b) => (b.width > a.width ? b : a))
    if (!last && style.box.width / shapeOnce(widest.text).width < 0.94 * size) continue
    const wrapped = pieces.map(({ text }) => shapeOnce(text)).filter(({ runs }) => runs.length > 0)
    const fitted = largestSize(wrapped, { ...style, size })
    if (fitted >= 0.94 * size || last) return placeLines(wrapped, style, fitted)
  }
}

/** The pieces of a text between breaks, with their widths at one point as they were before it was cut. */
function cutAt(text: string, widths: Float64Array, breaks: number[]): { text: string; width: number }[] {
  return [0, ...breaks].map((start, i) => {
    const end = breaks[i] ?? text.length
    return { text: text.slice(start, end).trim(), width: widths[end]! - widths[start]! }
  })
}

/** The size at which all lines together fit the box, at most the wanted one. Everything grows with the size alone. */
function largestSize(lines: ShapedLine[], { box, size }: { box: Box; size: number }): number {
  const spread = ((lines.length - 1) / 2) * linePitch(lines)
  const above = Math.min(lines[0]!.inkAbove, MAX_INK) - CAPITAL_MIDDLE + spread
  const below = Math.min(lines.at(-1)!.inkBelow, MAX_INK) + CAPITAL_MIDDLE + spread
  const widest = Math.max(...lines.map(({ width }) => width))
  return Math.min(size, widest > 0 ? box.width / widest : size, box.height / 2 / Math.max(above, below))
}

function linePitch(lines: ShapedLine[]): number {
  const needed = lines.slice(1).map((line, i) => Math.min(lines[i]!.inkBelow + line.inkAbove + 0.06, 2 * MAX_INK))
  return Math.max(LINE_PITCH, ...needed)
}

function placeLines(lines: ShapedLine[], { box, align }: { box: Box; align: Align }, size: number): PlacedLine[] {
  const pitch = linePitch(lines) * size
  const middle = box.y + box.height / 2 + CAPITAL_MIDDLE * size
  const share = align === 'left' ? 0 : align === 'right' ? 1 : 0.5
  return lines.map((line, i) => ({
    line,
    size,
    x: box.x + (box.width - line.width * size) * share,
    y: middle + (i - (lines.length - 1) / 2) * pitch,
  }))
}
