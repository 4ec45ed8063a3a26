/** As long as somebody may look at the dialog for printing. */
const KEPT_MS = 300_000

/** Prints a PDF file from a frame that nobody sees, as soon as the browser shows it there. */
export async function printFile(file: Blob, title: string): Promise<void> {
  const frame = document.createElement('iframe')
  // Out of sight by its size: browsers print a frame that is not displayed as an empty page.
  frame.className = 'hidden'
  frame.title = title
  frame.tabIndex = -1
  frame.src = URL.createObjectURL(file)
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(frame.src)
  }, KEPT_MS)
  await isLoaded
  frame.contentWindow!.print()
}
