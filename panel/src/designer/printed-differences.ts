import { drawnInk, type Ink } from './drawn-ink.ts'
import { paintGround } from './ground-light.ts'
import { type PrintedRecord, printedText } from './printed-text.ts'
import type { Background, Layout, LayoutField } from './scene-types.ts'

/** Differences larger than this, in points, are reported. */
const TOLD = 2
/** So far around what is drawn, in points, its print is looked for. */
const AROUND = 12
/** Margin in points around other ink that is excluded from the comparison. */
const APART = 2
/** A part of a colour that is so far from what it would be without letters is ink, and no noise of the picture. */
const INKED = 64
/** Code printed in previews. */
const CODE = /\{\{\s*code\s*\}\}/

type Shown = { layout: Layout; background: Background; record: PrintedRecord }

/**
 * Fields whose ink in the rendered image begins or ends more than two points from where this browser draws it. Fields
 * that are rotated, overlapped or too pale to separate from the background are skipped.
 */
export async function printedDifferences(url: string, { layout, background, record }: Shown): Promise<number[]> {
  const { page, fields } = layout
  const picture = Object.assign(new Image(), { src: url })
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = width / page.width
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  })!
  pen.drawImage(picture, 0, 0)
  const ground = await paintGround(background, page, width)
  const taken = fields.map((field) => inkOf(field, record, page))
  return [...fields.keys()].filter((index) => {
    const own = taken[index]
    if (!own || !isJudged(fields[index]!)) return false
    const others = taken.flatMap((ink, nth) => (nth === index || ink === null ? [] : [grown(ink, APART)]))
    if (others.some((other) => isOn(own, other))) return false
    const printed = printedInk(pen, ground, { near: grown(own, AROUND), others, scale })
    return printed !== null && SIDES.some((side) => Math.abs(printed[side] - own[side]) > TOLD)
  })
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const

const isJudged = ({ type, text = '', rotation = 0 }: LayoutField) =>
  type !== 'qr' && type !== 'image' && type !== 'code' && rotation === 0 && !CODE.test(text)

/** Bounding box of a code, an image or a rotated field; null if it prints nothing. */
function inkOf(field: LayoutField, record: PrintedRecord, page: Layout['page']): Ink | null {
  const isText = field.type !== 'qr' && field.type !== 'image'
  const text = isText ? printedText(field, record) : ''
  if (isText && text.trim() === '') return null
  if (isText && !field.rotation) return drawnInk(field, text, page)
  const [left, top] = [field.x * page.width, field.y * page.height]
  return { left, top, right: left + field.width * page.width, bottom: top + field.height * page.height }
}

const grown = ({ left, top, right, bottom }: Ink, by: number): Ink => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

const isOn = (one: Ink, other: Ink) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

type Where = { near: Ink; others: readonly Ink[]; scale: number }

/** Bounds in points of the pixels that differ from the background; null if none do. */
function printedInk(pen: CanvasRenderingContext2D, ground: CanvasRenderingContext2D, where: Where): Ink | null {
  const { near, others, scale } = where
  const left = Math.max(0, Math.floor(near.left * scale))
  const top = Math.max(0, Math.floor(near.top * scale))
  const width = Math.min(pen.canvas.width, Math.ceil(near.right * scale)) - left
  const height = Math.min(pen.canvas.height, Math.ceil(near.bottom * scale)) - top
  if (width <= 0 || height <= 0) return null
  const printed = pen.getImageData(left, top, width, height).data
  const bare = ground.getImageData(left, top, width, height).data
  let found: Ink | null = null
  for (let nth = 0; nth < width * height; nth++) {
    if (!isInk(printed, bare, nth, width)) continue
    const x = (left + (nth % width)) / scale
    const y = (top + Math.floor(nth / width)) / scale
    const dot = { left: x, top: y, right: x + 1 / scale, bottom: y + 1 / scale }
    if (others.some((other) => isOn(dot, other))) continue
    found = found === null ? dot : around(found, dot)
  }
  return found
}

/** True if a pixel is neither a background colour nor a blend of two of them: edges of ornaments are not ink. */
function isInk(printed: Uint8ClampedArray, bare: Uint8ClampedArray, nth: number, width: number): boolean {
  return [0, 1, 2].some((part) => {
    const is = printed[nth * 4 + part]!
    if (Math.abs(is - bare[nth * 4 + part]!) <= INKED) return false
    const near = [-width, 0, width].flatMap((row) => [-1, 0, 1].map((by) => bare[(nth + row + by) * 4 + part] ?? is))
    return is < Math.min(...near) - INKED || is > Math.max(...near) + INKED
  })
}

const around = (one: Ink, other: Ink): Ink => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})
