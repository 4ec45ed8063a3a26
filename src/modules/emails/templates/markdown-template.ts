import { markdownToHtml } from '../../../lib/text/markdown/markdown-to-html.ts'
import { putBack, type SetAside, setAside } from './set-aside.ts'

/** Markdown accepts only complete addresses as links, so Liquid at the start of one is hidden in such an address. */
const AT_START_OF_LINK = /(\]\(\s*<?)\ue000(\d+)\ue001/g
const HIDDEN = /https:\/\/liquid-(\d+)\.invalid\//g
/** Markers in the rest of an address. */
const ENCODED = /%EE%80%80(\d+)%EE%80%81/gi
/** A paragraph of tags alone, such as `{% if … %}` on a line of its own. */
const PARAGRAPH = /<p [^>]*>((?:\ue000\d+\ue001|\s|<br>)+)<\/p>/g
const MARK = /\ue000(\d+)\ue001/g

/**
 * Turns Markdown with Liquid into the HTML of a template. A tag in a paragraph of its own encloses the paragraphs up to
 * its end.
 * @returns the HTML, and the position of Liquid that Markdown dropped: null for none
 * @throws Error of LiquidJS when a tag is not closed
 */
export async function markdownTemplate(source: string): Promise<{ html: string; droppedAt: number | null }> {
  const aside = await setAside(source)
  const html = markdownToHtml(aside.text.replace(AT_START_OF_LINK, '$1https://liquid-$2.invalid/'))
    .replace(HIDDEN, '\ue000$1\ue001')
    .replace(ENCODED, '\ue000$1\ue001')
    .replace(PARAGRAPH, (whole, inner: string) => unwrapped(whole, inner, aside))
  const kept = new Set([...html.matchAll(MARK)].map(([, number]) => Number(number)))
  const dropped = aside.parts.find((_, number) => !kept.has(number))
  return { html: putBack(html, aside), droppedAt: dropped?.at ?? null }
}

function unwrapped(whole: string, inner: string, { parts }: SetAside): string {
  const marks = [...inner.matchAll(MARK)]
  const areTags = marks.every(([, number]) => (parts[Number(number)]?.tag ?? null) !== null)
  return areTags ? marks.map(([mark]) => mark).join('') : whole
}
