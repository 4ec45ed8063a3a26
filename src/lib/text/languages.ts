/** The languages that Laurel's own words are written in. Each has its file wherever there are such words. */
export const LANGUAGES = ['en', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

/** Which of them a language tag (BCP 47) such as `tr` or `en-GB` means; null for others and for what is no tag. */
export function languageOf(tag: string): Language | null {
  const language = parsed(tag)?.language
  return LANGUAGES.find((candidate) => candidate === language) ?? null
}

/** The shortest tag that means the same language, script and region: `tr` for `tr-TR`, `en-GB` for `en-GB-u-hc-h12`. */
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
