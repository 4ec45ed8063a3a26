import { compareCompanies } from './company-names.ts'
import { compareNames, type NameLikeness } from './compare-names.ts'
import type { Description } from './describe-person.ts'
import { editDistance } from './edit-distance.ts'

export const REASON_KINDS = [
  'same_address',
  'address_alike',
  'phone',
  'name_and_account',
  'name_and_address',
  'name',
] as const

/** One thing that speaks for two contacts being the same person. */
export type MatchReason = { kind: (typeof REASON_KINDS)[number]; confidence: number; detail: string }

/** Who is less likely to be the same person is not kept. */
const LEAST_CONFIDENCE = 0.4
const MAX_CONFIDENCE = 0.99

type Likely = Record<NameLikeness, number>

/** How likely two contacts are the same person who have something in common, by how their names are alike. */
const byMailbox: Likely = { same: 0.99, swapped: 0.99, typing: 0.97, partial: 0.95, unknown: 0.9, different: 0.45 }
// Families and offices share telephones.
const byPhone: Likely = { same: 0.97, swapped: 0.96, typing: 0.9, partial: 0.85, unknown: 0.6, different: 0.2 }
const byCompany: Likely = { same: 0.92, swapped: 0.9, typing: 0.85, partial: 0.7, unknown: 0, different: 0 }

const words: Record<NameLikeness, string> = {
  same: 'the same name',
  swapped: 'the same name in another order',
  typing: 'names that differ by a typing error',
  partial: 'names of which one is a part of the other',
  different: 'different names',
  unknown: 'a name that is not known of both',
}

/** How likely two contacts are one person, and why. Null: hardly. */
export function comparePeople(a: Description, b: Description): { confidence: number; reasons: MatchReason[] } | null {
  const name = compareNames(a.words, b.words)
  const reasons = [...byAddress(a, b, name), ...byNumber(a, b, name), ...byName(a, b, name)]
    .filter(({ confidence }) => confidence > 0)
    .sort((one, other) => other.confidence - one.confidence)
  const doubt = reasons.reduce((left, { confidence }) => left * (1 - confidence), 1)
  const confidence = Math.min(MAX_CONFIDENCE, Math.round((1 - doubt) * 100) / 100)
  return confidence < LEAST_CONFIDENCE ? null : { confidence, reasons }
}

function byAddress(a: Description, b: Description, name: NameLikeness): MatchReason[] {
  if (a.mailbox === null || b.mailbox === null) return []
  const told = words[name]
  if (a.mailbox === b.mailbox)
    return [
      { kind: 'same_address', confidence: byMailbox[name], detail: `Both addresses lead to ${a.mailbox}; ${told}` },
    ]
  const alike = a.local === b.local && a.local !== '' && editDistance(a.domain, b.domain, 2) <= 2
  if (!alike || name === 'different' || name === 'unknown') return []
  const detail = `The addresses at ${a.domain} and ${b.domain} differ by a typing error; ${told}`
  return [{ kind: 'address_alike', confidence: 0.85, detail }]
}

function byNumber(a: Description, b: Description, name: NameLikeness): MatchReason[] {
  if (a.phone === null || a.phone !== b.phone) return []
  return [{ kind: 'phone', confidence: byPhone[name], detail: `The telephone number ${a.phone}; ${words[name]}` }]
}

function byName(a: Description, b: Description, name: NameLikeness): MatchReason[] {
  if (name === 'different' || name === 'unknown') return []
  const company = compareCompanies(a.companies, b.companies)
  if (company === 'same' || company === 'alike' || (a.accountId !== null && a.accountId === b.accountId)) {
    const detail = `${sentence(words[name])} at ${company === 'alike' ? 'companies that are written alike' : 'one company'}`
    const confidence = inOneCompany(a, b, name) - (company === 'alike' ? 0.05 : 0)
    return [{ kind: 'name_and_account', confidence, detail }]
  }
  // Whoever has the name at another company is another person as far as anybody can tell.
  if (company === 'different' || (name !== 'same' && name !== 'swapped') || a.words.length < 2) return []
  if (a.local !== '' && a.local === b.local) {
    const own = isOwn(a)
    const detail = `${sentence(words[name])}, and addresses that begin alike`
    return [{ kind: 'name_and_address', confidence: own ? 0.85 : 0.6, detail }]
  }
  return [{ kind: 'name', confidence: 0.5, detail: sentence(words[name]) }]
}

/**
 * A person has one address at a company. Who has two there are two people, unless one was typed wrong; and where there is a
 * `lena.becker2` there is another of that name.
 */
function inOneCompany(a: Description, b: Description, name: NameLikeness): number {
  if (isNumbered(a) !== isNumbered(b)) return 0.55
  const twoThere = a.ofCompany && b.ofCompany && a.domain === b.domain && a.mailbox !== b.mailbox
  if (!twoThere) return byCompany[name]
  const typed = name === 'same' && editDistance(a.local, b.local, 2) <= 2 && !/\d$/.test(a.local + b.local)
  return typed ? 0.85 : 0.55
}

function isNumbered({ ofCompany, local }: Description): boolean {
  return ofCompany && /\p{L}[2-9]$/u.test(local)
}

/** Whether an address has more before its @ than a name, which others have too. */
function isOwn({ local, words }: Description): boolean {
  return words.reduce((left, word) => left.replace(word, ''), local).length >= 2
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1)
