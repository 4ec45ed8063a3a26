import { html } from 'ghtml'

/** Text that is HTML already, escaped where it has to be. */
export type Html = string

const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff\u2010-\u2027]*$/

/** Stored text inside ours, as HTML: escaped, in whatever language it is, keeping its direction to itself. */
export function stored(text: string): Html {
  return html`<bdi lang="">${text}</bdi>`
}

/** Characters that open, close or override a direction, and would reach beyond the text that they stand in. */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g

/** The same where no markup can be, such as in a title: between isolates (UAX #9) unless it is plainly left to right. */
export function isolated(text: string): string {
  const own = text.replace(DIRECTING, '')
  return PLAIN.test(own) ? own : `\u2068${own}\u2069`
}

/** A point in time for people, and exactly for machines. `text` is our own. */
export function timeElement(date: Date, text: string): Html {
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}
