import { lruCache } from '../caches/lru-cache.ts'
import { type PreparedScene, prepareScene } from './prepare-scene.ts'
import { pdfBytes, renderPdf, type Said } from './render-pdf.ts'
import { renderJpeg, renderPng } from './render-picture.ts'
import type { Drawing, FileKind, PdfParts } from './scene.ts'

/** Of the pictures. */
const WIDTH = 1200

/** Those of the events that documents are made for just now, at 20 to 300 KB each, or 6 MB with the worst picture. */
const prepared = lruCache<PreparedScene>({ values: 16, bytes: 32 * 1_048_576 }, ({ prefix }) => prefix.length)

/** What a PDF may show at most that is drawn in a few milliseconds, whatever letters it has and however they are set. */
const SMALL = { items: 20, fixedText: 1_000, filledText: 500 }
/** Preparing a scene takes some 20 ms, so that documents of many scenes could take up a thread. */
const PREPARE_EVERY_MS = 1_000
let preparedAt = Number.NEGATIVE_INFINITY

/** The document as a file. The same drawing gives the same bytes. */
export async function renderFile(drawing: Drawing, kind: FileKind): Promise<Buffer> {
  if (kind === 'pdf') return pdfBytes(renderParts(drawing))
  return (kind === 'png' ? renderPng : renderJpeg)(readyScene(drawing), drawing.fill, { width: WIDTH })
}

/** The document as PDF in two parts; `said` as in `renderPdf`. */
export function renderParts(drawing: Drawing, said?: Said): PdfParts {
  return renderPdf(readyScene(drawing), drawing.fill, said)
}

/** The same, or null where it could take more than some milliseconds. */
export function renderSmall(drawing: Drawing, now: Date): PdfParts | null {
  const { items } = drawing.scene
  const fixed = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  if (items.some(({ kind }) => kind === 'picture')) return null
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
