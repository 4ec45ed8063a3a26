import { leadsSomewhere } from '../../../lib/text/leads-somewhere.ts'
import type { MailKind } from './mail-kinds.ts'
import { type Markup, readMarkup, VOID } from './read-markup.ts'
import { hasMark, partsIn, putBack, type SetAside } from './set-aside.ts'
import type { TemplateProblem } from './validate-liquid.ts'

type Element = Extract<Markup, { kind: 'open' }>

const ELEMENTS = new Set([
  ...['a', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'div', 'em', 'h1', 'h2', 'h3', 'h4', 'hr', 'i', 'img'],
  ...['li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'tr', 'u', 'ul'],
])

const ATTRIBUTES = ['align', 'bgcolor', 'class', 'dir', 'height', 'lang', 'style', 'title', 'valign', 'width']
const OWN_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel', 'target'],
  img: ['alt', 'src'],
  ol: ['start', 'type'],
  table: ['border', 'cellpadding', 'cellspacing', 'role'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** Styles that load something, or hide what they do. */
const REFUSED_STYLE = /url\s*\(|image-set|expression|behavior|binding|@|[\\<>{}]|\/\*/i

/** Styles of this many elements are inlined within some milliseconds, and no email needs more. */
const MAX_ELEMENTS = 300
const MAX_STYLED = 100
const MAX_ATTRIBUTES = 20
const MAX_DEPTH = 30
const MAX_VALUE_LENGTH = 1_000
const MAX_STYLE_LENGTH = 300

/** Validates the HTML of a template, with Liquid set aside. */
export async function validateMarkup(aside: SetAside, kind: MailKind | null): Promise<TemplateProblem[]> {
  // Each element has a start and an end; parsing thousands would take too long.
  if (aside.text.split('<').length > 3 * MAX_ELEMENTS) return [tooMany(aside.text.length)]
  const pieces = await readMarkup(aside)
  const at = (piece: Markup) => putBack(aside.text.slice(0, piece.at), aside).length
  const refuse = (piece: Markup, msg: string) => [{ at: at(piece), msg, type: 'markup' }]
  const opened = pieces.filter((piece) => piece.kind === 'open')
  const styled = opened.filter(({ attributes }) => 'style' in attributes)
  const excess = opened[MAX_ELEMENTS] ?? styled[MAX_STYLED]
  if (excess) return [tooMany(at(excess))]
  const found = pieces.flatMap((piece) => {
    if (piece.kind === 'other')
      return refuse(piece, `has ${putBack(piece.what, aside).slice(0, 40)}, which templates cannot have`)
    if (piece.kind !== 'open') return []
    return validateElement(piece, kind, aside).flatMap((msg) => refuse(piece, msg))
  })
  return found.length > 0 ? found : validateNesting(pieces, aside).flatMap(({ piece, msg }) => refuse(piece, msg))
}

function tooMany(at: number): TemplateProblem {
  const msg = `has more than ${MAX_ELEMENTS} elements, or ${MAX_STYLED} with styles of their own`
  return { at, msg, type: 'too_large' }
}

function validateElement({ name, attributes }: Element, kind: MailKind | null, aside: SetAside): string[] {
  if (!ELEMENTS.has(name))
    return [`has the element <${putBack(name, aside).slice(0, 40)}>, which templates cannot have`]
  if (Object.keys(attributes).length > MAX_ATTRIBUTES) return [`has too many attributes on <${name}>`]
  const known = [...ATTRIBUTES, ...(OWN_ATTRIBUTES[name] ?? [])]
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (hasMark(attribute)) return [`has Liquid inside <${name}>, where it can only stand in the values of attributes`]
    if (!known.includes(attribute))
      return [`has the attribute ${attribute.slice(0, 40)} on <${name}>, which templates cannot have`]
    return validateValue(attribute, value, kind, aside)
  })
}

function validateValue(attribute: string, value: string, kind: MailKind | null, aside: SetAside): string[] {
  const begun = partsIn(value, aside).filter(({ tag }) => tag !== null && /^(if|unless|case)$/.test(tag)).length
  const ended = partsIn(value, aside).filter(({ tag }) => tag?.startsWith('end')).length
  if (begun !== ended) return [`has a condition that begins or ends in the value of ${attribute} alone`]
  if (value.length > (attribute === 'style' ? MAX_STYLE_LENGTH : MAX_VALUE_LENGTH))
    return [`has a value of ${attribute} that is too long`]
  if (attribute === 'style' && (hasMark(value) || REFUSED_STYLE.test(value)))
    return ['has a style with Liquid, addresses or signs that mails cannot have']
  if (attribute === 'href' && !hasMark(value) && value !== '#' && !leadsSomewhere(value.trim()))
    return [
      `has a link to ${value.slice(0, 60)}; links begin with https://, http://, mailto: or tel:, or with a variable`,
    ]
  if (attribute === 'src' && !(value === 'cid:ticket' && kind === 'registration_confirmed'))
    return [
      'has a picture that the mail does not carry; there is cid:ticket, in mails of the kind registration_confirmed',
    ]
  return []
}

type Misplaced = { piece: Markup; msg: string }

/** Whether elements and conditions are properly nested, so that every branch is well-formed. */
function validateNesting(pieces: readonly Markup[], aside: SetAside): Misplaced[] {
  const elements: number[] = []
  const conditions: string[] = []
  for (const [number, piece] of pieces.entries()) {
    if (piece.kind === 'open' && !VOID.has(piece.name)) elements.push(number)
    if (elements.length > MAX_DEPTH) return [{ piece, msg: `has elements more than ${MAX_DEPTH} deep` }]
    if (piece.kind === 'close' && !VOID.has(piece.name)) elements.pop()
    const tags = piece.kind === 'text' ? partsIn(piece.text, aside).flatMap(({ tag }) => tag ?? []) : []
    const here = elements.join()
    for (const tag of tags) {
      const begins = /^(if|unless|case)$/.test(tag)
      if (!begins && conditions.at(-1) !== here)
        return [{ piece, msg: `has elements that start or end between {% ${tag} %} and its counterpart` }]
      if (begins) conditions.push(here)
      else if (tag.startsWith('end')) conditions.pop()
    }
  }
  return []
}
