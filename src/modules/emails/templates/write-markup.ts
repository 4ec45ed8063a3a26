import type { Markup } from './read-markup.ts'
import { VOID } from './read-markup.ts'
import { hasMark } from './set-aside.ts'

/** Outlook ignores padding on links, so invisible characters make the space. */
const OUTLOOK_LEFT =
  '<!--[if mso]><i style="letter-spacing:24px;mso-font-width:-100%;mso-text-raise:28pt">&nbsp;</i><![endif]-->'
const OUTLOOK_RIGHT = '<!--[if mso]><i style="letter-spacing:24px;mso-font-width:-100%">&nbsp;</i><![endif]-->'

/** Writes HTML with double-quoted attributes, and with table attributes for old mail programs. */
export function writeMarkup(pieces: readonly Markup[]): string {
  const ends: string[] = []
  return pieces
    .map((piece) => {
      // A `<` that started no element when it was validated must not start one with the values that follow it.
      if (piece.kind === 'text') return piece.text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      if (piece.kind === 'other') return ''
      if (piece.kind === 'close') return VOID.has(piece.name) ? '' : `${ends.pop() ?? ''}</${piece.name}>`
      const isButton = piece.name === 'a' && classes(piece.attributes).includes('button')
      if (!VOID.has(piece.name)) ends.push(isButton ? `</span>${OUTLOOK_RIGHT}` : '')
      return openTag(piece) + (isButton ? `${OUTLOOK_LEFT}<span style="mso-text-raise:14pt">` : '')
    })
    .join('')
}

export function classes({ class: names = '' }: Record<string, string>): string[] {
  return names.split(/\s+/)
}

function openTag({ name, attributes }: Extract<Markup, { kind: 'open' }>): string {
  const table = { role: 'presentation', width: '100%', cellpadding: '0', cellspacing: '0', border: '0' }
  const all = name === 'table' ? { ...table, ...attributes } : attributes
  return `<${name}${Object.entries(all).map(attribute).join('')}>`
}

function attribute([name, value]: [string, string]): string {
  const quoted = value.replaceAll('"', '&quot;')
  const isLiquid = name === 'href' ? true : hasMark(value)
  return isLiquid ? ` ${name}="{% attribute ${name} %}${quoted}{% endattribute %}"` : ` ${name}="${quoted}"`
}
