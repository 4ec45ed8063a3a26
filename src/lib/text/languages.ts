/** The languages of Laurel's own texts. Each has a file wherever there are such texts. */
export const LANGUAGES = ['en', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * Returns the supported language of a BCP 47 tag such as `tr` or `en-GB`; null for other languages and invalid tags.
 */
export function languageOf(tag: string): Language | null {
  const language = parsed(tag)?.language
  return LANGUAGES.find((candidate) => candidate === language) ?? null
}

/**
 * Returns the shortest tag with the same language, script and region: `tr` for `tr-TR`, `en-GB` for `en-GB-u-hc-h12`.
 */
export function shortTag(tag: string): string {
  const { language, script, region } = parsed(tag)!.minimize()
  return [language, script, region].filter(Boolean).join('-')
}

function parsed(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}
