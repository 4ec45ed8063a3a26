import { leadsSomewhere } from '../leads-somewhere.ts'

/** A piece of a paragraph. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em' | 's'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

type Marker = '*' | '_' | '**' | '__' | '~~'
type Opener = { marker: Marker; at: number }

const KINDS = { '*': 'em', _: 'em', '**': 'strong', __: 'strong', '~~': 's' } as const
/** Deeper emphasis is text. */
const MAX_DEPTH = 12

const ESCAPED = /\\([!-/:-@[-`{-~])/y
const LINK = /!?\[((?:[^[\]\\\n]|\\.)*)\]\([ \t]*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?[ \t]*\)/y
const POINTED = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/iy
const BARE = /https?:\/\/[^\s<>]+/iy
const RUN = /\*+|_+|~+/y
const TICKS = /`+/y
/** Characters that can begin anything but text. */
const PLAIN = /[^\\`*_~[\]<!h\n]+/iy

/** Parses emphasis, code, links and line breaks. It takes time in proportion to the text, whatever it holds. */
export function readInline(text: string, inLink = false): Inline[] {
  const out: Inline[] = []
  const openers: Opener[] = []
  const add = (more: string) => addText(out, openers, more)
  const unclosed = new Set<number>()
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  for (let at = 0; at < text.length; ) {
    const [escaped, ticks, run] = [match(ESCAPED, at), match(TICKS, at), match(RUN, at)]
    const link = inLink ? null : readLink(text, at, match)
    const code = ticks && !unclosed.has(ticks[0].length) ? codeAfter(text, at, ticks[0]) : null
    if (ticks && !code) unclosed.add(ticks[0].length)
    const plain = match(PLAIN, at)?.[0] ?? ticks?.[0] ?? text[at]!
    if (escaped) add(escaped[1]!)
    else if (code) out.push({ kind: 'code', text: code.text })
    else if (link) out.push(link.inline)
    else if (run) addRun(out, openers, text, at, run[0])
    else if (plain === '\n') out.push({ kind: 'break' })
    else add(plain)
    at += escaped?.[0].length ?? code?.length ?? link?.length ?? run?.[0].length ?? plain.length
  }
  return out
}

/** Joins neighbouring texts, but leaves the mark of an opener alone, which emphasis may replace. */
function addText(out: Inline[], openers: Opener[], text: string): void {
  const last = out.at(-1)
  if (last?.kind === 'text' && openers.at(-1)?.at !== out.length - 1) last.text += text
  else out.push({ kind: 'text', text })
}

/** Code between runs of as many backticks. */
function codeAfter(text: string, at: number, ticks: string): { text: string; length: number } | null {
  for (let end = at + ticks.length; ; ) {
    end = text.indexOf(ticks, end)
    if (end < 0) return null
    let after = end
    while (text[after] === '`') after += 1
    if (after - end === ticks.length)
      return {
        text: text
          .slice(at + ticks.length, end)
          .replaceAll('\n', ' ')
          .trim(),
        length: after - at,
      }
    end = after
  }
}

type Match = (pattern: RegExp, at: number) => RegExpExecArray | null

function readLink(text: string, at: number, match: Match): { inline: Inline; length: number } | null {
  const named = match(LINK, at)
  if (named && leadsSomewhere(named[2]!)) {
    const children = readInline(named[1]! || named[2]!, true)
    return { inline: { kind: 'link', href: named[2]!, children }, length: named[0].length }
  }
  const pointed = match(POINTED, at)
  if (pointed) return { inline: linkTo(pointed[1]!), length: pointed[0].length }
  const isInWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]!)
  const bare = isInWord ? null : match(BARE, at)
  if (!bare) return null
  const address = withoutPunctuation(bare[0])
  return { inline: linkTo(address), length: address.length }
}

function linkTo(href: string): Inline {
  return { kind: 'link', href, children: [{ kind: 'text', text: href }] }
}

/** Punctuation after an address belongs to the sentence, and so does a bracket that was opened before it. */
function withoutPunctuation(address: string): string {
  let open = address.split('(').length - address.split(')').length
  let end = address.length
  while (end > 0) {
    const last = address[end - 1]!
    if (last === ')' && open < 0) open += 1
    else if (!/[.,;:!?'"\]*_~]/.test(last)) break
    end -= 1
  }
  return address.slice(0, end)
}

/** Opens or closes emphasis, or adds the marks as text. */
function addRun(out: Inline[], openers: Opener[], text: string, at: number, run: string): void {
  const [before, after] = [text[at - 1] ?? ' ', text[at + run.length] ?? ' ']
  const markers = markersOf(run)
  const isDouble = run.length > 1 && run[0] !== '_'
  // Single marks within a word are text, such as in 5*3*2 and snake_case_names.
  const isInWord = !isDouble && isWord(before) && isWord(after)
  const canClose = markers.length > 0 && !isSpace(before) && !isInWord && (isDouble || !isWord(after))
  const canOpen = markers.length > 0 && !isSpace(after) && !isInWord && (isDouble || !isWord(before))
  const left = canClose ? markers.toReversed().filter((marker) => !close(out, openers, marker)) : markers
  if (left.length === 0 && markers.length > 0) return
  const remaining = markers.length === 0 ? run : left.toReversed().join('')
  const opens = canOpen && left.length === markers.length && openers.length < MAX_DEPTH
  if (!opens) addText(out, openers, remaining)
  for (const marker of opens ? markers : []) {
    openers.push({ marker, at: out.length })
    out.push({ kind: 'text', text: marker })
  }
}

/** Marks in the order in which they open; none for runs that have no meaning. */
function markersOf(run: string): Marker[] {
  const sign = run[0]!
  if (sign === '~') return run.length === 2 ? ['~~'] : []
  if (run.length === 3) return [`${sign}${sign}` as Marker, sign as Marker]
  return run.length < 3 ? [run as Marker] : []
}

/** Wraps everything since the last opener of this mark. Openers in between stay text. */
function close(out: Inline[], openers: Opener[], marker: Marker): boolean {
  const nth = openers.findLastIndex((opener) => opener.marker === marker)
  if (nth < 0) return false
  const { at } = openers[nth]!
  if (at === out.length - 1) return false
  openers.length = nth
  const children = out.splice(at).slice(1)
  out.push({ kind: KINDS[marker], children })
  return true
}

const isSpace = (character: string) => /\s/.test(character)
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character)
