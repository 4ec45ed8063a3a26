import { fold } from '../../lib/text/fold.ts'

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
  return fold(`${first_name} ${last_name} ${email}`)
}
