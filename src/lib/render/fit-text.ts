import { memoize } from '../caches/memoize.ts'
import { balancedBreak, breakOffsets, widthsUpTo, wordOffsets, wrapBreaks } from './break-lines.ts'
import { cleanText } from './clean-text.ts'
import type { Align, Box, TextStyle } from './scene.ts'
import { type ShapedLine, shapeLine } from './shape-line.ts'

/** A shaped line and its position on the page, in points; `y`, the baseline, is measured from the top. */
export type PlacedLine = { line: ShapedLine; x: number; y: number; size: number }

/** Height of a box's middle above the baseline, as a share of the size: half the height of a capital letter. */
const CAPITAL_MIDDLE = 0.33
/** From baseline to baseline, as a share of the size, unless the ink of a script needs more. */
const LINE_PITCH = 1.18
/** Ink beyond this share of the size comes from stacked marks and may leave the box: a name must stay legible. */
const MAX_INK = 1.5
const SMALLEST = 0.5

/**
 * Fits a text into its box, at the wanted size if possible. `shrink` reduces the size to its minimum, then uses two
 * lines, then reduces it further; `wrap` uses as many lines as the box holds, then reduces the size; `none` keeps the
 * text unchanged. Lines are centred vertically in the box, so a design's baseline is the same for every name.
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
  const isWord = ({ text: line }: ShapedLine) => wordOffsets(line, language).length === 0
  const whole = style.whole_words === true && size >= style.min_size && lines.every(isWord)
  return size >= style.size || whole ? placeLines(lines, style, size) : wrapLines(lines, style, language, shape)
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
  // The same pieces recur at many sizes, and shaping takes most of the time.
  const shaped = new Map<string, ShapedLine>()
  const shapeOnce = (piece: string) => memoize(shaped, piece, () => shape(piece))
  for (let size = style.size; ; size *= 0.94) {
    const pieces = measured.flatMap(({ text, widths, offsets }) =>
      cutAt(text, widths, wrapBreaks(widths, offsets, style.box.width / size)),
    )
    const last = size <= SMALLEST
    const roomy = pieces.length * pitch * size <= style.box.height
    if (!roomy && !last) continue
    // A single word is wider than the box, or ink is higher than estimated: try smaller lines first.
    const widest = pieces.reduce((a, b) => (b.width > a.width ? b : a))
    if (!last && style.box.width / shapeOnce(widest.text).width < 0.94 * size) continue
    const wrapped = pieces.map(({ text }) => shapeOnce(text)).filter(({ runs }) => runs.length > 0)
    const fitted = largestSize(wrapped, { ...style, size })
    if (fitted >= 0.94 * size || last) return placeLines(wrapped, style, fitted)
  }
}

/** The pieces of a text between breaks, with their widths at one point before it was cut. */
function cutAt(text: string, widths: Float64Array, breaks: number[]): { text: string; width: number }[] {
  return [0, ...breaks].map((start, i) => {
    const end = breaks[i] ?? text.length
    return { text: text.slice(start, end).trim(), width: widths[end]! - widths[start]! }
  })
}

/** The largest size, at most the wanted one, at which all lines fit the box. All measures scale with the size. */
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
