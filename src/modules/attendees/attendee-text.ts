import { searchKey } from '../../lib/text/search-key.ts'

export { emailKey } from '../../lib/text/email-key.ts'
export { trimmedTags } from '../../lib/text/trimmed-tags.ts'

/** What a search looks in: the whole name and the e-mail address. */
export function searchText({
  first_name,
  last_name,
  email,
}: {
  first_name: string
  last_name: string
  email: string
}): string {
  return searchKey(`${first_name} ${last_name} ${email}`)
}
