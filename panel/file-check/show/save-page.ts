import type { Documents } from '../ask/document-store.ts'

/** What a saved page holds: when it was saved, and documents by their addresses. */
export type Kept = { day: string; documents: Documents }

/** The place in the page for it. */
const PLACE = '<script type="application/json" id="file-check-kept">'

/** Saves the page that works without a network, with the documents in it. */
export async function savePage(address: string, { day, documents }: Kept): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The page cannot be had now (${response.status}).`)
  // Nothing in a document may end its element.
  const kept = JSON.stringify({ day, documents }).replaceAll('<', '\\u003c')
  const [before, after] = (await response.text()).split(`${PLACE}null`)
  const whole = after === undefined ? [before!] : [before!, PLACE, kept, after]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(whole, { type: 'text/html' }))
  link.download = 'verify.html'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
