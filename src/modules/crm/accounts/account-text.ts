import { searchKey } from '../../../lib/text/search-key.ts'

/** The form in which names of accounts are compared and put in order; some letters fold into many, so it is cut. */
export function foldedName(name: string): string {
  return searchKey(name).slice(0, 200).toWellFormed()
}

/** What a search looks in. */
export function accountText(of: {
  name: string
  domain: string | null
  industry?: string | null
  phone?: string | null
}) {
  return searchKey([of.name, of.domain, of.industry, of.phone].filter(Boolean).join(' '))
}
