import { html } from 'ghtml'

/** Text that is HTML already, escaped where it has to be. */
export type Html = string

/** Stored text inside ours, as HTML: escaped, in whatever language it is, keeping its direction to itself. */
export function stored(text: string): Html {
  return html`<bdi lang="">${text}</bdi>`
}

/** A point in time for people, and exactly for machines. `text` is our own. */
export function timeElement(date: Date, text: string): Html {
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}
