/** What was typed or pasted into the box: a code, a public id, or a link of ours that holds one. */
export function readTyped(text: string): string {
  const inLink = /\/(?:c|verify)\/([^/?#\s]+)/i.exec(text)?.[1]
  return (inLink === undefined ? text : inLink.replace(/\.(pdf|png|jpg)$/i, '')).trim()
}
