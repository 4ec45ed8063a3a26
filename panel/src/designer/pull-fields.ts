import { boxAround, moveFields, type Shift } from './arrange-fields.ts'
import type { FieldChanges } from './layout-history.ts'
import type { Box, Layout, LayoutField } from './scene-types.ts'
import { type Guide, snapBox } from './snap-box.ts'

/** Snapping distance in points. */
const REACH = 6

/** Modifiers while dragging: Alt turns off snapping, Shift keeps one axis. */
export type Manner = { isFree: boolean; isOnAxis: boolean }

/** New positions of fields dragged together, and the lines they snapped to. */
export function pullFields(
  { page, fields }: Layout,
  indices: readonly number[],
  by: Shift,
  { isFree, isOnAxis }: Manner,
): { changes: FieldChanges; guides: Guide[] } {
  const moving = indices.filter((index) => !fields[index]!.locked)
  if (moving.length === 0) return { changes: new Map(), guides: [] }
  const axis = isOnAxis && (Math.abs(by.x * page.width) > Math.abs(by.y * page.height) ? 'x' : 'y')
  const around = boxAround(moving.map((index) => fields[index]!))
  const to = { ...around, x: around.x + (axis === 'y' ? 0 : by.x), y: around.y + (axis === 'x' ? 0 : by.y) }
  const reach = isFree ? 0 : REACH
  const others = fields.filter((_, index) => !moving.includes(index))
  const { guides, x, y } = snapBox(to, others, { x: reach / page.width, y: reach / page.height })
  return { changes: moveFields(fields, moving, { x: x - around.x, y: y - around.y }), guides }
}

/** The box between two points, whichever way it was drawn. */
export const bandBetween = (from: Shift, to: Shift): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** The fields that a band touches. */
export function touchedBy(band: Box, fields: readonly LayoutField[]): number[] {
  const isTouched = ({ x, y, width, height }: Box) =>
    x < band.x + band.width && band.x < x + width && y < band.y + band.height && band.y < y + height
  return fields.flatMap((field, index) => (isTouched(field) ? [index] : []))
}
