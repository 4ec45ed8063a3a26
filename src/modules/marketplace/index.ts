import type { Module } from '../../platform/module.ts'
import { listingInvariants } from './listing-invariants.ts'
import { listingTables } from './listing-tables.ts'

export { findOrganiser } from './find-organiser.ts'
export { hasPublicEvents } from './has-public-events.ts'
export { listPublicEvents } from './list-public-events.ts'
export { type ListedEvent, readListedEvent } from './listed-event.ts'
export { type ListingQuery, ListingsQuery } from './listings-query.ts'
export { type EventLook, findEventLook } from './picture/event-look.ts'
export { eventPicture } from './picture/event-picture.ts'
export { addressesOf, MAX_ADDRESSES, type SitemapPart, sitemapParts } from './sitemap-parts.ts'

/** The listing of public events of all organisations. */
export const marketplace: Module = {
  name: 'marketplace',
  floor: 'domain',
  invariants: listingInvariants,
  personal: listingTables,
}
