import type { Shift } from './arrange-fields.ts'
import type { LayoutField } from './scene-types.ts'

/** Rotation snaps to multiples of this, in degrees. */
const CAUGHT = 15
/** Snapping distance in degrees. */
const REACH = 4

type Page = { width: number; height: number }

/** Transform that rotates a field around the middle of its box. */
export function placedAt({ x, y, width, height, rotation = 0 }: LayoutField, page: Page): string {
  const at = `translate(${x * page.width} ${y * page.height})`
  return rotation === 0 ? at : `${at} rotate(${rotation} ${(width * page.width) / 2} ${(height * page.height) / 2})`
}

/**
 * Rotation of a field after dragging its handle, with positions in fractions of the page.
 * @param isFree turns off snapping
 */
export function pullTurn(field: LayoutField, page: Page, [from, to]: [Shift, Shift], isFree: boolean): number {
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 }
  const angle = ({ x, y }: Shift) => Math.atan2((y - middle.y) * page.height, (x - middle.x) * page.width)
  const turned = (field.rotation ?? 0) + ((angle(to) - angle(from)) * 180) / Math.PI
  const nearest = Math.round(turned / CAUGHT) * CAUGHT
  return within(!isFree && Math.abs(turned - nearest) <= REACH ? nearest : Math.round(turned))
}

/** A way of the page as it is along the sides of a field that is turned. */
export function alongField(by: Shift, { rotation = 0 }: Partial<LayoutField>, page: Page): Shift {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)]
  const [x, y] = [by.x * page.width, by.y * page.height]
  return { x: (cos * x + sin * y) / page.width, y: (cos * y - sin * x) / page.height }
}

/** The same turn between -180 and 180 degrees. */
function within(degrees: number): number {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180
  return turn === 0 ? 0 : turn
}
