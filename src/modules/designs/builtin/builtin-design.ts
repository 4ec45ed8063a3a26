import {
  circlePath,
  dividerRule,
  laurelWreath,
  notchedFrame,
  rosette,
  waveBand,
} from '../../../lib/render/ornaments.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import type { Layout, LayoutField } from '../layout/design-layout.ts'
import type { CertificateMessages } from '../wording/certificate-wording.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { ACROSS, placeFields } from './place-fields.ts'

/** A4 landscape. */
export const PAGE = ACROSS
const MIDDLE = PAGE.width / 2

const PAPER = '#fefcf7'
const GREEN = '#1e3a31'
const INK = '#22302b'
const SOFT_INK = '#5d655f'
const GOLD = '#a9884a'
const LIGHT_GOLD = '#c9ad73'
const PALE_GOLD = '#e2d3ae'
const WATERMARK = ['#f9f4e8', '#f6efdf'] as const

/** Distance of the frame's ornament from the page edge, and of the lines on both sides of it. */
const BAND = 31
const BAND_HALF = 9

const place = placeFields(PAGE)

const centred = (y: number, height: number, width = 600) => place(MIDDLE - width / 2, y, width, height)

const label = (text: string, x: number, width: number): LayoutField => ({
  type: 'text',
  text,
  ...place(x, 522, width, 12),
  font: 'serif-italic',
  size: 10,
  color: SOFT_INK,
})

/**
 * The layout for the built-in drawing, with text and dates in the language of the tag. Each language is a separate
 * layout, so certificates keep the language they were issued in.
 */
export function builtinLayout(tag: string): Layout {
  const words = wordsOf(tag)
  return {
    page: PAGE,
    language: shortTag(tag),
    fields: [
      ...titleFields(words),
      {
        type: 'text',
        text: words.beforeName,
        ...centred(220, 23),
        font: 'serif-italic',
        size: 15,
        color: SOFT_INK,
      },
      { type: 'name', ...centred(244, 74, 610), font: 'display', size: 50, min_size: 28, color: INK },
      { type: 'text', text: words.beforeEvent, ...centred(335, 22), font: 'serif-italic', size: 15, color: SOFT_INK },
      { type: 'event', ...centred(358, 52, 560), font: 'display-bold', size: 25, color: GREEN, fit: 'wrap' },
      { type: 'date', ...centred(412, 20), font: 'serif', size: 14, color: INK },
      { type: 'tier', ...centred(432, 19), font: 'display-bold', size: 13, color: GOLD, letter_spacing: 0.16 },
      { type: 'issuer', ...place(112, 488, 190, 28), font: 'serif', size: 14, min_size: 10, color: INK, fit: 'wrap' },
      label(words.issuer, 112, 190),
      { type: 'text', text: '{{issued_at}}', ...place(540, 488, 190, 28), font: 'serif', size: 14, color: INK },
      label(words.issuedAt, 540, 190),
      { type: 'qr', ...place(MIDDLE - 28, 459, 56, 56), color: GREEN },
      {
        type: 'code',
        ...centred(518, 11, 160),
        font: 'sans',
        size: 6.8,
        min_size: 5,
        color: INK,
        letter_spacing: 0.12,
      },
      { type: 'text', text: words.expiresAt, ...centred(529, 11, 180), font: 'serif-italic', size: 8, color: SOFT_INK },
    ],
  }
}

function titleFields({ title, subtitle }: CertificateMessages): LayoutField[] {
  const style = { type: 'text', font: 'display', color: GREEN, letter_spacing: 0.24 } as const
  if (subtitle === null) return [{ ...style, text: title, ...centred(148, 48), size: 42 }]
  return [
    { ...style, text: title, ...centred(140, 45), size: 45 },
    {
      type: 'text',
      text: subtitle,
      ...centred(186, 18),
      font: 'display-bold',
      size: 12.5,
      color: GOLD,
      letter_spacing: 0.34,
    },
  ]
}

