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

/** One indication that two contacts are the same person. */
export type MatchReason = { kind: (typeof REASON_KINDS)[number]; confidence: number; detail: string }

/** Less likely matches are not stored. */
const LEAST_CONFIDENCE = 0.4
const MAX_CONFIDENCE = 0.99

type Likely = Record<NameLikeness, number>

/** Probability that two contacts with something in common are the same person, by the similarity of their names. */
const byMailbox: Likely = { same: 0.99, swapped: 0.99, typing: 0.97, partial: 0.95, unknown: 0.9, different: 0.45 }
// Families and offices share phone numbers.
const byPhone: Likely = { same: 0.97, swapped: 0.96, typing: 0.9, partial: 0.85, unknown: 0.6, different: 0.2 }
const byCompany: Likely = { same: 0.92, swapped: 0.9, typing: 0.85, partial: 0.7, unknown: 0, different: 0 }

const NAME_DETAILS: Record<NameLikeness, string> = {
  same: 'the same name',
  swapped: 'the same name in a different order',
  typing: 'names that differ by a typo',
  partial: 'names where one is part of the other',
  different: 'different names',
  unknown: 'a name that is missing for one of them',
}

/** Returns the probability that two contacts are one person, with reasons; null if it is too low. */
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
  const nameDetail = NAME_DETAILS[name]
  if (a.mailbox === b.mailbox)
    return [
      {
        kind: 'same_address',
        confidence: byMailbox[name],
        detail: `Both addresses belong to the mailbox ${a.mailbox}; ${nameDetail}`,
      },
    ]
  const alike = a.local === b.local && a.local !== '' && editDistance(a.domain, b.domain, 2) <= 2
  if (!alike || name === 'different' || name === 'unknown') return []
  const detail = `The addresses at ${a.domain} and ${b.domain} differ by a typo; ${nameDetail}`
  return [{ kind: 'address_alike', confidence: 0.85, detail }]
}

function byNumber(a: Description, b: Description, name: NameLikeness): MatchReason[] {
  if (a.phone === null || a.phone !== b.phone) return []
  return [{ kind: 'phone', confidence: byPhone[name], detail: `The phone number ${a.phone}; ${NAME_DETAILS[name]}` }]
}

function byName(a: Description, b: Description, name: NameLikeness): MatchReason[] {
  if (name === 'different' || name === 'unknown') return []
  const company = compareCompanies(a.companies, b.companies)
  if (company === 'same' || company === 'alike' || (a.accountId !== null && a.accountId === b.accountId)) {
    const detail = `${sentence(NAME_DETAILS[name])} at ${company === 'alike' ? 'companies with similar names' : 'the same company'}`
    const confidence = inOneCompany(a, b, name) - (company === 'alike' ? 0.05 : 0)
    return [{ kind: 'name_and_account', confidence, detail }]
  }
  // The same name at another company is taken to be another person.
  if (company === 'different' || (name !== 'same' && name !== 'swapped') || a.words.length < 2) return []
  if (a.local !== '' && a.local === b.local) {
    const own = isOwn(a)
    const detail = `${sentence(NAME_DETAILS[name])}, and addresses with the same local part`
    return [{ kind: 'name_and_address', confidence: own ? 0.85 : 0.6, detail }]
  }
  return [{ kind: 'name', confidence: 0.5, detail: sentence(NAME_DETAILS[name]) }]
}

/**
 * A person normally has one address per company. Two addresses there mean two people, unless one is a typo; a numbered
 * address such as `lena.becker2` means that there is another person of that name.
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

/** True if the local part contains more than the name, so that others are unlikely to have it too. */
function isOwn({ local, words }: Description): boolean {
  return words.reduce((left, word) => left.replace(word, ''), local).length >= 2
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1)
