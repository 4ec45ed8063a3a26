import type { Canvas, Image, Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { memoize } from '../caches/memoize.ts'
import { fitText } from './fit-text.ts'
import type { FontFace } from './font-face.ts'
import { pictureBox } from './jpeg-size.ts'
import { codeSquare, moduleSquare } from './pdf-content.ts'
import { insideBox } from './pdf-pictures.ts'
import type { FixedItem, PreparedScene } from './prepare-scene.ts'
import { eachBar, qrCode } from './qr-modules.ts'
import type { Compact, Fill, Item, PictureItem, QrItem } from './scene.ts'
import { boundsOf, type Turn, turnOf } from './turn.ts'
import { compressBackground, type Ink, type Pixels, type PngBackground, writePng } from './write-png.ts'

type CanvasModule = typeof import('@napi-rs/canvas')

/** The fields of a prepared scene that pictures need. */
type Drawable = Pick<PreparedScene, 'scene' | 'fixed'>

/** The canvas that all documents of a scene share; `png` is created with the first PNG. */
type Background = { prepared: Drawable; width: number; canvas: Canvas; png?: PngBackground }

/** The pixels of a page 1200 wide and 2.7 times as high; the first PNG of that size takes up to 1 s. */
const MAX_PIXELS = 4_000_000
/** A few finished backgrounds, at 4 to 24 MB each. */
const MAX_BACKGROUNDS = 4
const backgrounds: Background[] = []
/** In units of the font, upwards from the baseline. */
type Outline = { path: Path2D; low: number; high: number }
const INDEXED = { palette: true, dither: 0, effort: 7, compressionLevel: 9 } as const
const outlinesOf = new Map<FontFace, Map<number, Outline>>()
/** Per font, at about 3 KB each. */
const MAX_OUTLINES = 5_000

/**
 * Renders a document of the scene as PNG, `width` pixels wide, with the same shaping and outlines as the PDF. Call it
 * in a worker thread: the first PNG of a scene takes up to a second.
 */
export async function renderPng(prepared: Drawable, fill: Fill, { width }: { width: number }): Promise<Buffer> {
  const { canvas, background, ink } = await drawDocument(prepared, fill, width)
  background.png ??= compressBackground(pixelsOf(background.canvas))
  return writePng(pixelsOf(canvas), background.png, ink)
}

/**
 * Renders a document of the scene as PNG of at most 256 colours, which takes about 0.2 s. A picture of many shades that
 * would exceed `bytes` gets fewer colours.
 */
export async function renderCompactPng(prepared: Drawable, fill: Fill, compact: Compact): Promise<Buffer> {
  const { canvas } = await drawDocument(prepared, fill, compact.width)
  const { default: sharp } = await import('sharp')
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
  const picture = sharp(pixelsOf(canvas).read(0, canvas.height), { raw }).removeAlpha()
  const write = (quality: number) =>
    picture
      .clone()
      .png({ ...INDEXED, quality })
      .toBuffer()
  const fine = await write(85)
  return fine.length <= compact.bytes ? fine : write(60)
}

/** Renders a document of the scene as JPEG of quality 82, `width` pixels wide. */
export async function renderJpeg(prepared: Drawable, fill: Fill, { width }: { width: number }): Promise<Buffer> {
  return (await drawDocument(prepared, fill, width)).canvas.encodeSync('jpeg', 82)
}

function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  return {
    width,
    height,
    read(from, to) {
      const { data } = context.getImageData(0, from, width, to - from)
      return new Uint8Array(data.buffer, data.byteOffset, data.length)
    },
  }
}

/** Draws a document on its background. @returns the canvas, the background and the areas where they differ */
export async function drawDocument(
  prepared: Drawable,
  fill: Fill,
  width: number,
  items = prepared.scene.items.filter(({ kind }) => kind !== 'picture'),
): Promise<{ canvas: Canvas; background: Background; ink: Ink[] }> {
  const module = await import('@napi-rs/canvas')
  const background = await readyBackground(module, prepared, width)
  const pictures = await loadPictures(module, items)
  const canvas = module.createCanvas(background.canvas.width, background.canvas.height)
  const context = canvas.getContext('2d')
  context.drawImage(background.canvas, 0, 0)
  const { scene } = prepared
  const scale = canvas.width / scene.page.width
  const ink = items.flatMap((item) => {
    if (item.kind === 'qr' && fill.qr) return drawQr(context, item, fill.qr.text, scale)
    if (item.kind === 'picture') drawPicture(context, pictures, item, scale)
    if (item.kind !== 'slot') return []
    const lines = fitText(fill.texts[item.slot] ?? '', item, scene.language)
    return drawLines(module, context, { ...item, kind: 'lines', lines }, scale)
  })
  return { canvas, background, ink }
}

/** Returns the background of a scene, drawn once per width. */
async function readyBackground(module: CanvasModule, prepared: Drawable, width: number): Promise<Background> {
  const known = backgrounds.findIndex((entry) => entry.prepared === prepared && entry.width === width)
  const [entry] = known < 0 ? [] : backgrounds.splice(known, 1)
  const background = entry ?? { prepared, width, canvas: await drawBackground(module, prepared, width) }
  backgrounds.unshift(background)
  backgrounds.length = Math.min(backgrounds.length, MAX_BACKGROUNDS)
  return background
}

