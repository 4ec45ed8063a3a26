import { fold } from '../../platform/text/fold.ts'

export { emailKey } from '../../platform/text/email-key.ts'

/** Tags without white space at their ends, each once. */
export function trimmedTags(tags: string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))]
}

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
