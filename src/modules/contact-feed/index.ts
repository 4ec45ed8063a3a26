import type { Module } from '../../platform/module.ts'
import { contactFeedTables } from './contact-feed-tables.ts'
import { feedListener } from './feed-listener.ts'

/** Takes what happens at events into the time lines of contacts. */
export const contactFeed: Module = {
  name: 'contact-feed',
  floor: 'listeners',
  listeners: [feedListener],
  personal: contactFeedTables,
}
