import { translations } from '../../languages/index.ts'
import { LANGUAGES, type Language } from './languages.ts'
import type { Texts } from './texts.ts'

const english: Partial<Texts> = {}

/** Returns all texts in English by area, of the files that are loaded. */
export function englishTexts(): Readonly<Partial<Texts>> {
  return english
}

/** Returns the texts of an area by language, with those in English as given. */
export function translated<Area extends keyof Texts>(area: Area, en: Texts[Area]): Record<Language, Texts[Area]> {
  english[area] = en
  const texts = LANGUAGES.map((language) => [language, language === 'en' ? en : translations[language][area]])
  return Object.fromEntries(texts)
}
