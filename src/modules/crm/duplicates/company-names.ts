import { searchKey } from '../../../lib/text/search-key.ts'
import { isCompanyEmail } from '../records/is-company-email.ts'
import { isTypingError } from './edit-distance.ts'

/** Legal forms in company names, folded and without dots, in the languages of the name columns. */
const LEGAL_FORMS = new Set([
  ...['ltd', 'limited', 'inc', 'incorporated', 'llc', 'llp', 'plc', 'corp', 'corporation', 'co', 'company', 'group'],
  ...[
    'gmbh',
    'ag',
    'kg',
    'ohg',
    'ug',
    'mbh',
    'ev',
    'se',
    'sa',
    'sas',
    'sarl',
    'srl',
    'spa',
    'sl',
    'slu',
    'lda',
    'ltda',
  ],
  ...[
    'bv',
    'nv',
    'ab',
    'oy',
    'as',
    'aps',
    'sirketi',
    'sti',
    'san',
    'sanayi',
    'tic',
    'ticaret',
    've',
    'holding',
    'the',
    'and',
  ],
])

/** Second-level domains by kind of organisation, such as `co` in co.uk. */
const KINDS = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'gen', 'bel', 'k12', 'or', 'ne', 'gob', 'gouv'])

/** Returns the name of a company without its legal form: `Acme A.Ş.` and `ACME Ltd.` both become `acme`. */
function companyName(name: string): string {
  const words = searchKey(name)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
  const telling = words.filter((word) => word !== '' && !LEGAL_FORMS.has(word))
  return telling.length > 0 ? telling.join('') : words.join('')
}

/** Returns the name in a company's domain: `acme` for mail.acme.com.tr. */
function domainName(domain: string): string {
  const labels = domain.toLowerCase().split('.').slice(0, -1)
  const own = labels.length > 1 && KINDS.has(labels.at(-1)!) ? labels.at(-2)! : (labels.at(-1) ?? '')
  return searchKey(own).replace(/[^\p{L}\p{N}]+/gu, '')
}

type OfCompany = { email: string | null; account_name: string | null; account_domain: string | null }

/**
 * Returns the names of a person's company, from the account and from the domain. Addresses of public mail services give
 * none.
 */
export function companyNames({ email, account_name, account_domain }: OfCompany): string[] {
  const names = [
    account_name === null ? '' : companyName(account_name),
    account_domain === null ? '' : domainName(account_domain),
    email !== null && isCompanyEmail(email) ? domainName(email.slice(email.lastIndexOf('@') + 1)) : '',
  ]
  return [...new Set(names)].filter((name) => name.length > 1)
}

/** Compares the companies of two people: the same, spelt alike, different, or unknown for one of them. */
export function compareCompanies(
  a: readonly string[],
  b: readonly string[],
): 'same' | 'alike' | 'different' | 'unknown' {
  if (a.length === 0 || b.length === 0) return 'unknown'
  if (a.some((name) => b.includes(name))) return 'same'
  const alike = a.some((one) => b.some((other) => Math.min(one.length, other.length) >= 5 && isTypingError(one, other)))
  return alike ? 'alike' : 'different'
}
