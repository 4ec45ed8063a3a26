import { isolated } from '../../../lib/text/isolated.ts'
import { leadsSomewhere } from '../../../lib/text/leads-somewhere.ts'

const ENTITIES: Record<string, string> = { '&': '&#38;', '<': '&#60;', '>': '&#62;', '"': '&#34;', "'": '&#39;' }

/**
 * A value as HTML: escaped, with its lines, and isolated so that it cannot change the direction of the text around it.
 */
export function forHtml(value: unknown): string {
  const text = lines(value).map(isolated).join('\n')
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!).replaceAll('\n', '<br>')
}

/** A value in plain text. */
export function forPlain(value: unknown): string {
  return lines(value).map(isolated).join('\n')
}

/** Names have lost their line breaks before, so they cannot look like our own text. */
function lines(value: unknown): string[] {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  return text.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim())
}

/** An attribute value whose parts were escaped for HTML. */
export function attributeValue(name: string, html: string): string {
  const value = html.replaceAll('<br>', ' ').trim()
  return name === 'href' && !leadsSomewhere(value) ? '#' : value
}
