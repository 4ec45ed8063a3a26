import type { Module } from '../../platform/module.ts'
import { personLookupOperations } from './person-lookup-operations.ts'

/** Everything about one email address across events. */
export const personLookup: Module = { name: 'person-lookup', floor: 'entrypoints', operations: personLookupOperations }
