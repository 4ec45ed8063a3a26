import { luminanceOf } from './contrast.ts'
import type { Background, Box, Layout } from './scene-types.ts'

/** Luminances of the background on a coarse grid. */
export type GroundLight = { width: number; height: number; luminances: Float32Array }

/** Points of the grid across: an ornament is a few of them. */
const ACROSS = 480
/** Maximum number of points sampled in a box. */
const MAX = 400

/** Reads how bright the background is. */
export async function readGroundLight(background: Background, page: Layout['page']): Promise<GroundLight> {
  const pen = await paintGround(background, page, ACROSS)
  const { width, height } = pen.canvas
  const { data } = pen.getImageData(0, 0, width, height)
  const luminances = new Float32Array(width * height)
  for (let at = 0; at < luminances.length; at++)
    luminances[at] = luminanceOf(data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!)
  return { width, height, luminances }
}

/** Width in pixels of the background image used for sampling. */
export async function paintGround(
  background: Background,
  page: Layout['page'],
  width: number,
): Promise<CanvasRenderingContext2D> {
  const height = Math.max(1, Math.round((width * page.height) / page.width))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  if (background.kind === 'picture') await drawPicture(pen, background.url, { width, height })
  else drawShapes(pen, background.shapes, width / page.width)
  return pen
}

/** Whole and in the middle, as large as fits: as the service has it. */
async function drawPicture(pen: CanvasRenderingContext2D, url: string, room: { width: number; height: number }) {
  const picture = Object.assign(new Image(), { src: url })
  await picture.decode()
  const scale = Math.min(room.width / picture.naturalWidth, room.height / picture.naturalHeight)
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  pen.drawImage(picture, (room.width - width) / 2, (room.height - height) / 2, width, height)
}

function drawShapes(pen: CanvasRenderingContext2D, shapes: readonly Shape[], scale: number): void {
  pen.scale(scale, scale)
  for (const { path, fill, stroke, stroke_width = 1 } of shapes) {
    const drawn = new Path2D(path)
    if (fill) {
      pen.fillStyle = fill
      pen.fill(drawn)
    }
    if (stroke) {
      pen.strokeStyle = stroke
      pen.lineWidth = stroke_width
      pen.stroke(drawn)
    }
  }
}
type Shape = Extract<Background, { kind: 'drawing' }>['shapes'][number]

/** Luminances below a box given in fractions of the page, at evenly spaced points. */
export function lightBehind({ width, height, luminances }: GroundLight, box: Box): number[] {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const left = clamp(Math.floor(box.x * width), width - 1)
  const right = clamp(Math.ceil((box.x + box.width) * width), width)
  const top = clamp(Math.floor(box.y * height), height - 1)
  const bottom = clamp(Math.ceil((box.y + box.height) * height), height)
  const step = Math.max(1, Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / MAX)))
  const found: number[] = []
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) found.push(luminances[y * width + x]!)
  return found
}
