import { drawInThread } from './draw-in-thread.ts'
import type { Drawing, FileKind } from './scene.ts'

/** Of a core, what previews of usual designs take many times over. */
const WITHIN_MS = 5_000

/**
 * Draws what somebody tries out, in another thread and in turn with those of other organisations, and keeps nothing.
 * @param width of a picture, in pixels @throws AppError as `drawInThread`
 */
export function drawPreview(orgId: number, drawing: Drawing, { kind, width }: { kind: FileKind; width: number }) {
  return drawInThread(orgId, { drawing, kind, preview: { width } }, WITHIN_MS)
}
