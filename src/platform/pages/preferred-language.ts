import { LANGUAGES, type Language } from '../../lib/text/languages.ts'
import { weighedEntries } from '../http/responses/weighed-entries.ts'

/**
 * Returns the language that an `Accept-Language` header prefers (RFC 9110, 12.5.4): by weight, then by order.
 * `otherwise` is for visitors who name none of `languages`, and comes first where `*` covers several; English is for
 * those who refuse it.
 */
export function preferredLanguage<Offered extends Language = Language>(
  header: string | undefined,
  otherwise: Offered,
  languages: readonly Offered[] = LANGUAGES as readonly Language[] as readonly Offered[],
): Offered {
  const ranges = weighedEntries(header ?? '').map(({ entry, weight }) => ({ range: entry.split('-', 1)[0], weight }))
  const weightsOf = (range: string) => ranges.filter((candidate) => candidate.range === range).map((one) => one.weight)
  const weightOf = (language: Offered) => {
    const weights = [weightsOf(language), weightsOf('*')].find((found) => found.length > 0)
    // A language with a weight of 0 ranks below those that are not named at all.
    return weights === undefined ? 0 : Math.max(...weights) || -1
  }
  const wanted = ranges.filter(({ weight }) => weight > 0)
  const named = wanted.flatMap(({ range }) => languages.find((language) => language === range) ?? [])
  const takesAny = wanted.some(({ range }) => range === '*')
  const rest = languages.filter((language) => takesAny || language === 'en')
  const order = [...new Set([...named, otherwise, ...rest])]
  return order.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!
}
