import { searchKey } from '../../../lib/text/search-key.ts'

/** Key by which account names are compared and sorted. Cut to 200 characters because some letters fold into many. */
export function foldedName(name: string): string {
  return searchKey(name).slice(0, 200).toWellFormed()
}

/** Searchable text of an account. */
export function accountText(of: {
  name: string
  domain: string | null
  industry?: string | null
  phone?: string | null
}) {
  return searchKey([of.name, of.domain, of.industry, of.phone].filter(Boolean).join(' '))
}
