import type { TranslatedLanguage } from '../lib/text/languages.ts'
import type { Texts } from '../lib/text/texts.ts'
import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { tr } from './tr/index.ts'

/** Every text in every language but English, which is next to the code. docs/languages.md says how to add one. */
export const translations: Record<TranslatedLanguage, Texts> = { tr, de, es, fr, ar }
