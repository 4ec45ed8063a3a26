import { resolvedValue, type ValueHolder } from '../../attendees/index.ts'
import type { CertificateValue } from '../../events/index.ts'
import type { FrozenValue } from '../records/frozen-values.ts'

/** The values of a kind of certificate, with what is needed to state them. */
export type ValueRules = {
  definitions: CertificateValue[]
  /** Keys that the design keeps private. */
  privateKeys: readonly string[]
  /** BCP 47 language of the event, for answers of yes and no. */
  language: string
}

/** Returns the values of the event with those of a kind, whose equal keys replace them in place. */
export function mergeDefinitions(ofEvent: CertificateValue[], ofKind: CertificateValue[]): CertificateValue[] {
  if (ofKind.length === 0) return ofEvent
  const merged = new Map([...ofEvent, ...ofKind].map((definition) => [definition.key, definition]))
  return [...merged.values()]
}

/** Returns what a certificate of this person states; null when nothing. */
export function valuesFor(
  { definitions, privateKeys, language }: ValueRules,
  holder: ValueHolder,
): FrozenValue[] | null {
  const values = definitions.flatMap((definition): FrozenValue[] => {
    const { key, label } = definition
    const value = resolvedValue(definition, holder, language)
    if (value === '') return []
    return [{ key, label, value, ...(privateKeys.includes(key) ? { private: true } : {}) }]
  })
  return values.length === 0 ? null : values
}

/** Returns the keys for which this person has no value. */
export function missingKeys({ definitions, language }: ValueRules, holder: ValueHolder): string[] {
  return definitions.filter((each) => resolvedValue(each, holder, language) === '').map(({ key }) => key)
}
