import { drawInThread } from './draw-in-thread.ts'
import { drawPicture } from './draw-picture.ts'
import { signPdf } from './pdf-signature.ts'
import { renderSmall } from './render-file.ts'
import { pdfBytes } from './render-pdf.ts'
import type { Drawing, FileKind, PdfSigner } from './scene.ts'

/** The organisation a document is drawn for. `now` limits how often new scenes are prepared on the main thread. */
type DrawnFor = { orgId: number; now: Date }

/**
 * Draws a document: a PDF with few and short texts at once, any other and all pictures in worker threads, taking turns
 * with those of other organisations.
 * @throws AppError as `drawInThread`
 */
export async function drawFile(drawing: Drawing, kind: FileKind, { orgId, now }: DrawnFor): Promise<Buffer> {
  if (kind !== 'pdf') return drawPicture(orgId, { drawing, kind })
  // An idle worker thread takes longer to start than most PDFs take to draw.
  const small = renderSmall(drawing, now)
  return small ? pdfBytes(small) : drawInThread(orgId, { drawing, kind })
}

/**
 * Draws a PDF whose fill leaves room for a signature, and signs it; the key does not get into the threads that draw.
 * @throws AppError as `drawInThread`
 */
export async function drawSignedPdf(drawing: Drawing, signer: PdfSigner, drawnFor: DrawnFor): Promise<Buffer> {
  const file = await drawFile(drawing, 'pdf', drawnFor)
  await signPdf(file, signer)
  return file
}
