import { createContext } from 'react'

/** How a list is looked at, under a name: search, filters, order and columns as the address has them. */
export type SavedView = { name: string; query: string }
export type ViewsOfList = { list: string; views: SavedView[] }

/** Where the views of a person are kept; whatever stands around all pages provides it. */
export type ViewStore = { read: () => Promise<ViewsOfList[]>; save: (of: ViewsOfList) => Promise<unknown> }
export const ViewStoreContext = createContext<ViewStore | null>(null)
