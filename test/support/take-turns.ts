import { relative } from 'node:path'

/**
 * Test files of one group put the same kind of fault to different parts of the service, or the same interface to
 * different programs. A run of everything takes one file of each group.
 */
export const GROUPS = [
  ['badge-kills', 'contact-feed-kills', 'training-rule-kills', 'task-reminder-kills'].map(fault),
  ['automation-kills', 'automation-moment-kills', 'message-kills'].map(fault),
  ['registration-kills', 'import-kills', 'retention-kills', 'certificate-use-kills'].map(fault),
  ['cluster', 'cluster-restart', 'processes-under-load'].map(fault),
  ['failover', 'several-hosts'].map(fault),
  ['mcp-conformance', 'mcp-inspector'].map(conformance),
  ['client-runtimes', 'python-client', 'webhook-languages'].map(conformance),
] as const

function fault(name: string): string {
  return `test/faults/${name}.test.ts`
}

function conformance(name: string): string {
  return `conformance/${name}.test.ts`
}

/** Divides files, named from `root`, into those that are due in the run of this seed and those that are not. */
export function takeTurns(files: readonly string[], root: string, seed: number): { due: string[]; others: string[] } {
  const isDue = (file: string) =>
    GROUPS.every((group) => {
      const nth = group.indexOf(relative(root, file))
      return nth < 0 || nth === seed % group.length
    })
  return { due: files.filter(isDue), others: files.filter((file) => !isDue(file)) }
}
