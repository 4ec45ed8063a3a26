import type { placeMessages } from './messages/shell.ts'

/** What every place of the panel says of itself; the frame, the palette and the tests read it from the routes. */
export type Place = {
  /** What it is called, in `placeMessages`. */
  name: PlaceName
  /** Without it the place says what is lacking, and is not offered. */
  scope?: string
  /** Where it is offered. */
  within?: 'main' | 'event' | 'developers' | 'settings' | 'own'
  /** The part of the panel that it opens; it is offered to whoever may see one of its pages. */
  opens?: 'developers' | 'settings'
  /** The letter that leads there after `g`. */
  jump?: string
}

export type PlaceName = keyof (typeof placeMessages)['en']
