import { lruCache } from '../../caches/lru-cache.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** The mails of an event all carry the same text. */
const kept = lruCache<string>({ values: 256, bytes: 1_048_576 }, ({ length }) => 2 * length)

type Token = ReturnType<typeof parseMarkdown>[number]

/** Returns Markdown as plain text: without marks, with dashes and numbers of lists, and with the addresses of links. */
export function markdownToText(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const plain = blocksToText(parseMarkdown(text))
  kept.set(text, plain)
  return plain
}

/** Items follow each other, indented below their list; other blocks are a line apart. */
function blocksToText(tokens: Token[]): string {
  let out = ''
  let depth = 0
  let mark = ''
  let inList = false
  for (const token of tokens) {
    if (token.type === 'list_item_open') mark = `${token.info ? `${token.info}${token.markup}` : '-'} `
    if (token.type.endsWith('_list_open')) depth += 1
    if (token.type.endsWith('_list_close')) {
      depth -= 1
      inList = depth > 0
    }
    const content = textOf(token)
    if (content === '') continue
    const indent = '  '.repeat(depth)
    const begin = `${indent}${mark}`.slice(depth > 0 ? 2 : 0)
    out += `${out === '' ? '' : inList ? '\n' : '\n\n'}${begin}${content.replaceAll('\n', `\n${indent}`)}`
    mark = ''
    inList = depth > 0
  }
  return out
}

function textOf(token: Token): string {
  if (token.type === 'fence') return token.content.trimEnd()
  if (token.type !== 'inline') return ''
  let out = ''
  let begin = 0
  for (const piece of token.children ?? []) {
    if (piece.type === 'text' || piece.type === 'code_inline') out += piece.content
    if (piece.type === 'softbreak' || piece.type === 'hardbreak') out += '\n'
    if (piece.type === 'link_open') begin = out.length
    if (piece.type === 'link_close') {
      const address = hrefBefore(token.children!, piece).replace(/^(mailto|tel):/i, '')
      if (out.slice(begin) !== address) out += ` (${address})`
    }
  }
  return out
}

/** Links do not nest, so the last one that was opened is the one that is closed. */
function hrefBefore(children: Token[], close: Token): string {
  const open = children.slice(0, children.indexOf(close)).findLast(({ type }) => type === 'link_open')
  return String(open?.attrGet('href') ?? '')
}
