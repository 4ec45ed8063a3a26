import { LANGUAGES, type Language } from '../../lib/text/languages.ts'
import { weighedEntries } from '../http/responses/weighed-entries.ts'

/**
 * Returns the language that an `Accept-Language` header prefers (RFC 9110, 12.5.4): by weight, then by order.
 * `otherwise` is for visitors who name none of ours, and comes first where `*` covers several.
 */
export function preferredLanguage(header: string | undefined, otherwise: Language): Language {
  const ranges = weighedEntries(header ?? '').map(({ entry, weight }) => ({ range: entry.split('-', 1)[0], weight }))
  const weightsOf = (range: string) => ranges.filter((candidate) => candidate.range === range).map((one) => one.weight)
  const weightOf = (language: Language) => {
    const weights = [weightsOf(language), weightsOf('*')].find((found) => found.length > 0)
    // A language with a weight of 0 ranks below those that are not named at all.
    return weights === undefined ? 0 : Math.max(...weights) || -1
  }
  const wanted = ranges.filter(({ weight }) => weight > 0)
  const named = wanted.flatMap(({ range }) => LANGUAGES.find((language) => language === range) ?? [])
  const order = [...new Set([...named, otherwise, ...LANGUAGES])]
  return order.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!
}
