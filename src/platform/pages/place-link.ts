import { html } from 'ghtml'
import type { Language } from '../../lib/text/languages.ts'
import { type Html, stored } from './written-text.ts'

const MAP: Record<Language, string> = { en: 'Show on a map', tr: 'Haritada göster' }

/** Renders a place with a link that looks for it on a map. The map learns of nobody who does not follow the link. */
export function placeLink(language: Language, place: string): Html {
  const query = new URLSearchParams({ query: place })
  return html`!${stored(place)}<span class="sub"><a href="https://www.openstreetmap.org/search?${query}" rel="noopener noreferrer nofollow">${MAP[language]}</a></span>`
}
