import type { Language } from '../../../lib/text/languages.ts'
import type { TemplateKind } from './mail-kinds.ts'
import type { Starter } from './starter.ts'
import { startersEn } from './starters-en.ts'
import { startersTr } from './starters-tr.ts'
import type { TemplateWords } from './template-words.ts'

const starters: Record<Language, Record<TemplateKind, Starter>> = { en: startersEn, tr: startersTr }

/** The built-in template of a kind, in every language. */
export function starterOf(kind: TemplateKind): { language: Language; words: Record<Language, TemplateWords> } {
  return { language: 'en', words: { en: wordsOf('en', kind), tr: wordsOf('tr', kind) } }
}

/** The name of a starter template. */
export function starterName(kind: TemplateKind, language: Language): string {
  return starters[language][kind].name
}

function wordsOf(language: Language, kind: TemplateKind): TemplateWords {
  const { subject, html } = starters[language][kind]
  return { subject, html, text: null }
}
