/** A block of Markdown; `text` and `lines` still hold inline marks. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

/** Deeper lists and quotes are text. */
const MAX_DEPTH = 5

const HEADING = /^ {0,3}(#{1,6})[ \t]+(?=\S)/
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const QUOTE = /^ {0,3}> ?/
const FENCE = /^ {0,3}(```|~~~)/
const BULLET = /^ {0,3}[-*+][ \t]+(?=\S)/
const NUMBER = /^ {0,3}\d{1,3}[.)][ \t]+(?=\S)/
const INDENTED = /^(?: {2,4}|\t)/

/**
 * Parses Markdown into blocks: headings with `#`, lists, quotes, fenced code and rules. Unlike CommonMark it keeps line
 * breaks, and plain text stays what it was: indented lines are no code, underlined ones no headings, and a numbered
 * list begins with 1.
 */
export function readMarkdown(text: string): Block[] {
  return readBlocks(text.split(/\r\n|[\r\n\u2028\u2029]/), 0)
}

type Read = { block: Block; next: number }

function readBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at]!)) {
      at += 1
      continue
    }
    const { block, next } = readBlock(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: string[], at: number, depth: number): Read {
  const line = lines[at]!
  const heading = HEADING.exec(line)
  if (heading) {
    const text = withoutClosing(line.slice(heading[0].length))
    return { block: { kind: 'heading', level: heading[1]!.length, text }, next: at + 1 }
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, next: at + 1 }
  if (FENCE.test(line)) return readCode(lines, at)
  if (depth < MAX_DEPTH && QUOTE.test(line)) return readQuote(lines, at, depth)
  if (depth < MAX_DEPTH && beginsList(line)) return readList(lines, at, depth)
  let next = at + 1
  while (next < lines.length && !isBlank(lines[next]!) && !beginsBlock(lines[next]!, depth)) next += 1
  const text = lines.slice(at, next).map((each) => each.trim())
  return { block: { kind: 'paragraph', text: text.join('\n') }, next }
}

function beginsBlock(line: string, depth: number): boolean {
  if (HEADING.test(line) || RULE.test(line) || FENCE.test(line)) return true
  return depth < MAX_DEPTH && (QUOTE.test(line) || beginsList(line))
}

/** A numbered list begins with 1, because a text may have a line such as `5. Congress`. */
function beginsList(line: string): boolean {
  return BULLET.test(line) || (NUMBER.test(line) && Number.parseInt(line, 10) === 1)
}

/** A code block without an end runs to the end of the text. */
function readCode(lines: string[], at: number): Read {
  const [, fence] = FENCE.exec(lines[at]!)!
  let end = at + 1
  while (end < lines.length && lines[end]!.trim() !== fence) end += 1
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 }
}

function readQuote(lines: string[], at: number, depth: number): Read {
  let next = at
  while (next < lines.length && QUOTE.test(lines[next]!)) next += 1
  const quoted = lines.slice(at, next).map((line) => line.replace(QUOTE, ''))
  return { block: { kind: 'quote', blocks: readBlocks(quoted, depth + 1) }, next }
}

/** Lines that are indented belong to the item before them; any other line ends the list. */
function readList(lines: string[], at: number, depth: number): Read {
  const marker = BULLET.test(lines[at]!) ? BULLET : NUMBER
  const items: string[][] = []
  let next = at
  for (; next < lines.length; next += 1) {
    const line = lines[next]!
    if (INDENTED.test(line) && items.length > 0) items.at(-1)!.push(line.replace(INDENTED, ''))
    else if (marker.test(line) && !RULE.test(line)) items.push([line.replace(marker, '')])
    else if (isBlank(line) && continuesList(lines, next, marker)) items.at(-1)!.push('')
    else break
  }
  const read = items.map((item) => readBlocks(item, depth + 1))
  return { block: { kind: 'list', isOrdered: marker === NUMBER, items: read }, next }
}

/** One empty line may stand between items. */
function continuesList(lines: string[], at: number, marker: RegExp): boolean {
  const line = lines[at + 1]
  return line !== undefined && (marker.test(line) || (INDENTED.test(line) && !isBlank(line)))
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** A heading may end with the marks that it begins with. */
function withoutClosing(text: string): string {
  const trimmed = text.trim()
  let end = trimmed.length
  while (end > 0 && trimmed[end - 1] === '#') end -= 1
  return end === 0 || /\s/.test(trimmed[end - 1]!) ? trimmed.slice(0, end).trim() : trimmed
}
