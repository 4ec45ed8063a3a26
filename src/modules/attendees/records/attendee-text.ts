import { searchKey } from '../../../lib/text/search-key.ts'

export { emailKey } from '../../../lib/text/email-key.ts'
export { trimmedTags } from '../../../lib/text/trimmed-tags.ts'

/** Returns the text that searches match: full name and email address. */
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
