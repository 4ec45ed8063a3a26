/** The languages of Laurel's own texts. Each but English is a folder of `src/languages`. */
export const LANGUAGES = ['en', 'tr', 'de', 'es', 'fr', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

/** The languages as a list in a sentence. */
export const LANGUAGE_LIST = `${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}`

/** A language with a folder. English is next to the code. */
export type TranslatedLanguage = Exclude<Language, 'en'>

/** Returns the direction of text in a language, for `dir`; texts in unsupported languages run left to right. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return languageOf(tag) === 'ar' ? 'rtl' : 'ltr'
}

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
