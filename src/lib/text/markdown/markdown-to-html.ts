import { lruCache } from '../../caches/lru-cache.ts'
import { markdownIt, parseMarkdown } from './parse-markdown.ts'

/** Visitors of an event all see the same text. */
const kept = lruCache<string>({ values: 256, bytes: 4_194_304 }, ({ length }) => 2 * length)

/** Renders Markdown as HTML: only elements that mail templates may have, and everything else of the text escaped. */
export function markdownToHtml(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const { renderer, options } = markdownIt()
  const html = renderer.render(parseMarkdown(text), options, {})
  kept.set(text, html)
  return html
}
