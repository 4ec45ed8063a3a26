import { drawInThread } from './draw-in-thread.ts'
import type { Drawing, FileKind } from './scene.ts'

/** Processor time, many times as much as a preview of a usual design takes. */
const WITHIN_MS = 5_000

/**
 * Draws an unsaved design in a worker thread, taking turns with other organisations, and caches nothing.
 * @param width of a picture, in pixels
 * @throws AppError as `drawInThread`
 */
export function drawPreview(orgId: number, drawing: Drawing, { kind, width }: { kind: FileKind; width: number }) {
  return drawInThread(orgId, { drawing, kind, preview: { width } }, WITHIN_MS)
}
