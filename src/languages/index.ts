import type { TranslatedLanguage } from '../lib/text/languages.ts'
import type { Texts } from '../lib/text/texts.ts'
import { tr } from './tr/index.ts'

/** Every text in every language but English, which is next to the code. docs/languages.md says how to add one. */
export const translations: Record<TranslatedLanguage, Texts> = { tr }
