import { html } from 'ghtml'
import type { Language } from '../../lib/text/languages.ts'
import { translated } from '../../lib/text/translated.ts'
import { type Html, stored } from './written-text.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    map: { show: string }
  }
}

const mapMessages = translated('map', { show: 'Show on a map' })

/** Renders a place with a link that looks for it on a map. The map learns of nobody who does not follow the link. */
export function placeLink(language: Language, place: string): Html {
  const query = new URLSearchParams({ query: place })
  return html`!${stored(place)}<span class="sub"><a href="https://www.openstreetmap.org/search?${query}" rel="noopener noreferrer nofollow">${mapMessages[language].show}</a></span>`
}
