import type { Box, Layout } from './scene-types.ts'

/**
 * The smallest upright box that has a turned one in it, in fractions of the page.
 * @param around what it is turned with, around the middle of that
 * @param degrees clockwise
 */
export function turnedBox(box: Box, around: Box, degrees: number, page: Layout['page']): Box {
  if (degrees === 0) return box
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const middle = { x: (around.x + around.width / 2) * page.width, y: (around.y + around.height / 2) * page.height }
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => {
      const [dx, dy] = [x * page.width - middle.x, y * page.height - middle.y]
      return { x: (middle.x + dx * cos - dy * sin) / page.width, y: (middle.y + dx * sin + dy * cos) / page.height }
    }),
  )
  const [left, right] = ends(corners.map(({ x }) => x))
  const [top, bottom] = ends(corners.map(({ y }) => y))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const ends = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
