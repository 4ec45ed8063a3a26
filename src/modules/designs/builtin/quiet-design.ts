import { readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { ACROSS, placeFields, placeLines } from './geometry/place-fields.ts'
import { linePath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

export const QUIET_COLOR = '#c8402b'
const PAPER = '#faf9f6'
const INK = '#191917'
const SOFT_INK = '#6c6a63'

const LEFT = 64
const RIGHT = ACROSS.width - LEFT
/** Left edges of the four columns at the bottom, and their width; the last one holds the code. */
const COLUMNS = [LEFT, LEFT + 198, LEFT + 396] as const
const COLUMN = 176
/** Baselines of the columns: labels, values, and two lines below. */
const ROWS = [474, 496, 526, 540] as const
const place = placeFields(ACROSS)
const onLine = placeLines(ACROSS)

/** Text on empty paper with two hairlines and one coloured square. */
export function quietShapes(chosen: string | null): Shape[] {
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    { path: rectanglePath(LEFT, 60, 20, 20), fill: chosen ?? QUIET_COLOR },
    { path: linePath([LEFT, 104], [RIGHT, 104]), stroke: INK, stroke_width: 1.4 },
    { path: linePath([LEFT, 452], [RIGHT, 452]), stroke: INK, stroke_width: 0.5 },
    { path: linePath([COLUMNS[2], 512], [COLUMNS[2] + COLUMN, 512]), stroke: INK, stroke_width: 0.5 },
  ]
}

export function quietLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const accent = readableOn(PAPER, chosen ?? QUIET_COLOR)
  const [first, second, third] = COLUMNS
  const line = (baseline: number, size: number, height?: number) =>
    ({ ...onLine(LEFT, baseline, RIGHT - LEFT, size, height), align: 'left' }) as const
  const inColumn = (x: number, row: number, size: number) =>
    ({ ...onLine(x, ROWS[row]!, COLUMN, size), align: 'left' }) as const
  const label = { type: 'text', font: 'sans', color: SOFT_INK, min_size: 5 } as const
  const value = { font: 'serif', min_size: 8, color: INK } as const
  const issuer = { font: 'sans-bold', color: INK, align: 'left', fit: 'wrap' } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key: 'quiet', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      { type: 'issuer', ...onLine(LEFT + 34, 74.3, 400, 13, 36), ...issuer },
      logoField(place(RIGHT - 220, 46, 220, 48), 'right'),
      { type: 'text', text: words.heading, ...line(136, 16), font: 'sans-bold', color: accent },
      { type: 'text', text: words.beforeName, ...line(170, 17), font: 'serif-italic', color: SOFT_INK },
      { type: 'name', ...line(242, 66, 90), font: 'display', min_size: 38, color: INK },
      { type: 'text', text: words.beforeEvent, ...line(293, 17), font: 'serif-italic', color: SOFT_INK },
      { type: 'event', ...line(341, 27, 64), font: 'display-bold', color: INK, fit: 'wrap' },
      { type: 'date', ...line(391, 15), font: 'serif', color: INK },
      { type: 'tier', ...line(417, 12, 18), font: 'sans-bold', color: accent, letter_spacing: 0.04 },
      { ...label, text: words.issuedAt, ...inColumn(first, 0, 8.5) },
      { type: 'text', text: '{{issued_at}}', ...inColumn(first, 1, 13.5), ...value },
      { ...label, text: words.expiresAt, ...inColumn(first, 2, 8.5) },
      { ...label, text: words.number, ...inColumn(second, 0, 8.5) },
      { type: 'code', ...inColumn(second, 1, 13.5), ...value },
      { ...label, text: words.verifyAt, ...inColumn(second, 2, 8.5) },
      { ...label, text: words.signature, ...inColumn(third, 0, 8.5) },
      { type: 'text', text: SIGNATORY, ...inColumn(third, 2, 11), ...value },
      { ...label, text: SIGNATORY_TITLE, ...inColumn(third, 3, 8.5) },
      { type: 'qr', ...place(RIGHT - 80, 466, 80, 80), color: INK },
    ],
  }
}
