import type { EmailTemplate } from '@laurel/client'

export type TemplateLanguage = EmailTemplate['language']
/** Content of a template in one language, written as HTML or as Markdown. */
export type Words = { subject: string; text: string | null } & ({ html: string } | { markdown: string })

/** Languages of templates. */
export const TEMPLATE_LANGUAGES: readonly TemplateLanguage[] = ['en', 'tr', 'de', 'es', 'fr', 'ar']

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

/** The content of a template in a language, as it was written. */
export function wordsIn(of: EmailTemplate, language: TemplateLanguage): Words {
  const { subject, html, text = null, markdown = null } = of.translations[language] ?? of
  return { subject, text, ...(markdown === null ? { html } : { markdown }) }
}

/** The HTML of a template in a language, which is made from its Markdown if there is any. */
export const htmlIn = (of: EmailTemplate, language: TemplateLanguage): string => (of.translations[language] ?? of).html

/** The name of a language in the language of the panel, and its own name where that is unknown. */
export const languageName = (language: string, spoken: string) =>
  new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language
