import { translated } from '../../../lib/text/translated.ts'
import type { BuiltinKey } from '../layout/builtin-keys.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    builtinTitles: Record<BuiltinKey, string>
  }
}

/** Titles of the built-in designs, for organisers. */
export const builtinTitles = translated('builtinTitles', {
  laurel: 'Laurel',
  band: 'Modern band',
  quiet: 'Quiet letters',
  academy: 'Academy',
  festival: 'Festival',
  night: 'Night',
  day: 'Day, for printing',
})
