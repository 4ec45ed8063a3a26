import type { Language } from '../../../platform/text/languages.ts'
import type { BuiltinKey } from '../builtin/builtin-keys.ts'

/** What the built-in designs are called where organisers choose one. */
export const builtinTitles: Record<BuiltinKey, Record<Language, string>> = {
  laurel: { en: 'Laurel', tr: 'Defne' },
}
