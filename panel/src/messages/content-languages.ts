/** Languages of pages, emails and certificates, by code. The panel itself is built in fewer. */
export const CONTENT_LANGUAGES = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
} as const

/** The same for a menu. */
export const contentLanguageChoices = Object.entries(CONTENT_LANGUAGES).map(([value, label]) => ({ value, label }))

/** Returns the name of a language by its tag, such as Deutsch for de-AT; the tag itself where it is unknown. */
export function languageName(tag: string): string {
  const names: Partial<Record<string, string>> = CONTENT_LANGUAGES
  return names[tag.split('-')[0]!] ?? tag
}
