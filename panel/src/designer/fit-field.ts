import { familiesOf } from './certificate-fonts.ts'
import type { Box, Layout, LayoutField } from './scene-types.ts'

/** Letters are measured this large, in pixels: browsers round the ink of smaller ones to whole pixels. */
export const MEASURED = 1_000

let measure: CanvasRenderingContext2D | null = null

/** Width of a line at one point, and the ink above and below its baseline. */
type Measured = { width: number; above: number; below: number }

function measureLine(text: string, font: string, spacing: number): Measured {
  measure ??= document.createElement('canvas').getContext('2d')!
  measure.font = `${MEASURED}px ${familiesOf(font, text)}`
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measure.measureText(text)
  const spaced = spacing * Math.max(0, [...text].length - 1)
  return { width: width / MEASURED + spaced, above: above / MEASURED, below: below / MEASURED }
}

type Wanted = {
  size: number
  minSize: number
  spacing: number
  fit: 'shrink' | 'wrap' | 'none'
  width: number
  height: number
}
type Fitted = { lines: string[]; size: number }

/** The middle of a box lies this far above the baseline, in sizes: half the height of a capital letter. */
const CAPITAL_MIDDLE = 0.33
/** Line height, in font sizes. */
export const LINE_PITCH = 1.18
/** Ink beyond this, in sizes, may leave the box: a name must stay legible. */
const MAX_INK = 1.5

/**
 * Lines, and the size at which they fit their box, by the rule that the service prints by: smaller, then two lines, then
 * smaller still. Scripts that need more room between lines are left to what is printed.
 */
function fitText(text: string, font: string, wanted: Wanted): Fitted {
  const { size, minSize, fit } = wanted
  const one = { lines: [text], size: largestSize([text], font, wanted) }
  if (fit === 'none') return { lines: [text], size }
  if (fit === 'shrink' ? one.size >= minSize : one.size >= size) return one
  const lines = inTwo(text, font, wanted.spacing)
  const two = { lines, size: largestSize(lines, font, wanted) }
  return two.size > one.size ? two : one
}

/** Lines of a field, their size in points, the baseline of the first below the top of the field, and where their ink is on the page. */
export type FittedField = Fitted & { first: number; ink: Box }

/** A text in its field; the ink is in fractions of the page, and may reach beyond the field. */
export function fitField(field: LayoutField, text: string, page: Layout['page']): FittedField {
  const { font = 'display', size: wanted = 24, letter_spacing: spacing = 0, align = 'center', fit = 'shrink' } = field
  const width = field.width * page.width
  const height = field.height * page.height
  const minSize = field.min_size ?? wanted / 2
  const { lines, size } = fitText(text, font, { size: wanted, minSize, spacing, fit, width, height })
  const first = height / 2 + (CAPITAL_MIDDLE - ((lines.length - 1) / 2) * LINE_PITCH) * size
  const measured = lines.map((line) => measureLine(line, font, spacing))
  const wide = Math.max(...measured.map((line) => line.width)) * size
  const left = { left: 0, center: (width - wide) / 2, right: width - wide }[align]
  const top = first - measured[0]!.above * size
  const bottom = first + ((lines.length - 1) * LINE_PITCH + measured.at(-1)!.below) * size
  const ink = {
    x: field.x + left / page.width,
    y: field.y + top / page.height,
    width: wide / page.width,
    height: (bottom - top) / page.height,
  }
  return { lines, size, first, ink }
}

/** The size at which all lines together fit the box, at most the wanted one. */
function largestSize(lines: string[], font: string, { size, spacing, width, height }: Wanted): number {
  const measured = lines.map((line) => measureLine(line, font, spacing))
  const spread = ((lines.length - 1) / 2) * LINE_PITCH
  const above = Math.min(measured[0]!.above, MAX_INK) - CAPITAL_MIDDLE + spread
  const below = Math.min(measured.at(-1)!.below, MAX_INK) + CAPITAL_MIDDLE + spread
  const widest = Math.max(...measured.map((line) => line.width))
  return Math.min(size, widest > 0 ? width / widest : size, height / 2 / Math.max(above, below))
}

/** Two lines as alike in width as its words allow. */
function inTwo(text: string, font: string, spacing: number): string[] {
  const words = text.split(' ')
  if (words.length === 1) return [text]
  const splits = words.slice(1).map((_, nth) => [words.slice(0, nth + 1).join(' '), words.slice(nth + 1).join(' ')])
  const widest = (lines: string[]) => Math.max(...lines.map((line) => measureLine(line, font, spacing).width))
  return splits.reduce((best, each) => (widest(each) < widest(best) ? each : best))
}
