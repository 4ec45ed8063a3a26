import type { DesignValues } from '@laurel/client'
import { contrastWith, luminance } from './contrast.ts'
import type { FittedField } from './fit-field.ts'
import { type PrintedRecord, printedText, valueKeys } from './printed-text.ts'
import { OPTIONAL_VALUES } from './sample-values.ts'
import type { Box, Layout, LayoutField } from './scene-types.ts'
import { turnedBox } from './turned-box.ts'

/**
 * A problem for recipients of the certificate; `field` is its index, `is` and `wanted` are the measured and required
 * values.
 */
export type Finding =
  | { kind: FieldFinding; field: number; is: number; wanted: number }
  | { kind: ValueFinding; field: number; key: string; is: number }
  | { kind: PageFinding; field: null }
type FieldFinding = 'small' | 'shrunk' | 'runsOff' | 'edge' | 'faint' | 'qrSmall' | 'qrFaint'
type ValueFinding = 'unknownValue' | 'missingValue'
type PageFinding = 'noName' | 'noCode'

export type Looks = {
  /** The text printed now, and the text of a very long name. */
  shown: PrintedRecord
  longest: PrintedRecord
  fit: (field: LayoutField, text: string, page: Layout['page']) => FittedField
  /** Luminances of the background below a box. */
  behind: (box: Box) => number[]
  /** Colour of the paper of a QR code; null if the code is on the background. */
  qrPaper: string | null
  /** The values that events define; null if unknown. */
  values: DesignValues | null
}

const POINTS_A_MM = 72 / 25.4
const SMALLEST_QR_MM = 18
const SMALLEST_TEXT = 8
/** Printers can cut off anything closer to the edge than this. */
const EDGE_MM = 5
/** Below it print is faint, gold on cream is not; on a screen WCAG asks for 3 of large letters. */
const LEAST_CONTRAST = 2.5
/** Phones read codes that are dark on light. */
const LEAST_CODE_CONTRAST = 3
/** Smaller than wanted by so little is not seen. */
const SLIGHT = 0.95

const says = ({ type, text = '' }: LayoutField, value: string) => type === value || text.includes(`{{${value}}}`)

/** Finds problems of a layout with the current sample and with a very long name. Fonts must be loaded. */
export function checkLayout({ page, fields }: Layout, looks: Looks): Finding[] {
  const found: Finding[] = fields.flatMap((field, index) => [
    ...checkField(field, page, looks).map((each) => ({ ...each, field: index })),
    ...checkValues(field, looks.values).map((each) => ({ ...each, field: index })),
  ])
  if (!fields.some((field) => says(field, 'name'))) found.push({ kind: 'noName', field: null })
  if (!fields.some((field) => says(field, 'code') || field.type === 'qr')) found.push({ kind: 'noCode', field: null })
  return found
}

/**
 * Values that no event using the design defines, and those that attendees of its events lack. A design that no event
 * uses yet may print the values of any.
 */
function checkValues(field: LayoutField, all: DesignValues | null) {
  if (all === null) return []
  const known = new Map(
    all.values.filter(({ events }) => events > 0 || all.events === 0).map((each) => [each.key, each]),
  )
  return valueKeys([field]).flatMap((key): { kind: ValueFinding; key: string; is: number }[] => {
    const value = known.get(key)
    if (value === undefined) return OPTIONAL_VALUES.has(key) ? [] : [{ kind: 'unknownValue', key, is: 0 }]
    const { label, attendees_without: is } = value
    return is === 0 ? [] : [{ kind: 'missingValue', key: label, is }]
  })
}

type Found = { kind: FieldFinding; is: number; wanted: number }

function checkField(field: LayoutField, page: Layout['page'], looks: Looks): Found[] {
  if (field.type === 'image')
    return beyond(field, page, EDGE_MM) ? [{ kind: 'edge', is: nearest(field, page), wanted: EDGE_MM }] : []
  return field.type === 'qr' ? checkCode(field, page, looks) : checkText(field, page, looks)
}

function checkText(field: LayoutField, page: Layout['page'], { shown, longest, fit, behind }: Looks): Found[] {
  const found: Found[] = []
  const { size: wanted = 24, color = '#23302b' } = field
  if (says(field, 'name')) {
    const { size } = fit(field, printedText(field, longest), page)
    if (size < SMALLEST_TEXT) found.push({ kind: 'small', is: size, wanted: SMALLEST_TEXT })
  }
  const text = printedText(field, shown)
  if (text.trim() === '') return found
  const fitted = fit(field, text, page)
  const { size } = fitted
  const ink = turnedBox(fitted.ink, field, field.rotation ?? 0, page)
  if (size < wanted * SLIGHT) found.push({ kind: 'shrunk', is: size, wanted })
  if (beyond(ink, page, 0)) found.push({ kind: 'runsOff', is: 0, wanted: 0 })
  else if (beyond(ink, page, EDGE_MM)) found.push({ kind: 'edge', is: nearest(ink, page), wanted: EDGE_MM })
  const ratio = contrastWith(color, behind(ink))
  if (ratio !== null && ratio < LEAST_CONTRAST) found.push({ kind: 'faint', is: ratio, wanted: LEAST_CONTRAST })
  return found
}

function checkCode(field: LayoutField, page: Layout['page'], { behind, qrPaper }: Looks): Found[] {
  const found: Found[] = []
  const side = Math.min(field.width * page.width, field.height * page.height) / POINTS_A_MM
  if (side < SMALLEST_QR_MM) found.push({ kind: 'qrSmall', is: side, wanted: SMALLEST_QR_MM })
  const square = turnedBox(squareIn(field, page), field, field.rotation ?? 0, page)
  if (beyond(square, page, EDGE_MM)) found.push({ kind: 'edge', is: nearest(square, page), wanted: EDGE_MM })
  const below = qrPaper === null ? behind(square) : [luminance(qrPaper)]
  const { color = '#23302b' } = field
  const ratio = contrastWith(color, below)
  const isDark = below.filter((each) => each > luminance(color)).length > below.length / 2
  if (ratio !== null && (ratio < LEAST_CODE_CONTRAST || !isDark))
    found.push({ kind: 'qrFaint', is: ratio, wanted: LEAST_CODE_CONTRAST })
  return found
}

/** A code is square, in the middle of its field. */
function squareIn({ x, y, width, height }: Box, page: Layout['page']): Box {
  const side = Math.min(width * page.width, height * page.height)
  const [wide, high] = [side / page.width, side / page.height]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** Distance of a box from the edge of the page in millimetres; negative if it extends beyond. */
function nearest({ x, y, width, height }: Box, page: Layout['page']): number {
  const across = Math.min(x, 1 - x - width) * page.width
  const down = Math.min(y, 1 - y - height) * page.height
  return Math.min(across, down) / POINTS_A_MM
}

const beyond = (box: Box, page: Layout['page'], edge: number) => nearest(box, page) < edge
