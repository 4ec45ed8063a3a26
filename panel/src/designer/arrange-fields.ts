import type { FieldChanges } from './layout-history.ts'
import type { Box, LayoutField } from './scene-types.ts'
import { insidePage } from './snap-box.ts'

export type Side = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
export type Way = 'across' | 'down'

/** Distance in fractions of the page. */
export type Shift = { x: number; y: number }

const PAGE: Box = { x: 0, y: 0, width: 1, height: 1 }

/** The smallest box that has all of these in it. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** Fields that may be moved or deleted; locked fields are excluded. */
export const unlocked = (fields: readonly LayoutField[], indices: readonly number[]): number[] =>
  indices.filter((index) => !fields[index]!.locked)

/** Moves fields together, as far as all of them stay on the page. */
export function moveFields(fields: readonly LayoutField[], indices: readonly number[], by: Shift): FieldChanges {
  const moved = unlocked(fields, indices)
  if (moved.length === 0) return new Map()
  const all = boxAround(moved.map((index) => fields[index]!))
  const to = insidePage({ x: all.x + by.x, y: all.y + by.y }, all)
  return shifted(fields, moved, { x: to.x - all.x, y: to.y - all.y })
}

/** Lines up several fields along a side or the middle of the box around them, or one along that of the page. */
export function alignFields(fields: readonly LayoutField[], indices: readonly number[], side: Side): FieldChanges {
  const around = indices.length > 1 ? boxAround(indices.map((index) => fields[index]!)) : PAGE
  return placed(fields, unlocked(fields, indices), (field) => {
    const { x, y, width, height } = field
    switch (side) {
      case 'left':
        return { x: around.x, y }
      case 'center':
        return { x: around.x + (around.width - width) / 2, y }
      case 'right':
        return { x: around.x + around.width - width, y }
      case 'top':
        return { x, y: around.y }
      case 'middle':
        return { x, y: around.y + (around.height - height) / 2 }
      case 'bottom':
        return { x, y: around.y + around.height - height }
    }
  })
}

/** Distributes fields with equal gaps. The first, the last and locked fields stay in place. */
export function distributeFields(fields: readonly LayoutField[], indices: readonly number[], way: Way): FieldChanges {
  const [start, size] = way === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const inOrder = indices.toSorted((a, b) => fields[a]![start] - fields[b]![start])
  const boxes = inOrder.map((index) => fields[index]!)
  const around = boxAround(boxes)
  const room = (around[size] - boxes.reduce((sum, box) => sum + box[size], 0)) / Math.max(1, boxes.length - 1)
  let at = around[start]
  const starts = new Map(
    inOrder.map((index) => {
      const here = at
      at += fields[index]![size] + room
      return [index, here]
    }),
  )
  return placed(fields, unlocked(fields, indices), (field, index) => ({ ...field, [start]: starts.get(index)! }))
}

const shifted = (fields: readonly LayoutField[], indices: readonly number[], by: Shift) =>
  placed(fields, indices, ({ x, y }) => ({ x: x + by.x, y: y + by.y }))

/** New positions of the fields; fields that do not move are left out. */
function placed(
  fields: readonly LayoutField[],
  indices: readonly number[],
  place: (field: LayoutField, index: number) => Shift,
): FieldChanges {
  const all = indices.map((index) => [index, insidePage(place(fields[index]!, index), fields[index]!)] as const)
  return new Map(all.filter(([index, { x, y }]) => fields[index]!.x !== x || fields[index]!.y !== y))
}
