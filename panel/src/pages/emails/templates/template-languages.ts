import type { EmailTemplate } from '@laurel/client'

export type TemplateLanguage = EmailTemplate['language']
export type Words = { subject: string; html: string; text: string | null }

/** Languages of templates. */
export const TEMPLATE_LANGUAGES: readonly TemplateLanguage[] = ['en', 'tr']

/** Kinds that have one template each, because Laurel sends them by itself. */
export const ONE_OF_KIND: readonly EmailTemplate['kind'][] = [
  'registration_confirmed',
  'place_offered',
  'certificate',
  'certificate_expiring',
]

/** The languages in which a template has content, its own first. */
export const languagesOf = ({ language, translations }: EmailTemplate): TemplateLanguage[] => [
  language,
  ...TEMPLATE_LANGUAGES.filter((each) => each !== language && translations[each] !== undefined),
]

/** The content of a template in a language. */
export function wordsIn(of: EmailTemplate, language: TemplateLanguage): Words {
  const { subject, html, text = null } = language === of.language ? of : (of.translations[language] ?? of)
  return { subject, html, text }
}

/** The name of a language in the language of the panel, and its own name where that is unknown. */
export const languageName = (language: string, spoken: string) =>
  new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language