async function drawBackground(module: CanvasModule, prepared: Drawable, width: number): Promise<Canvas> {
  const { page, background } = prepared.scene
  // At the full width, a page much higher than wide would take seconds and gigabytes.
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
    if (background.picture) {
      const { png, box } = background.picture
      const picture = await module.loadImage(png)
      const size = Math.min(1, box.width / picture.width, box.height / picture.height)
      const [across, down] = [picture.width * size, picture.height * size]
      context.drawImage(picture, box.x + (box.width - across) / 2, box.y + (box.height - down) / 2, across, down)
    }
  }
  const pictures = await loadPictures(module, prepared.fixed)
  for (const item of prepared.fixed) {
    if (item.kind === 'picture') drawPicture(context, pictures, item, scale)
    else drawLines(module, context, item, scale)
  }
  return canvas
}

type Pictures = Map<string, Image>

/** Decodes each picture once. */
async function loadPictures(module: CanvasModule, items: readonly (Item | FixedItem)[]): Promise<Pictures> {
  const found: Pictures = new Map()
  for (const item of items)
    if (item.kind === 'picture' && !found.has(item.id)) found.set(item.id, await module.loadImage(item.bytes))
  return found
}

function drawPicture(context: SKRSContext2D, pictures: Pictures, item: PictureItem, scale: number): void {
  const picture = pictures.get(item.id)!
  place(context, turnOf(item, scale), [scale, 0, 0, scale, 0, 0])
  const { x, y, width, height } = insideBox(picture, item.box, item.align)
  context.drawImage(picture, x, y, width, height)
}

/** Unrotated items are placed directly, since a product of matrices may differ in the last digit. */
function place(context: SKRSContext2D, turn: Turn | null, at: Turn): void {
  context.setTransform(...(turn ?? at))
  if (turn !== null) context.transform(...at)
}

type Lines = Extract<FixedItem, { kind: 'lines' }>

function drawLines(module: CanvasModule, context: SKRSContext2D, item: Lines, scale: number): Ink[] {
  const turn = turnOf(item, scale)
  context.fillStyle = item.color
  context.strokeStyle = item.color
  context.lineJoin = 'round'
  return item.lines.map(({ line, x, y, size }) => {
    const ink = { top: Number.POSITIVE_INFINITY, bottom: Number.NEGATIVE_INFINITY }
    let pen = x
    for (const { face, clusters } of line.runs) {
      const outlines = memoize(outlinesOf, face, () => new Map<number, Outline>())
      const unit = size / face.unitsPerEm
      const outline = face.heavier * face.unitsPerEm
      if (outline > 0) context.lineWidth = outline
      for (const { glyphs, advance } of clusters) {
        for (const { glyph, x: right, y: up } of glyphs) {
          const { path, low, high } = memoize(outlines, glyph, () => outlineOf(module, face, glyph), MAX_OUTLINES)
          const base = (y - up * unit) * scale
          place(context, turn, [unit * scale, 0, 0, -unit * scale, (pen + right * unit) * scale, base])
          context.fill(path)
          if (outline > 0) context.stroke(path)
          ink.top = Math.min(ink.top, base - (high + outline) * unit * scale)
          ink.bottom = Math.max(ink.bottom, base - (low - outline) * unit * scale)
        }
        pen += advance * unit
      }
    }
    return turn === null ? ink : turnedInk(ink, turn, { from: (x - size) * scale, to: (pen + size) * scale })
  })
}

/** Letters may reach beyond the pen by as much as their size. */
function turnedInk({ top, bottom }: Ink, turn: Turn, { from, to }: { from: number; to: number }): Ink {
  if (bottom < top) return { top, bottom }
  const { y, height } = boundsOf({ x: from, y: top, width: to - from, height: bottom - top }, turn)
  return { top: y, bottom: y + height }
}

function outlineOf(module: CanvasModule, face: FontFace, glyph: number): Outline {
  const path = new module.Path2D(face.font.glyphToPath(glyph))
  const [, low, , high] = path.getBounds()
  return { path, low, high }
}

function drawQr(context: SKRSContext2D, item: QrItem, text: string, scale: number): Ink {
  const code = qrCode(text)
  const { size } = code
  const { x, y, width } = moduleSquare(item, size)
  const turn = turnOf(item, scale)
  place(context, turn, [scale, 0, 0, scale, 0, 0])
  const paper = codeSquare(item)
  if (item.paper) {
    context.fillStyle = item.paper
    context.fillRect(paper.x, paper.y, paper.width, paper.height)
  }
  // Modules are whole pixels, so that readers of a small picture see no grey edge between two modules.
  const module = Math.max(1, Math.floor((width * scale) / size))
  const margin = (width * scale - module * size) / 2
  const [left, top] = [Math.round(x * scale + margin), Math.round(y * scale + margin)]
  place(context, turn, [1, 0, 0, 1, left, top])
  context.fillStyle = item.color
  eachBar(code, (column, row, modules) => context.fillRect(column * module, row * module, modules * module, module))
  const bottom = Math.max(top + size * module, (paper.y + paper.height) * scale)
  const ink = { top: Math.min(top, paper.y * scale), bottom }
  const across = {
    from: Math.min(left, paper.x * scale),
    to: Math.max(left + size * module, (paper.x + paper.width) * scale),
  }
  return turn === null ? ink : turnedInk(ink, turn, across)
}
