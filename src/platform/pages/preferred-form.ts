import { weighedEntries } from '../http/responses/weighed-entries.ts'

/**
 * Returns which form of a page an `Accept` header prefers (RFC 9110, 12.5.1); null if it names neither or both equally.
 */
export function preferredForm(accept: string | undefined): 'html' | 'json' | null {
  const html = weightOf(accept ?? '', ['text/html', 'application/xhtml+xml'])
  const json = weightOf(accept ?? '', ['application/json'])
  if (html === json) return null
  return html > json ? 'html' : 'json'
}

/** The highest weight that the header gives one of the types by name; 0 if it names none. */
function weightOf(accept: string, types: string[]): number {
  const named = weighedEntries(accept).filter(({ entry }) => types.includes(entry))
  return Math.max(0, ...named.map(({ weight }) => weight))
}
