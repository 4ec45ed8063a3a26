import type { Canvas, Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { fitText, type PlacedLine } from './fit-text.ts'
import type { FontFace } from './font-face.ts'
import { pictureBox } from './jpeg-size.ts'
import { codeSquare, moduleSquare } from './pdf-content.ts'
import type { PreparedScene } from './prepare-scene.ts'
import { qrBars } from './qr-modules.ts'
import { remember } from './remember.ts'
import type { Fill, QrItem } from './scene.ts'

type CanvasModule = typeof import('@napi-rs/canvas')

/** What a page of 1200 pixels has that is 2.7 times as high as it is wide; a PNG of so many takes up to 0.5 s. */
const MAX_PIXELS = 4_000_000
/** A few finished backgrounds, at 4 to 16 MB each. */
const MAX_BACKGROUNDS = 4
const backgrounds: { prepared: PreparedScene; width: number; canvas: Canvas }[] = []
const outlinesOf = new Map<FontFace, Map<number, Path2D>>()
/** Of one font, at some 3 KB each. */
const MAX_OUTLINES = 5_000

/**
 * Renders a document of the scene as PNG, `width` pixels wide, with the same shaping and outlines as the PDF. Call it
 * in a thread of its own: a PNG takes up to half a second.
 */
export async function renderPng(prepared: PreparedScene, fill: Fill, { width }: { width: number }): Promise<Buffer> {
  return (await drawDocument(prepared, fill, width)).encodeSync('png')
}

/** Renders a document of the scene as JPEG of quality 82, `width` pixels wide. */
export async function renderJpeg(prepared: PreparedScene, fill: Fill, { width }: { width: number }): Promise<Buffer> {
  return (await drawDocument(prepared, fill, width)).encodeSync('jpeg', 82)
}

async function drawDocument(prepared: PreparedScene, fill: Fill, width: number): Promise<Canvas> {
  const module = await import('@napi-rs/canvas')
  const background = await backgroundCanvas(module, prepared, width)
  const canvas = module.createCanvas(background.width, background.height)
  const context = canvas.getContext('2d')
  context.drawImage(background, 0, 0)
  const { scene } = prepared
  const scale = canvas.width / scene.page.width
  for (const item of scene.items) {
    if (item.kind === 'qr' && fill.qr) drawQr(context, item, fill.qr.text, scale)
    if (item.kind !== 'slot') continue
    const lines = fitText(fill.texts[item.slot] ?? '', item, scene.language)
    drawLines(module, context, lines, item.color, scale)
  }
  return canvas
}

/** Everything that the documents of a scene share, drawn once for each width. */
async function backgroundCanvas(module: CanvasModule, prepared: PreparedScene, width: number): Promise<Canvas> {
  const known = backgrounds.findIndex((entry) => entry.prepared === prepared && entry.width === width)
  const [entry] = known < 0 ? [] : backgrounds.splice(known, 1)
  const canvas = entry?.canvas ?? (await drawBackground(module, prepared, width))
  backgrounds.unshift({ prepared, width, canvas })
  backgrounds.length = Math.min(backgrounds.length, MAX_BACKGROUNDS)
  return canvas
}

async function drawBackground(module: CanvasModule, prepared: PreparedScene, width: number): Promise<Canvas> {
  const { page, background } = prepared.scene
  // A page that is much higher than it is wide would take seconds and gigabytes at the full width.
  const scale = Math.min(width / page.width, Math.sqrt(MAX_PIXELS / (page.width * page.height)))
  const canvas = module.createCanvas(Math.round(page.width * scale), Math.round(page.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  if (background.kind === 'jpeg') {
    const picture = await module.loadImage(background.bytes)
    const { x, y, width: across, height: down } = pictureBox(picture, page)
    context.drawImage(picture, x, y, across, down)
  } else {
    for (const { path, fill, stroke, stroke_width: strokeWidth = 1 } of background.shapes) {
      const outline = new module.Path2D(path)
      if (fill) {
        context.fillStyle = fill
        context.fill(outline)
      }
      if (stroke) {
        context.strokeStyle = stroke
        context.lineWidth = strokeWidth
        context.stroke(outline)
      }
    }
  }
  for (const { lines, color } of prepared.staticLines) drawLines(module, context, lines, color, scale)
  return canvas
}

function drawLines(
  module: CanvasModule,
  context: SKRSContext2D,
  lines: PlacedLine[],
  color: string,
  scale: number,
): void {
  context.fillStyle = color
  for (const { line, x, y, size } of lines) {
    let pen = x
    for (const { face, clusters } of line.runs) {
      const paths = remember(outlinesOf, face, () => new Map<number, Path2D>())
      const unit = size / face.unitsPerEm
      for (const { glyphs, advance } of clusters) {
        for (const { glyph, x: right, y: up } of glyphs) {
          const path = remember(paths, glyph, () => new module.Path2D(face.font.glyphToPath(glyph)), MAX_OUTLINES)
          const left = (pen + right * unit) * scale
          context.setTransform(unit * scale, 0, 0, -unit * scale, left, (y - up * unit) * scale)
          context.fill(path)
        }
        pen += advance * unit
      }
    }
  }
}

function drawQr(context: SKRSContext2D, item: QrItem, text: string, scale: number): void {
  const { size, bars } = qrBars(text)
  const { x, y, width } = moduleSquare(item, size)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  if (item.paper) {
    context.fillStyle = item.paper
    const paper = codeSquare(item)
    context.fillRect(paper.x, paper.y, paper.width, paper.height)
  }
  // Whole pixels, so that no reader of a small picture meets a grey edge between two modules.
  const module = Math.max(1, Math.floor((width * scale) / size))
  const margin = (width * scale - module * size) / 2
  context.setTransform(1, 0, 0, 1, Math.round(x * scale + margin), Math.round(y * scale + margin))
  context.fillStyle = item.color
  for (const bar of bars) context.fillRect(bar.x * module, bar.y * module, bar.width * module, module)
}
