import { html } from 'ghtml'
import { directionOf, type Language } from '../../lib/text/languages.ts'

/** HTML text, already escaped. */
export type Html = string

/** Wraps stored text in HTML: escaped, in an unknown language, with its direction isolated. */
export function stored(text: string): Html {
  return html`<bdi lang="">${text}</bdi>`
}

/** Renders a time for people, and in exact form for machines. `text` is our own. */
export function timeElement(date: Date, text: string): Html {
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}

/** Returns the attributes of an html element: the language, and the direction unless it is from left to right. */
export function languageAttributes(language: Language): Html {
  return html`lang="${language}"!${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`
}
