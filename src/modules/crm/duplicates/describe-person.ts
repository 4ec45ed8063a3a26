import { isCompanyEmail } from '../records/is-company-email.ts'
import { companyNames } from './company-names.ts'
import { nameWords } from './compare-names.ts'
import { mailboxOf } from './mailbox-of.ts'
import type { ReadPhone } from './phone-numbers.ts'

/** Contact fields that identify a person. */
export type Person = {
  id: number
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  account_id: number | null
  account_name: string | null
  account_domain: string | null
}

/** The same fields, normalised for comparison. */
export type Description = {
  id: number
  accountId: number | null
  words: string[]
  mailbox: string | null
  /** Local part of the address, letters and digits only. */
  local: string
  domain: string
  ofCompany: boolean
  phone: string | null
  companies: string[]
}

export function describePerson(person: Person, readPhone: ReadPhone, country: string | null): Description {
  const mailbox = person.email === null ? null : mailboxOf(person.email)
  const at = mailbox?.lastIndexOf('@') ?? 0
  return {
    id: person.id,
    accountId: person.account_id,
    words: nameWords(`${person.first_name} ${person.last_name}`),
    mailbox,
    local: (mailbox?.slice(0, at) ?? '').replace(/[^\p{L}\p{N}]+/gu, ''),
    domain: mailbox?.slice(at + 1) ?? '',
    ofCompany: person.email !== null && isCompanyEmail(person.email),
    phone: person.phone === null ? null : readPhone(person.phone, country),
    companies: companyNames(person),
  }
}
