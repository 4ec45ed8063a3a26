import { formatsOf } from './formats.ts'
import { regionOf } from './region-of.ts'

export const LANGUAGES = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
} as const
export type Language = keyof typeof LANGUAGES

/**
 * Defines English texts next to the pages that show them, so that each page loads only its own. The panel is built once
 * per language, and a build replaces them by the texts of `panel/languages/<language>` (`tools/texts-of-language.ts`).
 */
export function messages<Texts extends object>(english: Texts): Texts {
  return english
}

/** The language that this panel was built in, which is the mode of Vite; `development` shows English. */
const LANGUAGE: Language = isLanguage(import.meta.env.MODE) ? import.meta.env.MODE : 'en'

function isLanguage(mode: string): mode is Language {
  return mode in LANGUAGES
}

/** Languages that are written from right to left. */
const FROM_THE_RIGHT: readonly string[] = ['ar']

/** The side on which lines begin, as the page itself has it. */
export const DIRECTION = FROM_THE_RIGHT.includes(LANGUAGE) ? 'rtl' : 'ltr'

/** The colon between a name and its value; French sets a space before it. */
export const COLON = LANGUAGE === 'fr' ? '\u00a0:' : ':'

/** Numbers and times are written as in the region of the browser. */
const SPOKEN = { language: LANGUAGE, formats: formatsOf(regionOf(navigator.languages, LANGUAGE)) }

/** The language of this person, and how numbers and times are written in it. */
export const useLanguage = () => SPOKEN
