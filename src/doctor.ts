import { modules as all } from './modules.ts'
import type { Services } from './platform/context/context.ts'
import type { Invariant } from './platform/context/invariant.ts'
import { sequencesBehind } from './platform/db/sequences.ts'
import type { Module } from './platform/module.ts'

/** Inserts into a table fail while its sequence would give out numbers that rows already have. */
const sequencesAhead: Invariant = {
  name: 'no sequence is behind its table',
  find: ({ db }) => sequencesBehind(db),
}

/** Returns the invariants of every module and of the database as a whole. */
export function invariantsOf(modules: readonly Module[] = all): Invariant[] {
  return [sequencesAhead, ...modules.flatMap(({ invariants = [] }) => invariants)]
}

export type Finding = { invariant: string; rows: string[] }

/** Checks the stored data against every invariant. @returns the broken ones, each with at most 100 rows */
export async function examine(services: Services, modules: readonly Module[] = all): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, find } of invariantsOf(modules)) {
    const rows = await find(services)
    if (rows.length > 0) findings.push({ invariant: name, rows: rows.slice(0, 100) })
  }
  return findings
}
