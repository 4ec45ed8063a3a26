import { collectInvariants } from './collect.ts'
import { modules as all } from './modules.ts'
import type { Services } from './platform/context/context.ts'
import type { Module } from './platform/module.ts'

export type Finding = { invariant: string; rows: string[] }

/** Checks the stored data against every invariant. @returns the broken ones, each with at most 100 rows */
export async function examine(services: Services, modules: readonly Module[] = all): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, find } of collectInvariants(modules)) {
    const rows = await find(services)
    if (rows.length > 0) findings.push({ invariant: name, rows: rows.slice(0, 100) })
  }
  return findings
}
