import { circlePath, laurelWreath, rosette } from '../../../lib/render/ornaments.ts'
import { mixed } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import type { BadgePalette } from './badge-palettes.ts'

/** Side of the square, in points. */
export const SIDE = 600
export const MIDDLE = SIDE / 2
/** Centre of the medal, from the top. */
export const MEDAL = 256

const GLOW_STEPS = 40
const TEETH = 40

type Point = readonly [x: number, y: number]

const at = (...points: Point[]) => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L ')
const polygon = (...points: Point[]) => `M ${at(...points)} Z`
const polar = (angle: number, radius: number): Point => [
  MIDDLE + radius * Math.cos(angle),
  MEDAL + radius * Math.sin(angle),
]
const disc = (radius: number, fill: string): Shape => ({ path: circlePath(MIDDLE, MEDAL, radius), fill })
const ring = (radius: number, stroke: string, width: number): Shape => ({
  path: circlePath(MIDDLE, MEDAL, radius),
  stroke,
  stroke_width: width,
})

/** Returns all shapes of a badge except its texts. */
export function badgeShapes(palette: BadgePalette): Shape[] {
  return [...ground(palette), ...ribbonTails(palette), ...starburst(palette), ...face(palette), ...banner(palette)]
}

/** Glow behind the medal, and a double line around it. Fine lines over it would triple the size of the file. */
function ground({ ground: [edge, glow] }: BadgePalette): Shape[] {
  const light = Array.from({ length: GLOW_STEPS }, (_, step) => {
    const share = (step + 1) / GLOW_STEPS
    return disc(430 - 260 * share, mixed(edge, glow, share ** 1.4))
  })
  return [
    { path: polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]), fill: edge },
    ...light,
    ...[18, 23].map((inset, index) => ({
      path: polygon([inset, inset], [SIDE - inset, inset], [SIDE - inset, SIDE - inset], [inset, SIDE - inset]),
      stroke: mixed(edge, glow, index === 0 ? 0.75 : 0.45),
      stroke_width: index === 0 ? 1.4 : 0.6,
    })),
  ]
}

/** Two ribbon ends under the medal, each with a shaded fold. */
function ribbonTails({ enamel: [, bright], metal: [, body] }: BadgePalette): Shape[] {
  return [-1, 1].flatMap((side) => {
    const x = (dx: number) => MIDDLE + side * dx
    const tail: Point[] = [
      [x(30), 400],
      [x(112), 372],
      [x(150), 506],
      [x(109), 488],
      [x(82), 524],
    ]
    const stripe: Point[] = [
      [x(62), 389],
      [x(80), 383],
      [x(124), 494.6],
      [x(109), 488],
      [x(103), 496],
    ]
    return [
      { path: polygon(...tail), fill: mixed(bright, '#ffffff', side < 0 ? 0.2 : 0.12) },
      { path: polygon(...stripe), fill: body },
    ]
  })
}

/** Metal teeth, light on one side and shaded on the other. */
function starburst({ metal: [light, body, shade, rim] }: BadgePalette): Shape[] {
  const teeth = Array.from({ length: TEETH }, (_, index) => {
    const [before, tip, after] = [-0.5, 0, 0.5].map((step) => (2 * Math.PI * (index + step)) / TEETH) as [
      number,
      number,
      number,
    ]
    // Light comes from above on the left.
    const lit = (Math.cos(tip + (3 * Math.PI) / 4) + 1) / 2
    const [bright, dark] = [mixed(shade, light, 0.4 + lit * 0.6), mixed(rim, body, 0.3 + lit * 0.7)]
    return [
      { path: polygon([MIDDLE, MEDAL], polar(before, 196), polar(tip, 212)), fill: bright },
      { path: polygon([MIDDLE, MEDAL], polar(tip, 212), polar(after, 196)), fill: dark },
    ]
  }).flat()
  return [
    ...teeth,
    disc(190, rim),
    disc(188.5, body),
    disc(186, light),
    disc(182, mixed(body, light, 0.4)),
    disc(178, shade),
  ]
}

/** Enamel with a string of pearls, and the face with its wreath. */
function face({ enamel: [deep, bright], metal: [light, body, shade], face: paper }: BadgePalette): Shape[] {
  const pearls = Array.from({ length: 72 }, (_, index) => {
    const [x, y] = polar((2 * Math.PI * index) / 72, 165.5)
    return [
      { path: circlePath(x, y, 2.5), fill: shade },
      { path: circlePath(x - 0.5, y - 0.5, 1.7), fill: light },
    ]
  }).flat()
  const enamel = Array.from({ length: 12 }, (_, step) => disc(176 - step * 1.6, mixed(deep, bright, step / 11)))
  const wreath = { x: MIDDLE, y: MEDAL, radius: 132, leaves: 13 }
  return [
    ...enamel,
    ...pearls,
    disc(157, shade),
    disc(155.5, light),
    disc(153, paper),
    ...rosette({ x: MIDDLE, y: MEDAL, radius: 150, petals: 30, color: mixed(paper, body, 0.16), width: 0.35 }),
    ring(149, mixed(paper, shade, 0.6), 0.8),
    ...laurelWreath({ ...wreath, light: body, shade }),
    ...star(MIDDLE, MEDAL - 118, 15, body, shade),
  ]
}

/** A star of five points in facets. */
function star(x: number, y: number, radius: number, light: string, shade: string): Shape[] {
  return Array.from({ length: 10 }, (_, index) => {
    const point = (n: number): Point => {
      const angle = (Math.PI * n) / 5 - Math.PI / 2
      const reach = n % 2 === 0 ? radius : radius * 0.42
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    }
    return { path: polygon([x, y], point(index), point(index + 1)), fill: index % 2 === 0 ? shade : light }
  })
}

/** The metal ribbon across the foot of the medal, which bears the organisation. */
function banner({ enamel: [deep], metal: [light, body, shade, rim] }: BadgePalette): Shape[] {
  const [top, bottom] = [391, 435]
  const [left, right] = [MIDDLE - 214, MIDDLE + 214]
  const ends = [-1, 1].flatMap((side) => {
    const x = (dx: number) => MIDDLE + side * dx
    const end = [
      [x(172), top + 15],
      [x(254), top + 15],
      [x(236), top + 37],
      [x(254), top + 59],
      [x(172), top + 59],
    ]
    return [
      { path: polygon(...(end as unknown as Point[])), fill: shade },
      { path: polygon([x(172), bottom], [x(214), bottom], [x(172), bottom + 15]), fill: mixed(rim, deep, 0.55) },
    ]
  })
  const stripes = Array.from({ length: 11 }, (_, step) => {
    const [from, to] = [top + step * 4, top + (step + 1) * 4]
    const fill = mixed(body, light, 0.85 - Math.abs(step - 3) * 0.11)
    return { path: polygon([left, from], [right, from], [right, to], [left, to]), fill }
  })
  const edge = (y: number): Shape => ({
    path: `M ${at([left, y], [right, y])}`,
    stroke: mixed(body, rim, 0.55),
    stroke_width: 0.8,
  })
  return [...ends, ...stripes, edge(top + 4), edge(bottom - 4)]
}
