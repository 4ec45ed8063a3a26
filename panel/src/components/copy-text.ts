/** Puts a text on the clipboard. Where the browser has none (pages without TLS) the text is selected to be copied by hand. */
export async function copyText(text: string, label: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else window.prompt(label, text)
}
