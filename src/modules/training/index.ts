import type { Module } from '../../platform/module.ts'

/** What people have to do by when, and what they have done: here and in courses elsewhere. */
export const training: Module = { name: 'training', floor: 'records' }
