import type { Shape } from './scene.ts'

type Point = readonly [x: number, y: number]

const at = (...points: Point[]) => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' ')
const turn = (angle: number): Point => [Math.cos(angle), Math.sin(angle)]

/** Draws the two halves of a leaf, light and shaded; `angle` in radians, clockwise from the right. */
function leaf([x, y]: Point, angle: number, length: number, width: number, light: string, shade: string): Shape[] {
  const [dx, dy] = turn(angle)
  const along = (share: number, aside: number): Point => [
    x + dx * length * share - dy * width * aside,
    y + dy * length * share + dx * width * aside,
  ]
  const half = (side: 1 | -1) =>
    `M ${at([x, y])} C ${at(along(0.22, 0.62 * side), along(0.72, 0.56 * side), along(1, 0))} Z`
  return [
    { path: half(-1), fill: light },
    { path: half(1), fill: shade },
  ]
}

/** Returns a circle as four cubic curves. */
export function circlePath(x: number, y: number, radius: number): string {
  const k = radius * 0.5523
  const r = radius
  return (
    `M ${at([x + r, y])} C ${at([x + r, y + k], [x + k, y + r], [x, y + r])} ` +
    `${at([x - k, y + r], [x - r, y + k], [x - r, y])} ${at([x - r, y - k], [x - k, y - r], [x, y - r])} ` +
    `${at([x + k, y - r], [x + r, y - k], [x + r, y])} Z`
  )
}

type Wreath = { x: number; y: number; radius: number; leaves: number; light: string; shade: string }

/** Draws a laurel wreath, open at the top: two branches of paired leaves with berries, crossed at the foot. */
export function laurelWreath({ x, y, radius, leaves, light, shade }: Wreath): Shape[] {
  const shapes: Shape[] = []
  const from = 0.53 * Math.PI
  const to = -0.37 * Math.PI
  for (const side of [1, -1] as const) {
    const place = (angle: number, distance = radius): Point => {
      const [dx, dy] = turn(angle)
      return [x + side * dx * distance, y + dy * distance]
    }
    // Clockwise on one side is anticlockwise on the other.
    const heading = (angle: number) => (side === 1 ? angle : Math.PI - angle)
    const stem = Array.from({ length: 13 }, (_, i) => place(from + 0.12 + ((to - from - 0.12) * i) / 12))
    shapes.push({
      path: `M ${stem.map((point) => at(point)).join(' L ')}`,
      stroke: shade,
      stroke_width: radius * 0.022,
    })
    for (let i = 0; i < leaves; i++) {
      const share = i / leaves
      const angle = from - 0.1 + (to - from + 0.1) * share
      const length = radius * (3.4 / leaves) * (1 - 0.3 * share)
      const width = length * 0.52
      for (const spread of [0.6, -0.62]) {
        const [first, second] = side * spread > 0 ? [light, shade] : [shade, light]
        shapes.push(...leaf(place(angle), heading(angle - Math.PI / 2 + spread), length, width, first, second))
      }
      if (i % 2 === 1) {
        const berry = place(angle - 0.5 / leaves, radius * (1 + 1.15 / leaves))
        shapes.push({ path: circlePath(...berry, radius * 0.024), fill: shade })
      }
    }
    const tip = radius * (2.3 / leaves)
    shapes.push(...leaf(place(to), heading(to - Math.PI / 2), tip, tip * 0.52, light, shade))
  }
  return shapes
}

type Band = { from: Point; to: Point; amplitude: number; periods: number; color: string; width: number }

/** Draws a chain of nested lenses, as on banknotes: sine waves of three heights on both sides of a straight line. */
export function waveBand({ from, to, amplitude, periods, color, width }: Band): Shape[] {
  const [dx, dy] = [(to[0] - from[0]) / (2 * periods), (to[1] - from[1]) / (2 * periods)]
  const length = Math.hypot(dx, dy)
  const shapes: Shape[] = []
  for (const height of [1, 0.62, 0.28, -0.28, -0.62, -1]) {
    let path = `M ${at(from)} C`
    for (let i = 0; i < 2 * periods; i++) {
      const sign = i % 2 ? -1 : 1
      // The cubic curve that starts and ends with the slope of a sine and reaches its height in the middle.
      const point = (share: number, rise: number): Point => [
        from[0] + dx * (i + share) - (dy / length) * rise,
        from[1] + dy * (i + share) + (dx / length) * rise,
      ]
      const rise = (4 / 3) * amplitude * height * sign
      path += ` ${at(point(0.4244, rise), point(0.5756, rise), point(1, 0))}`
    }
    shapes.push({ path, stroke: color, stroke_width: width })
  }
  return shapes
}

type Rosette = { x: number; y: number; radius: number; petals: number; color: string; width: number }

/** Draws a rosette of ellipses rotated about their common centre. */
export function rosette({ x, y, radius, petals, color, width }: Rosette): Shape[] {
  return Array.from({ length: petals }, (_, i) => {
    const [dx, dy] = turn((Math.PI * i) / petals)
    const point = (along: number, aside: number): Point => [
      x + radius * (dx * along - dy * aside * 0.45),
      y + radius * (dy * along + dx * aside * 0.45),
    ]
    const k = 0.5523
    const curves = [
      [point(1, k), point(k, 1), point(0, 1)],
      [point(-k, 1), point(-1, k), point(-1, 0)],
      [point(-1, -k), point(-k, -1), point(0, -1)],
      [point(k, -1), point(1, -k), point(1, 0)],
    ]
    const path = `M ${at(point(1, 0))} C ${curves.map((curve) => at(...curve)).join(' ')} Z`
    return { path, stroke: color, stroke_width: width }
  })
}

/** Draws a rule interrupted by a lozenge between two dots. */
export function dividerRule(x: number, y: number, width: number, color: string): Shape[] {
  const half = width / 2
  const gap = 13
  const line = (from: number, to: number): Shape => ({
    path: `M ${at([from, y])} L ${at([to, y])}`,
    stroke: color,
    stroke_width: 0.6,
  })
  return [
    line(x - half, x - gap),
    line(x + gap, x + half),
    { path: `M ${at([x - 5.2, y])} L ${at([x, y - 3.1], [x + 5.2, y], [x, y + 3.1])} Z`, fill: color },
    { path: circlePath(x - 9.4, y, 0.9), fill: color },
    { path: circlePath(x + 9.4, y, 0.9), fill: color },
  ]
}

/** Returns the outline of a rectangle whose corners are cut out in quarter circles. */
export function notchedFrame(x: number, y: number, width: number, height: number, notch: number): string {
  const [right, bottom] = [x + width, y + height]
  const k = notch * 0.5523
  const corner = (from: Point, c1: Point, c2: Point, end: Point) => `L ${at(from)} C ${at(c1, c2, end)}`
  return (
    `M ${at([x + notch, y])} ` +
    `${corner([right - notch, y], [right - notch, y + k], [right - k, y + notch], [right, y + notch])} ` +
    `${corner([right, bottom - notch], [right - k, bottom - notch], [right - notch, bottom - k], [right - notch, bottom])} ` +
    `${corner([x + notch, bottom], [x + notch, bottom - k], [x + k, bottom - notch], [x, bottom - notch])} ` +
    `${corner([x, y + notch], [x + k, y + notch], [x + notch, y + k], [x + notch, y])} Z`
  )
}
