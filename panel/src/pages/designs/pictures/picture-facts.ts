import { PICTURE_TYPES } from '../../../components/open-picture.ts'

/** Facts about an image before its upload. */
export type PictureFacts = {
  width: number
  height: number
  /** Size of the page in millimetres, with the longer side of A4. */
  wideMm: number
  highMm: number
  /** Pixels for an inch of that page. */
  dpi: number
  /** Resolution that looks sharp in print; `coarse` is below it. */
  isCoarse: boolean
  /** The service stores no longer side than this. */
  isShrunk: boolean
}

export const MAX_BYTES = 10 * 1_048_576

const A4_LONG_MM = 297
const MM_AN_INCH = 25.4
const LEAST_DPI = 150
/** A4 at 300 pixels for an inch. */
const MAX_PIXELS = 3508

export function pictureFacts(width: number, height: number): PictureFacts {
  const longer = Math.max(width, height)
  const scale = A4_LONG_MM / longer
  const dpi = Math.round(Math.min(longer, MAX_PIXELS) / (A4_LONG_MM / MM_AN_INCH))
  return {
    width,
    height,
    wideMm: Math.round(width * scale),
    highMm: Math.round(height * scale),
    dpi,
    isCoarse: dpi < LEAST_DPI,
    isShrunk: longer > MAX_PIXELS,
  }
}

/** Returns why a file is refused before the upload; null if it may be uploaded. */
export function whyNoPicture({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!PICTURE_TYPES.includes(type)) return 'type'
  return size > MAX_BYTES ? 'size' : null
}

/** The name of a design, by that of its file. */
export const nameOfFile = (file: string) =>
  file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
