import type { placeMessages } from './messages/places.ts'

/** Description of a page, read from the routes by the navigation, the palette and the tests. */
export type Place = {
  /** Key in `placeMessages`. */
  name: PlaceName
  /** Scope that the page needs: without it the page is not listed, and says what is missing. */
  scope?: string
  /** Menu in which the page is listed. */
  within?: 'main' | 'event' | 'developers' | 'settings' | 'own'
  /** Group of an event's page in its menu. */
  group?: 'attend' | 'day' | 'after' | 'settings'
  /** Section that the page opens. */
  opens?: 'developers' | 'settings'
  /** Scopes of the section's pages; it is listed for people who have at least one. */
  anyOf?: readonly string[]
  /** The letter that leads there after `g`. */
  jump?: string
}

export type PlaceName = keyof (typeof placeMessages)['en']
