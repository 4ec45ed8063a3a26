import type { placeMessages } from './messages/places.ts'

/** A part of the panel whose pages are tabs. */
export type SectionName = 'crm' | 'emails' | 'training' | 'developers' | 'settings'

/** Description of a page, read from the routes by the navigation, the palette and the tests. */
export type Place = {
  /** Key in `placeMessages`. */
  name: PlaceName
  /** Scope that the page needs: without it the page is not listed, and says what is missing. */
  scope?: string
  /** Menu in which the page is listed. */
  within?: 'main' | 'event' | 'own' | SectionName
  /** Group of an event's page in its menu. */
  group?: 'attend' | 'day' | 'after' | 'settings'
  /** Section that the page opens. */
  opens?: SectionName
  /** Scopes of the section's pages; it is listed for people who have at least one. */
  anyOf?: readonly string[]
  /** The letter that leads there after `g`. */
  jump?: string
}

export type PlaceName = keyof typeof placeMessages
