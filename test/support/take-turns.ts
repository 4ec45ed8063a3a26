import { relative } from 'node:path'

/**
 * Test files of one group put the same kind of fault to different parts of the service, the same interface to different
 * programs, or each operation to different judges. A run of everything takes one file of each group.
 */
export const GROUPS = [
  ['badge-kills', 'contact-feed-kills', 'training-rule-kills', 'task-reminder-kills'].map(fault),
  ['automation-kills', 'automation-moment-kills', 'message-kills'].map(fault),
  ['registration-kills', 'import-kills', 'retention-kills', 'certificate-use-kills'].map(fault),
  ['email-kills', 'webhook-kills', 'webhook-restarts', 'outbox-kills'].map(fault),
  ['sequencer-kills', 'credential-kills'].map(fault),
  ['stop', 'signals', 'failing-start'].map(fault),
  ['cluster', 'cluster-restart', 'processes-under-load', 'processes'].map(fault),
  ['failover', 'several-hosts'].map(fault),
  ['mcp-conformance', 'mcp-inspector'].map(conformance),
  ['client-runtimes', 'python-client', 'webhook-languages'].map(conformance),
  ['panel/drawn-as-printed', 'panel/messages-arrive', 'panel/ready-made-rule'].map(conformance),
  [conformance('document-lint'), 'test/audit-entries.test.ts'],
] as const

/** Its files open a browser each; a run of everything takes every second one. */
export const HALVED = 'panel/test/'

function fault(name: string): string {
  return `test/faults/${name}.test.ts`
}

function conformance(name: string): string {
  return `conformance/${name}.test.ts`
}

/** Divides files, named from `root`, into those that are due in the run of this seed and those that are not. */
export function takeTurns(files: readonly string[], root: string, seed: number): { due: string[]; others: string[] } {
  const names = files.map((file) => relative(root, file)).sort()
  const halved = names.filter((name) => name.startsWith(HALVED))
  const isOf = (list: readonly string[], name: string, runs: number) => {
    const nth = list.indexOf(name)
    return nth < 0 || nth % runs === seed % runs
  }
  const isDue = (file: string) => {
    const name = relative(root, file)
    return isOf(halved, name, 2) && GROUPS.every((group) => isOf(group, name, group.length))
  }
  return { due: files.filter(isDue), others: files.filter((file) => !isDue(file)) }
}
