import type { Language } from '../../../lib/text/languages.ts'
import type { BuiltinKey } from '../layout/builtin-keys.ts'

/** Titles of the built-in designs, for organisers. */
export const builtinTitles: Record<BuiltinKey, Record<Language, string>> = {
  laurel: { en: 'Laurel', tr: 'Defne' },
  band: { en: 'Modern band', tr: 'Modern bant' },
  quiet: { en: 'Quiet letters', tr: 'Sade harfler' },
  academy: { en: 'Academy', tr: 'Akademi' },
  festival: { en: 'Festival', tr: 'Festival' },
  night: { en: 'Night', tr: 'Gece' },
  day: { en: 'Day, for printing', tr: 'Gündüz, baskı için' },
}
