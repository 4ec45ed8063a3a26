import type { Module } from '../../platform/module.ts'
import { contactTimelineTables } from './contact-timeline-tables.ts'
import { feedListener } from './feed-listener.ts'

/** Records what happens at events in the timelines of contacts. */
export const contactTimeline: Module = {
  name: 'contact-timeline',
  floor: 'listeners',
  listeners: [feedListener],
  personal: contactTimelineTables,
}
