type Point = readonly [x: number, y: number]

const write = (value: number) => String(Math.round(value * 100) / 100)
const at = (...points: Point[]) => points.map((point) => point.map(write).join(' ')).join(' ')
/** Distance of a cubic curve's handles from the ends of a quarter circle, in radii. */
const HANDLE = 0.5523

export function polygonPath(...points: Point[]): string {
  return `M ${points.map((point) => at(point)).join(' L ')} Z`
}

export function rectanglePath(x: number, y: number, width: number, height: number): string {
  return polygonPath([x, y], [x + width, y], [x + width, y + height], [x, y + height])
}

export function linePath(from: Point, ...to: Point[]): string {
  return `M ${at(from)} ${to.map((point) => `L ${at(point)}`).join(' ')}`
}

/** A quarter of a disc; `across` and `down` go from its corner to the ends of its two sides. */
export function quarterPath([x, y]: Point, across: number, down: number): string {
  const handles = at([x + across, y + down * HANDLE], [x + across * HANDLE, y + down], [x, y + down])
  return `M ${at([x, y])} L ${at([x + across, y])} C ${handles} Z`
}

/** A rectangle with rounded corners. */
export function cardPath(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom, k] = [x + width, y + height, radius * (1 - HANDLE)]
  const corner = (start: Point, first: Point, second: Point, end: Point) => `L ${at(start)} C ${at(first, second, end)}`
  return (
    `M ${at([x + radius, y])} ` +
    `${corner([right - radius, y], [right - k, y], [right, y + k], [right, y + radius])} ` +
    `${corner([right, bottom - radius], [right, bottom - k], [right - k, bottom], [right - radius, bottom])} ` +
    `${corner([x + radius, bottom], [x + k, bottom], [x, bottom - k], [x, bottom - radius])} ` +
    `${corner([x, y + radius], [x, y + k], [x + k, y], [x + radius, y])} Z`
  )
}
