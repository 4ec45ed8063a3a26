import { circlePath, dividerRule, laurelWreath, rosette } from '../../../lib/render/ornaments.ts'
import { mixed, readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout, type LayoutField } from '../layout/design-layout.ts'
import type { CertificateMessages } from '../wording/certificate-wording.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { laurelFrame } from './first-edition/laurel-shapes.ts'
import { ACROSS, placeFields, placeLines } from './geometry/place-fields.ts'
import { linePath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

const MIDDLE = ACROSS.width / 2

const PAPER = '#fefcf7'
const GREEN = '#1e3a31'
const INK = '#22302b'
const SOFT_INK = '#5d655f'
const GOLD = '#a9884a'
const LIGHT_GOLD = '#c9ad73'
/** The wreath below the text, and gold that is dark enough for letters on it. */
const [WREATH, WREATH_SHADE] = [mixed(PAPER, LIGHT_GOLD, 0.07), mixed(PAPER, LIGHT_GOLD, 0.11)]
const GOLD_INK = readableOn(WREATH_SHADE, GOLD)

/** Left edges of the columns at the bottom: code, signature, issuer, date. */
const COLUMNS = [72, 252, 432, 612] as const
const COLUMN = 158
const RULE = 490
const place = placeFields(ACROSS)
const onLine = placeLines(ACROSS)
const centred = (y: number, height: number, width = 600) => place(MIDDLE - width / 2, y, width, height)

/** Paper with a faint wreath, a frame, and an emblem in the place of a logo. */
export function laurelShapes(_color: string | null, hasLogo: boolean): Shape[] {
  const emblem = [
    ...laurelWreath({ x: MIDDLE, y: 102, radius: 27, leaves: 9, light: LIGHT_GOLD, shade: GOLD }),
    ...rosette({ x: MIDDLE, y: 102, radius: 11.5, petals: 8, color: LIGHT_GOLD, width: 0.45 }),
    { path: circlePath(MIDDLE, 102, 2), fill: GOLD },
  ]
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    ...laurelWreath({ x: MIDDLE, y: 336, radius: 112, leaves: 13, light: WREATH, shade: WREATH_SHADE }),
    ...laurelFrame(),
    ...(hasLogo ? [] : emblem),
    ...dividerRule(MIDDLE, 325, 330, LIGHT_GOLD),
    ...COLUMNS.slice(1).map((x) => ({
      path: linePath([x, RULE], [x + COLUMN, RULE]),
      stroke: LIGHT_GOLD,
      stroke_width: 0.6,
    })),
  ]
}

/**
 * The layout of the default design, with text and dates in the language of the tag. Each language is a separate layout,
 * so certificates keep the language they were issued in.
 */
export function laurelLayout(tag: string): Layout {
  const words = wordsOf(tag)
  const italic = { type: 'text', font: 'serif-italic', color: SOFT_INK } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key: 'laurel' },
    fields: [
      logoField(centred(66, 64, 240)),
      ...titleFields(words),
      { ...italic, text: words.beforeName, ...centred(220, 23), size: 15 },
      { type: 'name', ...centred(244, 74, 610), font: 'display', size: 50, min_size: 28, color: INK },
      { ...italic, text: words.beforeEvent, ...centred(335, 22), size: 15 },
      { type: 'event', ...centred(358, 52, 560), font: 'display-bold', size: 25, color: GREEN, fit: 'wrap' },
      { type: 'date', ...centred(411, 19, 370), font: 'serif', size: 14, color: INK },
      { type: 'tier', ...centred(432, 20, 350), font: 'display-bold', size: 13, color: GOLD_INK, letter_spacing: 0.16 },
      ...footFields(words),
    ],
  }
}

function titleFields({ title, subtitle }: CertificateMessages): LayoutField[] {
  const style = { type: 'text', font: 'display', color: GREEN, letter_spacing: 0.24 } as const
  if (subtitle === null) return [{ ...style, text: title, ...centred(148, 48), size: 42 }]
  const second = { ...style, text: subtitle, font: 'display-bold', color: GOLD_INK, letter_spacing: 0.34 }
  return [
    { ...style, text: title, ...centred(140, 45), size: 45 },
    { ...second, ...centred(186, 18), size: 12.5 },
  ]
}

function footFields(words: CertificateMessages): LayoutField[] {
  const [code, signature, issuer, date] = COLUMNS
  const value = { font: 'serif', color: INK, min_size: 10 } as const
  const label = (x: number, text: string): LayoutField => ({
    type: 'text',
    text,
    ...onLine(x, RULE + 12, COLUMN, 10),
    font: 'serif-italic',
    color: SOFT_INK,
  })
  const small = (x: number, text: string, baseline: number, size = 9): LayoutField => ({
    ...label(x, text),
    ...onLine(x, baseline, COLUMN, size),
    min_size: 5,
  })
  return [
    { type: 'qr', ...place(code + COLUMN / 2 - 40, RULE - 68, 80, 80), color: GREEN },
    { type: 'code', ...onLine(code, RULE + 27, COLUMN, 7.5), font: 'sans', color: INK, letter_spacing: 0.12 },
    small(code, words.verifyAt, RULE + 40, 8),
    label(signature, words.signature),
    { type: 'text', text: SIGNATORY, ...onLine(signature, RULE + 27, COLUMN, 12), ...value, min_size: 8 },
    small(signature, SIGNATORY_TITLE, RULE + 40),
    label(issuer, words.issuer),
    { type: 'issuer', ...onLine(issuer, RULE - 8, COLUMN, 14, 24), ...value },
    label(date, words.issuedAt),
    { type: 'text', text: '{{issued_at}}', ...onLine(date, RULE - 8, COLUMN, 14), ...value },
    small(date, words.expiresAt, RULE + 27),
  ]
}
