import { html } from 'ghtml'

const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff\u2010-\u2027]*$/

/** Stored text inside ours, as HTML: escaped, in whatever language it is, keeping its direction to itself. */
export function stored(text: string): string {
  return html`<bdi lang="">${text}</bdi>`
}

/** The same where no markup can be, such as in a title: between isolates (UAX #9) unless it is plainly left to right. */
export function isolated(text: string): string {
  return PLAIN.test(text) ? text : `\u2068${text}\u2069`
}

/** A point in time for people, and exactly for machines. `text` is our own. */
export function timeElement(date: Date, text: string): string {
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}