function frame(): Shape[] {
  const { width, height } = PAGE
  const [right, bottom] = [width - BAND, height - BAND]
  const wave = { amplitude: BAND_HALF - 2.2, color: LIGHT_GOLD, width: 0.35 }
  const line = (inset: number, stroke: string, strokeWidth: number, notch: number): Shape => ({
    path: notchedFrame(inset, inset, width - 2 * inset, height - 2 * inset, notch),
    stroke,
    stroke_width: strokeWidth,
  })
  const corners = [
    [BAND, BAND],
    [right, BAND],
    [BAND, bottom],
    [right, bottom],
  ] as const
  return [
    ...waveBand({ from: [BAND, BAND], to: [right, BAND], periods: 28, ...wave }),
    ...waveBand({ from: [BAND, bottom], to: [right, bottom], periods: 28, ...wave }),
    ...waveBand({ from: [BAND, BAND], to: [BAND, bottom], periods: 19, ...wave }),
    ...waveBand({ from: [right, BAND], to: [right, bottom], periods: 19, ...wave }),
    line(BAND - BAND_HALF, GREEN, 1.1, 0.01),
    line(BAND + BAND_HALF, GREEN, 0.6, 0.01),
    ...corners.flatMap(([x, y]) => [
      { path: circlePath(x, y, 15.5), fill: PAPER, stroke: GREEN, stroke_width: 0.9 },
      ...rosette({ x, y, radius: 12.6, petals: 9, color: GOLD, width: 0.4 }),
      { path: circlePath(x, y, 1.7), fill: GOLD },
    ]),
    line(BAND + BAND_HALF + 8, PALE_GOLD, 0.7, 20),
  ]
}

const rule = (x: number, width: number): Shape => ({
  path: `M ${x} 519 H ${x + width}`,
  stroke: LIGHT_GOLD,
  stroke_width: 0.6,
})

/**
 * The built-in drawing: paper, a faint wreath, the frame, the emblem and the rules. A change would change the bytes of
 * issued certificates, so a new look needs a new drawing.
 */
export const builtinDrawing: Shape[] = [
  { path: `M 0 0 H ${PAGE.width} V ${PAGE.height} H 0 Z`, fill: PAPER },
  ...laurelWreath({ x: MIDDLE, y: 299, radius: 134, leaves: 13, light: WATERMARK[0], shade: WATERMARK[1] }),
  ...frame(),
  ...laurelWreath({ x: MIDDLE, y: 102, radius: 27, leaves: 9, light: LIGHT_GOLD, shade: GOLD }),
  ...rosette({ x: MIDDLE, y: 102, radius: 11.5, petals: 8, color: LIGHT_GOLD, width: 0.45 }),
  { path: circlePath(MIDDLE, 102, 2), fill: GOLD },
  ...dividerRule(MIDDLE, 325, 330, LIGHT_GOLD),
  rule(112, 190),
  rule(540, 190),
]

/** Background of the QR code on an uploaded picture; the built-in drawing leaves room for it. */
export const QR_PAPER = '#ffffff'

/** Initial fields on an uploaded picture: the name in the middle, QR code and code at the bottom right. */
export const imageLayout = (tag: string, page: Layout['page'] = PAGE): Layout => ({
  page,
  language: shortTag(tag),
  fields: [
    { type: 'name', ...centred(236, 84, 640), font: 'display', size: 50, min_size: 28, color: '#22302b' },
    { type: 'event', ...centred(330, 56, 600), font: 'display-bold', size: 24, color: '#22302b', fit: 'wrap' },
    { type: 'date', ...centred(392, 22), font: 'serif', size: 14, color: '#22302b' },
    { type: 'tier', ...centred(416, 22), font: 'serif-italic', size: 14, color: '#22302b' },
    { type: 'issuer', ...place(60, 510, 260, 24), font: 'serif', size: 13, color: '#22302b', align: 'left' },
    { type: 'qr', ...place(PAGE.width - 60 - 72, 458, 72, 72), color: '#000000' },
    {
      type: 'code',
      ...place(PAGE.width - 60 - 110, 532, 110, 12),
      font: 'sans',
      size: 7,
      color: '#22302b',
      align: 'right',
    },
  ],
})
