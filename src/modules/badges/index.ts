import type { Module } from '../../platform/module.ts'

/** What people earn over events: badges by rules and by hand, on pages that anyone may see. */
export const badges: Module = { name: 'badges', floor: 'records' }
