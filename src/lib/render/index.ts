export { drawFile, drawSignedPdf } from './draw-file.ts'
export { drawInThread } from './draw-in-thread.ts'
export { drawPreview } from './draw-preview.ts'
export { drawSlice } from './draw-slice.ts'
export {
  isPictureError,
  normaliseBackground,
  normaliseEmblem,
  normaliseLogo,
  normalisePicture,
  normalisePrintedLogo,
} from './normalise-background.ts'
export { isPng } from './picture-parts.ts'
export { withPngText } from './png-text.ts'
export { eachBar, qrCode } from './qr-modules.ts'
export { qrPng } from './qr-png.ts'
export { renderParts } from './render-file.ts'
export { pdfBytes } from './render-pdf.ts'
export type { Sheet, Sheets } from './render-sheets.ts'
export type * from './scene.ts'
export { type SignSlice, sliceSigner } from './sign-slices.ts'
export type { Slice } from './slice-task.ts'
