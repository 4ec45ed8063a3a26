import { waveBand } from '../../../lib/render/ornaments.ts'
import { readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { academyArms, academyFrame, academySeal } from './first-edition/academy-shapes.ts'
import { placeFields, placeLines, UPRIGHT } from './geometry/place-fields.ts'
import { linePath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

export const ACADEMY_COLOR = '#6f1d2c'
const PAPER = '#fdfaf2'
const INK = '#2a2224'
const SOFT_INK = '#6b6062'
const GOLD = '#b0915a'

const { width: WIDTH, height: HEIGHT } = UPRIGHT
const MIDDLE = WIDTH / 2
/** The columns on both sides of the seal, and the lines of the left one: date of issue, signature. */
const COLUMN = 156
const [LEFT, RIGHT] = [70, WIDTH - 70 - COLUMN]
const [DATE, SIGNED] = [656, 728]
const place = placeFields(UPRIGHT)
const onLine = placeLines(UPRIGHT)
const centred = (y: number, height: number, width = 440) => place(MIDDLE - width / 2, y, width, height)

/** A portrait page with a seal at the bottom, and a shield in the place of a logo. */
export function academyShapes(chosen: string | null, hasLogo: boolean): Shape[] {
  const color = readableOn(PAPER, chosen ?? ACADEMY_COLOR)
  const wave = { amplitude: 5, color: GOLD, width: 0.5, periods: 14 }
  const rule = (y: number): Shape => ({
    path: linePath([LEFT, y], [LEFT + COLUMN, y]),
    stroke: GOLD,
    stroke_width: 0.8,
  })
  return [
    { path: rectanglePath(0, 0, WIDTH, HEIGHT), fill: PAPER },
    ...academyFrame(color),
    ...(hasLogo ? [] : academyArms(color)),
    ...waveBand({ from: [MIDDLE - 120, 292], to: [MIDDLE + 120, 292], ...wave }),
    ...academySeal(color),
    rule(DATE),
    rule(SIGNED),
  ]
}

export function academyLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const color = readableOn(PAPER, chosen ?? ACADEMY_COLOR)
  const italic = { type: 'text', font: 'serif-italic', size: 16, color: SOFT_INK } as const
  const label = { type: 'text', font: 'serif-italic', color: SOFT_INK, min_size: 5 } as const
  const value = { font: 'serif', color: INK, min_size: 8 } as const
  const left = (baseline: number, size: number) => onLine(LEFT, baseline, COLUMN, size)
  const right = (baseline: number, size: number) => onLine(RIGHT, baseline, COLUMN, size)
  return {
    page: UPRIGHT,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key: 'academy', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      logoField(centred(76, 86, 280)),
      { type: 'issuer', ...centred(172, 52), font: 'display-bold', size: 24, color, fit: 'wrap' },
      { type: 'text', text: words.heading, ...centred(228, 50), font: 'display', size: 38, color: INK },
      { ...italic, text: words.beforeName, ...centred(314, 24) },
      { type: 'name', ...centred(342, 84, 440), font: 'display', size: 44, min_size: 28, color },
      { ...italic, text: words.beforeEvent, ...centred(434, 24) },
      { type: 'event', ...centred(462, 70, 420), font: 'display-bold', size: 24, color: INK, fit: 'wrap' },
      { type: 'date', ...centred(536, 22), font: 'serif', size: 15, color: INK },
      { type: 'tier', ...centred(562, 26, 420), font: 'display-bold', size: 17, color, letter_spacing: 0.08 },
      { ...label, text: words.issuedAt, ...left(DATE + 13, 10.5) },
      { type: 'text', text: '{{issued_at}}', ...left(DATE - 8, 13), ...value },
      { ...label, text: words.expiresAt, ...left(DATE + 27, 9.5) },
      { ...label, text: words.signature, ...left(SIGNED + 13, 10.5) },
      { type: 'text', text: SIGNATORY, ...left(SIGNED + 28, 12), ...value },
      { ...label, text: SIGNATORY_TITLE, ...left(SIGNED + 41, 9.5) },
      { type: 'qr', ...place(RIGHT + COLUMN / 2 - 42, SIGNED - 84, 84, 84), color: INK },
      { type: 'code', ...right(SIGNED + 13, 8), font: 'sans', color: INK, letter_spacing: 0.1 },
      { ...label, text: words.verifyAt, ...right(SIGNED + 28, 9) },
    ],
  }
}
