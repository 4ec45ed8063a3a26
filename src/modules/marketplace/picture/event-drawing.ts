import { MATCHED } from '../../../lib/render/font-catalogue.ts'
import { laurelWreath } from '../../../lib/render/ornaments.ts'
import { mixed, readableInk } from '../../../lib/render/readable-colours.ts'
import type { Box, Drawing, Item, Scene, Shape } from '../../../lib/render/scene.ts'

/** In points; pictures have twice as many pixels. Link previews show this shape uncropped. */
const WIDTH = 600
const HEIGHT = 315
const BAND = 66
const EDGE = 36

const OUR_COLOUR = '#1e5140'
const PAPER = '#fffdf8'
const INK = '#1d2925'

type Said = { over: string; name: string; place: string; organiser: string }
type Look = { language: string; colour: string | null; logo: { key: string; png: Buffer } | null }

/** Returns the drawing of an event: its name on the organiser's colour, with the organiser's logo and name below. */
export function eventDrawing(said: Said, { language, colour, logo }: Look): Drawing {
  const ground = colour ?? OUR_COLOUR
  const ink = readableInk(ground, '#ffffff', INK, '#000000')
  const box = { x: EDGE, y: HEIGHT - BAND + 11, width: 132, height: BAND - 22 }
  const scene: Scene = {
    page: { width: WIDTH, height: HEIGHT },
    language,
    background: {
      kind: 'drawing',
      shapes: shapes(ground, ink),
      ...(logo ? { picture: { png: logo.png, box } } : {}),
    },
    items: items(ground, ink, logo !== null),
  }
  const fill = { title: said.name, author: said.organiser, created: null, texts: said, qr: null }
  return { key: `event ${ground} ${language} ${logo?.key}`, scene, fill }
}

function shapes(ground: string, ink: string): Shape[] {
  const [light, shade] = [mixed(ground, ink, 0.13), mixed(ground, ink, 0.08)]
  return [
    { path: rectangle(0, 0, WIDTH, HEIGHT), fill: ground },
    ...laurelWreath({ x: WIDTH / 2, y: 118, radius: 122, leaves: 11, light, shade }),
    { path: rectangle(0, HEIGHT - BAND, WIDTH, BAND), fill: PAPER },
    { path: rectangle(0, HEIGHT - BAND, WIDTH, 3), fill: mixed(ground, ink, 0.35) },
  ]
}

function items(ground: string, ink: string, hasLogo: boolean): Item[] {
  const soft = readableInk(ground, mixed(ground, ink, 0.82), ink)
  const common = { kind: 'slot', align: 'center', whole_words: true } as const
  const line = (slot: keyof Said, box: Box, size: number, color: string): Item => {
    return { ...common, slot, box, font: `sans${MATCHED}`, size, min_size: 9, color, fit: 'shrink' }
  }
  const across = { x: EDGE, width: WIDTH - 2 * EDGE }
  const left = hasLogo ? EDGE + 148 : EDGE
  return [
    line('over', { ...across, y: 22, height: 24 }, 17, soft),
    {
      ...common,
      slot: 'name',
      box: { ...across, y: 54, height: 142 },
      font: `display-bold${MATCHED}`,
      size: 50,
      min_size: 16,
      color: ink,
      fit: 'wrap',
    },
    line('place', { ...across, y: 204, height: 28 }, 17, soft),
    {
      ...line('organiser', { x: left, y: HEIGHT - BAND + 10, width: WIDTH - EDGE - left, height: BAND - 17 }, 21, INK),
      font: `sans-bold${MATCHED}`,
    } as Item,
  ]
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M ${x} ${y} H ${x + width} V ${y + height} H ${x} Z`
}
