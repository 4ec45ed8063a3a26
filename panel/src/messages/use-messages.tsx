import { formatsOf } from './formats.ts'
import { regionOf } from './region-of.ts'

export const LANGUAGES = { en: 'English', tr: 'Türkçe' } as const
export type Language = keyof typeof LANGUAGES

/** Texts of one part of the panel in every language; a missing text is a compile error. */
type Messages<T> = { readonly [language in Language]: T }

/**
 * Defines texts next to the pages that show them, so that each page loads only its own. The panel is built once per
 * language, and each build has the texts of its own alone (`tools/texts-of-language.ts`).
 */
export function messages<T extends object>(
  all: { en: T } & { readonly [language in Language]: NoInfer<T> },
): Messages<T> {
  return all
}

/** The language that this panel was built in, which is the mode of Vite. Its own server shows English without one. */
const LANGUAGE: Language = import.meta.env.MODE === 'tr' ? 'tr' : 'en'

/** Numbers and times are written as in the region of the browser. */
const SPOKEN = { language: LANGUAGE, formats: formatsOf(regionOf(navigator.languages, LANGUAGE)) }

/** The language of this person, and how numbers and times are written in it. */
export const useLanguage = () => SPOKEN

export function useMessages<T>(all: Messages<T>): T {
  return all[LANGUAGE]
}
