import type { Markup } from './read-markup.ts'
import { classes } from './write-markup.ts'

const BLOCKS = new Set([
  ...['blockquote', 'center', 'div', 'h1', 'h2', 'h3', 'h4', 'hr', 'ol', 'p', 'pre', 'table', 'ul'],
])

/**
 * Plain text of decoded markup, still a template: blocks are separated, list items and rows have their own lines, and
 * link addresses are written out.
 */
export function markupToText(pieces: readonly Markup[]): string {
  const links: { href: string; isButton: boolean; begins: number }[] = []
  let text = ''
  const begin = (breaks: string) => {
    const plain = text.trimEnd()
    const there = text.slice(plain.length).replace(/[^\n]/g, '')
    text = plain === '' ? '' : plain + (there.length > breaks.length ? there : breaks)
  }
  for (const piece of pieces) {
    if (piece.kind === 'text') text += literal(piece.text, text)
    if (piece.kind === 'open') {
      if (BLOCKS.has(piece.name)) begin('\n\n')
      if (piece.name === 'br' || piece.name === 'tr') begin('\n')
      if (piece.name === 'li') {
        begin('\n')
        text += '- '
      }
      if (piece.name === 'a') {
        const isButton = classes(piece.attributes).includes('button')
        if (isButton) begin('\n\n')
        links.push({ href: piece.attributes['href'] ?? '', isButton, begins: text.length })
      }
    }
    if (piece.kind === 'close') {
      if (piece.name === 'a') text += writtenLink(links.pop()!, text)
      if (piece.name === 'th') text = `${text.trimEnd()}: `
      if (piece.name === 'td') text = `${text.trimEnd()} `
      if (BLOCKS.has(piece.name)) begin('\n\n')
    }
  }
  return text.trim()
}

function writtenLink(
  { href, isButton, begins }: { href: string; isButton: boolean; begins: number },
  text: string,
): string {
  if (href === '' || text.slice(begins).trim() === withoutLiquid(href)) return ''
  const address = withoutLiquid(href)
  return isButton ? `:\n${address}` : ` (${address})`
}

/** White space is collapsed. */
function literal(text: string, before: string): string {
  const plain = withoutLiquid(text.replace(/\s+/g, ' '))
  return /\s$/.test(before) || before === '' ? plain.trimStart() : plain
}

/** All Liquid is set aside, so remaining braces came from entities and must not start Liquid. */
function withoutLiquid(text: string): string {
  return text.replaceAll('{', '{{ "{" }}')
}
