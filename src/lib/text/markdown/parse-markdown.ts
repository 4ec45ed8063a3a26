import { createRequire } from 'node:module'
import type createParser from 'markdown-it'
import { leadsSomewhere } from '../leads-somewhere.ts'

const require = createRequire(import.meta.url)

/** Pages have the first level of headings themselves, and mails know four. */
const MAX_LEVEL = 4
const BLOCKS = new Set(['paragraph_open', 'heading_open', 'bullet_list_open', 'ordered_list_open'])

type Parser = ReturnType<typeof createParser>
type Token = ReturnType<Parser['parse']>[number]

let loaded: Parser | null = null

/** Loads the parser with the first description, since most processes show none for a while. */
export function markdownIt(): Parser {
  if (loaded) return loaded
  const create: typeof createParser = require('markdown-it')
  const parser = create({ html: false, breaks: true, linkify: true })
  // Indented and underlined lines are common in plain texts, and mean nothing there.
  parser.disable(['code', 'lheading', 'image', 'table', 'reference'])
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  parser.validateLink = leadsSomewhere
  // Search engines give no credit for links that organisers write, and other sites learn no address.
  parser.renderer.rules['link_open'] = (tokens, nth, options, _, self) => {
    tokens[nth]!.attrSet('rel', 'nofollow ugc noopener noreferrer')
    return self.renderToken(tokens, nth, options)
  }
  parser.renderer.rules['fence'] = (tokens, nth) =>
    `<pre lang="" dir="ltr"><code>${parser.utils.escapeHtml(tokens[nth]!.content)}</code></pre>\n`
  loaded = parser
  return parser
}

/**
 * Parses Markdown without HTML and pictures. Line breaks stay, a numbered list begins with 1, headings start below
 * the title of the page, and links lead to pages, email addresses and phone numbers alone.
 */
export function parseMarkdown(text: string): Token[] {
  const tokens = markdownIt().parse(withoutStrayNumbers(text), {})
  for (const token of tokens) {
    if (token.children) token.children = withoutEmptyLinks(token.children)
    if (BLOCKS.has(token.type)) {
      token.attrSet('lang', '')
      token.attrSet('dir', 'auto')
    }
    if (token.tag.startsWith('h') && token.tag !== 'hr') {
      token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, MAX_LEVEL)}`
    }
  }
  return tokens
}

/** Keeps the text of `[text]()`, which leads nowhere. Links hold no links, so the next end is that of the link. */
function withoutEmptyLinks(pieces: Token[]): Token[] {
  let isInside = false
  return pieces.filter((piece) => {
    if (piece.type === 'link_open') isInside = piece.attrGet('href') === ''
    return !isInside || (piece.type !== 'link_open' && piece.type !== 'link_close')
  })
}

const NUMBER = /^( {0,3}\d{1,9})([.)])(?=[ \t]|$)/

/** Escapes numbers that begin a line but no list, as in `5. Congress`: only a list that begins with 1 is one. */
function withoutStrayNumbers(text: string): string {
  let inList = false
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => {
    const [, number] = NUMBER.exec(line) ?? []
    if (number === undefined) {
      if (/^\S/.test(line)) inList = false
      return line
    }
    inList ||= Number(number) === 1
    return inList ? line : line.replace(NUMBER, '$1\\$2')
  })
  return lines.join('\n')
}
