import type { EmailTemplate } from '@laurel/client'
import type { TemplateLanguage, Words } from './template-languages.ts'

/** Beginning of the names of the fields of a language: those of translations begin with their path. */
export const prefixOf = (of: EmailTemplate, language: TemplateLanguage) =>
  language === of.language ? '' : `translations.${language}.`

/** The content in the fields whose names begin with a prefix. */
export function wordsOfForm(values: FormData, prefix: string): Words {
  const raw = (name: string) => String(values.get(`${prefix}${name}`) ?? '')
  const written = values.has(`${prefix}markdown`) ? { markdown: raw('markdown') } : { html: raw('html') }
  return { subject: raw('subject').trim(), text: raw('text').trim() === '' ? null : raw('text'), ...written }
}
