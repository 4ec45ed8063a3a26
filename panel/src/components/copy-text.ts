/** Puts a text on the clipboard. Without a clipboard (pages without TLS) the text is selected for copying by hand. */
export async function copyText(text: string, label: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else window.prompt(label, text)
}
