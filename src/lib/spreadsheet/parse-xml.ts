import { TextDecoder } from 'node:util'
import { SaxesParser } from 'saxes'
import { xmlDepthLimit, xmlTokenLimit } from './sheet-limits.ts'
import { damaged, tooComplex } from './spreadsheet-error.ts'

/** Names are local names, since writers choose the prefix. The root element has depth 1. */
export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>, depth: number): void
  text?(text: string): void
  close?(name: string, depth: number): void
  /** Called after each piece; the rest of the part is not read once it returns true. */
  finished?(): boolean
}

/**
 * Streams one XML part through the handlers. Document type declarations are rejected, so no entity can be defined;
 * nesting and the length of a single tag, attribute or text are limited.
 * @throws SpreadsheetError, also for anything that is not well-formed
 */
export async function parseXml(part: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const progress = { sinceEvent: 0 }
  const parser = createParser(handlers, progress)
  let decoder: TextDecoder | undefined
  for await (const piece of part) {
    decoder ??= decoderFor(piece)
    const text = decode(decoder, piece)
    progress.sinceEvent += text.length
    parser.write(text)
    if (progress.sinceEvent > xmlTokenLimit) throw tooComplex('a single value in it has more than a million characters')
    if (handlers.finished?.()) return
  }
  if (!decoder) throw damaged('a part has no content')
  parser.write(decode(decoder)).close()
}

function createParser(handlers: XmlHandlers, progress: { sinceEvent: number }) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  const text = (value: string) => {
    progress.sinceEvent = 0
    handlers.text?.(value)
  }
  parser.on('error', () => {
    throw damaged('its XML is not well-formed')
  })
  parser.on('doctype', () => {
    throw damaged('it contains a document type declaration, which no spreadsheet program writes')
  })
  parser.on('opentag', (tag) => {
    progress.sinceEvent = 0
    depth += 1
    if (depth > xmlDepthLimit) throw tooComplex('its XML is nested too deeply')
    handlers.open(localName(tag.name), tag.attributes, depth)
  })
  parser.on('closetag', (tag) => {
    progress.sinceEvent = 0
    handlers.close?.(localName(tag.name), depth)
    depth -= 1
  })
  parser.on('text', text)
  parser.on('cdata', text)
  return parser
}

/** Returns the part of a qualified name after the prefix. */
export function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** A part is UTF-8, or UTF-16 with a byte order mark (ECMA-376 part 2, 8.1.4). */
function decoderFor(start: Buffer): TextDecoder {
  const mark = start.length > 1 ? start.readUInt16BE(0) : 0
  const label = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(label, { fatal: true })
}

function decode(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw damaged('its text is neither UTF-8 nor UTF-16')
  }
}
