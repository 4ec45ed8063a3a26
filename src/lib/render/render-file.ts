import { lruCache } from '../caches/lru-cache.ts'
import { type PreparedScene, prepareScene } from './prepare-scene.ts'
import { type LastTexts, pdfBytes, renderPdf } from './render-pdf.ts'
import { renderCompactPng, renderJpeg, renderPng } from './render-picture.ts'
import type { Drawing, FileKind, PdfParts } from './scene.ts'

/** The width of pictures in pixels, unless their scene has another for PNG files. */
const WIDTH = 1200

/** Scenes of events whose documents are being made now, at 20 to 300 KB each, or 6 MB with the heaviest background. */
const prepared = lruCache<PreparedScene>({ values: 16, bytes: 32 * 1_048_576 }, ({ prefix }) => prefix.length)

/**
 * The most that a PDF drawn on the main thread may show, so that it takes a few milliseconds whatever its letters and
 * layout.
 */
const SMALL = { items: 25, pictures: 300_000, fixedText: 1_000, filledText: 500 }
/** Preparing a scene takes about 20 ms, so documents of many scenes could occupy a thread. */
const PREPARE_EVERY_MS = 1_000
let preparedAt = Number.NEGATIVE_INFINITY

/** Renders a document as a file. The same drawing gives the same bytes. */
export async function renderFile(drawing: Drawing, kind: FileKind): Promise<Buffer> {
  if (kind === 'pdf') return pdfBytes(renderParts(drawing))
  const { compact, pngWidth = WIDTH } = drawing.scene
  if (kind === 'jpg') return renderJpeg(readyScene(drawing), drawing.fill, { width: WIDTH })
  if (compact) return renderCompactPng(readyScene(drawing), drawing.fill, compact)
  return renderPng(readyScene(drawing), drawing.fill, { width: pngWidth })
}

/** Renders a document as a PDF in two parts; `lastTexts` as in `renderPdf`. */
export function renderParts(drawing: Drawing, lastTexts?: LastTexts): PdfParts {
  return renderPdf(readyScene(drawing), drawing.fill, lastTexts)
}

/** Renders a document as `renderParts`, or returns null if that could take more than a few milliseconds. */
export function renderSmall(drawing: Drawing, now: Date): PdfParts | null {
  const { items } = drawing.scene
  const fixed = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  if (items.reduce((sum, item) => sum + (item.kind === 'picture' ? item.bytes.length : 0), 0) > SMALL.pictures)
    return null
  if (items.length > SMALL.items || lengthOf(fixed) > SMALL.fixedText) return null
  if (lengthOf(Object.values(drawing.fill.texts)) > SMALL.filledText) return null
  if (!prepared.get(drawing.key)) {
    if (Math.abs(now.getTime() - preparedAt) < PREPARE_EVERY_MS) return null
    preparedAt = now.getTime()
  }
  return renderParts(drawing)
}

const lengthOf = (texts: string[]) => texts.reduce((sum, { length }) => sum + length, 0)

function readyScene({ key, scene }: Drawing): PreparedScene {
  const known = prepared.get(key)
  if (known) return known
  const ready = prepareScene(scene)
  prepared.set(key, ready)
  return ready
}
