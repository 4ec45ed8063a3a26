import { type Language, languageOf } from '../../lib/text/languages.ts'

/** The languages that the panel is built in. */
export const PANEL_LANGUAGES = ['en', 'tr', 'de', 'es', 'fr', 'ar'] as const satisfies readonly Language[]

export type PanelLanguage = (typeof PANEL_LANGUAGES)[number]

/** Returns the panel's language of a tag; null if the panel is not built in it. */
export function panelLanguageOf(tag: string): PanelLanguage | null {
  const language = languageOf(tag)
  return PANEL_LANGUAGES.find((candidate) => candidate === language) ?? null
}
