import type { Shift } from './arrange-fields.ts'
import type { Box, Layout, LayoutField } from './scene-types.ts'
import { insidePage, rounded } from './snap-box.ts'
import { alongField } from './turn-field.ts'

/** A corner or side of a field, from its middle: -1 is left or up, 1 right or down, 0 neither. */
export type Side = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** No smaller than can be seen. */
const LEAST = 0.01

/**
 * A field with one of its corners or sides pulled: what lies opposite stays where it is, also of one that is turned.
 * @param by in fractions of the page, along the sides of the field
 */
export function resizeBox(field: LayoutField, by: Shift, side: Side, page: Layout['page']): Box {
  const wide = growth(field.x, field.width, by.x, side.x)
  const high = growth(field.y, field.height, by.y, side.y)
  const width = rounded(field.width + wide)
  const height = rounded(field.height + high)
  // Its middle goes half as far, on the page.
  const middle = alongField(
    { x: (side.x * wide) / 2, y: (side.y * high) / 2 },
    { rotation: -(field.rotation ?? 0) },
    page,
  )
  const x = field.x + middle.x - wide / 2
  const y = field.y + middle.y - high / 2
  return { width, height, ...insidePage({ x, y }, { width, height }) }
}

/** Growth of the box, limited to the page. */
function growth(start: number, size: number, by: number, side: -1 | 0 | 1): number {
  if (side === 0) return 0
  const most = side === 1 ? 1 - start - size : start
  return Math.max(LEAST - size, Math.min(most, by * side))
}
