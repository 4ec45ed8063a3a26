import { html } from 'ghtml'
import { type Inline, readInline } from './read-inline.ts'
import { type Block, readMarkdown } from './read-markdown.ts'

/** The page has the first level itself, and mails know four. */
const MAX_LEVEL = 4
const FOREIGN = 'lang="" dir="auto"'

/**
 * Renders Markdown as HTML: only elements that mail templates may have, everything escaped, links to pages, addresses
 * and phone numbers alone, and no HTML or pictures of the text. Headings start below the title of the page.
 */
export function markdownToHtml(text: string): string {
  return readMarkdown(text).map(block).join('\n')
}

function block(each: Block): string {
  if (each.kind === 'paragraph') return html`<p !${FOREIGN}>!${inline(readInline(each.text))}</p>`
  if (each.kind === 'heading') {
    const name = `h${Math.min(each.level + 1, MAX_LEVEL)}`
    return html`<${name} !${FOREIGN}>!${inline(readInline(each.text))}</${name}>`
  }
  if (each.kind === 'code') return html`<pre lang="" dir="ltr"><code>${each.text}</code></pre>`
  if (each.kind === 'quote') return html`<blockquote>!${each.blocks.map(block)}</blockquote>`
  if (each.kind === 'rule') return '<hr>'
  const name = each.isOrdered ? 'ol' : 'ul'
  return html`<${name} !${FOREIGN}>!${each.items.map(item)}</${name}>`
}

/** The first paragraph of an item is its own text. */
function item([first, ...others]: Block[]): string {
  if (first === undefined) return '<li></li>'
  const begin = first.kind === 'paragraph' ? inline(readInline(first.text)) : block(first)
  return html`<li>!${begin}!${others.map(block)}</li>`
}

function inline(pieces: Inline[]): string {
  return pieces.map(piece).join('')
}

function piece(each: Inline): string {
  if (each.kind === 'text') return html`${each.text}`
  if (each.kind === 'break') return '<br>'
  if (each.kind === 'code') return html`<code>${each.text}</code>`
  // Search engines give no credit for links that organisers write, and other sites learn no address.
  if (each.kind === 'link')
    return html`<a href="${each.href}" rel="nofollow ugc noopener noreferrer">!${inline(each.children)}</a>`
  const { kind, children } = each
  return html`<${kind}>!${inline(children)}</${kind}>`
}
