import { readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import type { Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { ACROSS, placeFields } from './place-fields.ts'
import { linePath, rectanglePath } from './shape-paths.ts'

export const QUIET_COLOR = '#c8402b'
const PAPER = '#faf9f6'
const INK = '#191917'
const SOFT_INK = '#6c6a63'

const LEFT = 64
const RIGHT = ACROSS.width - LEFT
/** The four columns at the bottom, and the width of each. */
const COLUMNS = [0, 1, 2, 3].map((nth) => LEFT + nth * 186.63)
const COLUMN = 154
const place = placeFields(ACROSS)

/** Text on empty paper with two hairlines and one coloured square. */
export function quietShapes(chosen: string | null): Shape[] {
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    { path: rectanglePath(LEFT, 60, 20, 20), fill: chosen ?? QUIET_COLOR },
    { path: linePath([LEFT, 104], [RIGHT, 104]), stroke: INK, stroke_width: 1.4 },
    { path: linePath([LEFT, 452], [RIGHT, 452]), stroke: INK, stroke_width: 0.5 },
    { path: linePath([COLUMNS[2]!, 514], [COLUMNS[2]! + COLUMN, 514]), stroke: INK, stroke_width: 0.5 },
  ]
}

export function quietLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const accent = readableOn(PAPER, chosen ?? QUIET_COLOR)
  const line = (y: number, height: number) => ({ ...place(LEFT, y, RIGHT - LEFT, height), align: 'left' }) as const
  const inColumn = (nth: number, y: number, height: number) =>
    ({ ...place(COLUMNS[nth]!, y, COLUMN, height), align: 'left' }) as const
  const label = { type: 'text', font: 'sans', size: 8.5, color: SOFT_INK } as const
  const value = { font: 'serif', size: 13.5, min_size: 10, color: INK } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    drawing: { key: 'quiet', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      {
        type: 'issuer',
        ...place(LEFT + 34, 52, 380, 36),
        font: 'sans-bold',
        size: 13,
        color: INK,
        align: 'left',
        fit: 'wrap',
      },
      { type: 'text', text: words.heading, ...place(RIGHT - 290, 58, 290, 24), ...value, size: 16, align: 'right' },
      { type: 'text', text: words.beforeName, ...line(134, 24), font: 'serif-italic', size: 17, color: SOFT_INK },
      { type: 'name', ...line(168, 96), font: 'display', size: 68, min_size: 40, color: INK },
      { type: 'text', text: words.beforeEvent, ...line(276, 24), font: 'serif-italic', size: 17, color: SOFT_INK },
      { type: 'event', ...line(302, 66), font: 'display-bold', size: 27, color: INK, fit: 'wrap' },
      { type: 'date', ...line(372, 22), font: 'serif', size: 15, color: INK },
      { type: 'tier', ...line(396, 22), font: 'sans-bold', size: 12, color: accent, letter_spacing: 0.04 },
      { ...label, text: words.issuedAt, ...inColumn(0, 464, 13) },
      { type: 'text', text: '{{issued_at}}', ...inColumn(0, 478, 20), ...value },
      { ...label, text: words.expiresAt, ...inColumn(0, 500, 13) },
      { ...label, text: words.number, ...inColumn(1, 464, 13) },
      { type: 'code', ...inColumn(1, 478, 20), ...value },
      { ...label, text: words.verifyAt, ...place(COLUMNS[1]!, 500, 180, 13), align: 'left', min_size: 5 },
      { ...label, text: words.signature, ...inColumn(2, 518, 13) },
      { type: 'qr', ...place(RIGHT - 80, 466, 80, 80), color: INK },
      { ...label, text: words.scan, ...place(RIGHT - 154, 549, 154, 13), align: 'right' },
    ],
  }
}
