import { accountInvariants } from './modules/accounts/index.ts'
import { bulkInvariants } from './modules/bulk/index.ts'
import { certificateInvariants } from './modules/certificates/index.ts'
import { eventInvariants } from './modules/events/index.ts'
import { webhookInvariants } from './modules/webhooks/index.ts'
import type { Services } from './platform/context.ts'
import type { Invariant } from './platform/db/invariant.ts'
import { sequencesAhead } from './platform/db/sequences.ts'

/** The invariants of every module, and of the database as a whole. */
export const invariants: Invariant[] = [
  sequencesAhead,
  ...accountInvariants,
  ...eventInvariants,
  ...certificateInvariants,
  ...bulkInvariants,
  ...webhookInvariants,
]

export type Finding = { invariant: string; rows: string[] }

/** Checks the stored data against every invariant. @returns those that are broken, with at most 100 rows each */
export async function examine(services: Services): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, find } of invariants) {
    const rows = await find(services)
    if (rows.length > 0) findings.push({ invariant: name, rows: rows.slice(0, 100) })
  }
  return findings
}
