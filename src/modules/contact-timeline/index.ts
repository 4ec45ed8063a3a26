import type { Module } from '../../platform/module.ts'
import { contactTimelineTables } from './contact-timeline-tables.ts'
import { feedListener } from './feed-listener.ts'

/** Takes what happens at events into the time lines of contacts. */
export const contactTimeline: Module = {
  name: 'contact-timeline',
  floor: 'listeners',
  listeners: [feedListener],
  personal: contactTimelineTables,
}
