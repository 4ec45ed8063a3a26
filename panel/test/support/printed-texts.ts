import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The pieces of text of a page, where each begins, in points from the left and the top, and how wide it is. */
export async function textsOf(pdf: Buffer): Promise<{ text: string; x: number; y: number; width: number }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  await document.cleanup()
  return items.flatMap((item) =>
    'str' in item && item.str !== ''
      ? [{ text: item.str, x: item.transform[4], y: height - item.transform[5], width: item.width }]
      : [],
  )
}
