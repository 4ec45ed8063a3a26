import type { placeMessages } from './messages/places.ts'

/** Description of a page, read from the routes by the navigation, the palette and the tests. */
export type Place = {
  /** Key in `placeMessages`. */
  name: PlaceName
  /** Without it the place says what is lacking, and is not offered. */
  scope?: string
  /** Menu in which the page is listed. */
  within?: 'main' | 'event' | 'developers' | 'settings' | 'own'
  /** Section that the page opens; listed for people who may see at least one of its pages. */
  opens?: 'developers' | 'settings'
  /** The letter that leads there after `g`. */
  jump?: string
}

export type PlaceName = keyof (typeof placeMessages)['en']
