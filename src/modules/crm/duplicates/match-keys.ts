import type { Description } from './describe-person.ts'

/** Maximum number of words of a name that become keys. */
const MAX_WORDS = 4
/** Minimum length of a local part that becomes a key; shorter ones belong to many people. */
const LEAST_LOCAL = 5

/**
 * Returns keys of a person; only contacts that share a key are compared. Each word of a name is a key within a company,
 * because a name with typing errors still has a word without any.
 */
export function matchKeys({ words, mailbox, local, phone, companies, accountId }: Description): string[] {
  const few = words.slice(0, MAX_WORDS)
  const firms = [
    ...companies.map((name) => `c ${name}`),
    ...(companies.length === 0 && accountId ? [`a ${accountId}`] : []),
  ]
  return [
    ...(mailbox === null ? [] : [`m ${mailbox}`]),
    ...(local.length >= LEAST_LOCAL ? [`l ${local}`] : []),
    ...(phone === null ? [] : [`p ${phone}`]),
    ...(few.length > 1 ? [`n ${few.toSorted().join(' ')}`] : []),
    ...firms.flatMap((firm) => [...new Set(few)].filter((word) => word.length > 1).map((word) => `${firm} ${word}`)),
  ]
}
