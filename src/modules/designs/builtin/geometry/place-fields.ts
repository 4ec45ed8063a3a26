import type { Layout } from '../../layout/design-layout.ts'

/** A4 landscape and portrait, in points. */
export const ACROSS = { width: 841.89, height: 595.28 }
export const UPRIGHT = { width: ACROSS.height, height: ACROSS.width }

type Place = Record<'x' | 'y' | 'width' | 'height', number>

/** Places fields in points from the top left corner; layouts use fractions of the page. */
export function placeFields(page: Layout['page']) {
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return (x: number, y: number, width: number, height: number): Place => ({
    x: round(x / page.width),
    y: round(y / page.height),
    width: round(width / page.width),
    height: round(height / page.height),
  })
}

/** Text sits this share of its size below the middle of its box. */
const BASELINE = 0.33
/** Room for ascenders and descenders, as a share of the size. */
const LINE = 1.28

/**
 * Places one line of text of a size on a baseline, in points from the top, so that texts of different sizes stand on a
 * common line.
 */
export function placeLines(page: Layout['page']) {
  const place = placeFields(page)
  return (
    x: number,
    baseline: number,
    width: number,
    size: number,
    height = size * LINE,
  ): Place & { size: number } => ({
    ...place(x, baseline - BASELINE * size - height / 2, width, height),
    size,
  })
}
