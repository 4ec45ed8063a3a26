import { pdfNumber } from './pdf-syntax.ts'
import type { Box } from './scene.ts'

/** The content of a box, rotated around its middle by degrees, clockwise. */
export type Turned = { box: Box; rotation?: number | undefined }

/** The matrix of a rotation around a point, clockwise where y counts downwards: a, b, c, d, e, f. */
export type Turn = [number, number, number, number, number, number]

/** Returns the rotation matrix of an item; null if it is not rotated. @param scale pixels per point */
export function turnOf({ box, rotation = 0 }: Turned, scale: number): Turn | null {
  if (rotation === 0) return null
  const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale]
  return turnAround(x, y, rotation)
}

/** Wraps operators in a rotation, on a page whose y counts upwards. */
export function turnedOperators(operators: string, { box, rotation = 0 }: Turned, pageHeight: number): string {
  if (rotation === 0 || operators === '') return operators
  const turn = turnAround(box.x + box.width / 2, pageHeight - box.y - box.height / 2, -rotation)
  return `q ${turn.map(pdfNumber).join(' ')} cm\n${operators}Q\n`
}

/** Returns the smallest box around this one after it is rotated with its containing box. */
export function boundsOf(inner: Box, turn: Turn | null): Box {
  if (turn === null) return inner
  const [a, b, c, d, e, f] = turn
  const corners = [inner.x, inner.x + inner.width].flatMap((x) =>
    [inner.y, inner.y + inner.height].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function turnAround(x: number, y: number, degrees: number): Turn {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
