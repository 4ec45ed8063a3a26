import { modules as all } from './modules.ts'
import type { EventType } from './platform/context/event-type.ts'
import type { Module } from './platform/module.ts'

/** Returns every kind of event that a module records. */
export function eventCatalogue(modules: readonly Module[] = all): EventType[] {
  return modules.flatMap(({ eventTypes = [] }) => eventTypes)
}
