import { isolated } from '../../../lib/text/isolated.ts'

const ENTITIES: Record<string, string> = { '&': '&#38;', '<': '&#60;', '>': '&#62;', '"': '&#34;', "'": '&#39;' }

/** What may be followed by a click. It is judged as it is written: whatever is spelt in another way leads nowhere. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:)/i

/** A value as HTML shows it: no markup, its lines kept, and turning no other words round. */
export function forHtml(value: unknown): string {
  const text = lines(value).map(isolated).join('\n')
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!).replaceAll('\n', '<br>')
}

/** A value in plain text. */
export function forPlain(value: unknown): string {
  return lines(value).map(isolated).join('\n')
}

/** A line break in a name makes no line of its own, so it cannot pass for words of ours: those were taken out before. */
function lines(value: unknown): string[] {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  return text.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim())
}

/** Whether an address leads to a page, to mail or to a telephone, and so runs no script. */
export function leadsSomewhere(address: string): boolean {
  return LEADS_SOMEWHERE.test(address)
}

/** The value of an attribute, of which parts were escaped for HTML. */
export function attributeValue(name: string, html: string): string {
  const value = html.replaceAll('<br>', ' ').trim()
  return name === 'href' && !leadsSomewhere(value) ? '#' : value
}
