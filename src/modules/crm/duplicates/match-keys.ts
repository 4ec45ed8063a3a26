import type { Description } from './describe-person.ts'

/** Whoever has as many words in a name is found by the first of them. */
const MAX_WORDS = 4
/** What stands before the @ of addresses of many people is shorter. */
const LEAST_LOCAL = 5

/**
 * What a person has in common with whoever may be the same: only those who share a key are compared. A name with typing
 * errors has a word without any, so that within a company each of its words is a key.
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
