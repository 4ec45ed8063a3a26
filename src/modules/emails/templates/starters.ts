import { LANGUAGES, type Language } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { TemplateKind } from './mail-kinds.ts'
import type { Starter } from './starter.ts'
import { startersEn } from './starters-en.ts'
import type { TemplateWords } from './template-words.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    starters: Record<TemplateKind, Starter>
  }
}

const starters = translated('starters', startersEn)

/** The built-in template of a kind, in every language. */
export function starterOf(kind: TemplateKind): { language: Language; words: Record<Language, TemplateWords> } {
  const words = LANGUAGES.map((language) => [language, wordsOf(language, kind)])
  return { language: 'en', words: Object.fromEntries(words) }
}

/** The name of a starter template. */
export function starterName(kind: TemplateKind, language: Language): string {
  return starters[language][kind].name
}

function wordsOf(language: Language, kind: TemplateKind): TemplateWords {
  const { subject, html } = starters[language][kind]
  return { subject, html, text: null }
}
