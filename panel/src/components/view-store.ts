import { createContext } from 'react'

/** A saved view: search, filters, order and columns as in the address, under a name. */
export type SavedView = { name: string; query: string }
export type ViewsOfList = { list: string; views: SavedView[] }

/** Store for the views of a person; the frame provides it. */
export type ViewStore = { read: () => Promise<ViewsOfList[]>; save: (of: ViewsOfList) => Promise<unknown> }
export const ViewStoreContext = createContext<ViewStore | null>(null)
