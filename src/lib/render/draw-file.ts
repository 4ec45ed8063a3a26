import { drawInThread } from './draw-in-thread.ts'
import { drawPicture } from './draw-picture.ts'
import { renderSmall } from './render-file.ts'
import { pdfBytes } from './render-pdf.ts'
import type { Drawing, FileKind } from './scene.ts'

/** How a document is drawn for an organisation: `now` keeps documents of ever other scenes from holding up requests. */
type DrawnFor = { orgId: number; now: Date }

/**
 * Draws a document: a PDF of few and short texts at once, any other and all pictures in other threads, in turn with those
 * of other organisations. @throws AppError as `drawInThread`
 */
export async function drawFile(drawing: Drawing, kind: FileKind, { orgId, now }: DrawnFor): Promise<Buffer> {
  if (kind !== 'pdf') return drawPicture(orgId, { drawing, kind })
  // A thread that has had nothing to do for a while takes longer to start than most PDFs to draw.
  const small = renderSmall(drawing, now)
  return small ? pdfBytes(small) : drawInThread(orgId, { drawing, kind })
}
