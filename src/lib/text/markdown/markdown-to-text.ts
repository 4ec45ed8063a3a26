import { lruCache } from '../../caches/lru-cache.ts'
import { type Inline, readInline } from './read-inline.ts'
import { type Block, readMarkdown } from './read-markdown.ts'

/** The mails of an event all carry the same text. */
const kept = lruCache<string>({ values: 64, bytes: 1_048_576 }, ({ length }) => 2 * length)

/** Returns Markdown as plain text: without marks, with dashes and numbers of lists, and with the addresses of links. */
export function markdownToText(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const plain = blocks(readMarkdown(text))
  kept.set(text, plain)
  return plain
}

function blocks(all: Block[]): string {
  return all.map(block).filter(Boolean).join('\n\n')
}

function block(each: Block): string {
  if (each.kind === 'paragraph' || each.kind === 'heading') return inline(readInline(each.text))
  if (each.kind === 'code') return each.text
  if (each.kind === 'quote') return blocks(each.blocks)
  if (each.kind === 'rule') return ''
  return each.items.map((item, nth) => `${each.isOrdered ? `${nth + 1}.` : '-'} ${itemText(item)}`).join('\n')
}

function itemText(item: Block[]): string {
  return item.map(block).filter(Boolean).join('\n').replaceAll('\n', '\n  ')
}

function inline(pieces: Inline[]): string {
  return pieces.map(piece).join('')
}

function piece(each: Inline): string {
  if (each.kind === 'text' || each.kind === 'code') return each.text
  if (each.kind === 'break') return '\n'
  const text = inline(each.children)
  if (each.kind !== 'link' || text === each.href) return text
  return `${text} (${each.href.replace(/^(mailto|tel):/i, '')})`
}
