import type { Layout } from '../layout/design-layout.ts'

/** A4 landscape and portrait, in points. */
export const ACROSS = { width: 841.89, height: 595.28 }
export const UPRIGHT = { width: ACROSS.height, height: ACROSS.width }

/** Places fields in points from the top left corner; layouts use fractions of the page. */
export function placeFields(page: Layout['page']) {
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return (x: number, y: number, width: number, height: number) => ({
    x: round(x / page.width),
    y: round(y / page.height),
    width: round(width / page.width),
    height: round(height / page.height),
  })
}
