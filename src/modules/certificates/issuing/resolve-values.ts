import { languageOf } from '../../../lib/text/languages.ts'
import { answerText } from '../../../platform/questions/answers-table.ts'
import type { Answer } from '../../../platform/questions/validate-answer.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { type CertificateValue, MAX_VALUE } from '../../events/index.ts'
import type { FrozenValue } from '../records/frozen-values.ts'

/** The values of a kind of certificate, with what is needed to state them. */
export type ValueRules = {
  definitions: CertificateValue[]
  /** Keys that the design keeps private. */
  privateKeys: readonly string[]
  /** BCP 47 language of the event, for answers of yes and no. */
  language: string
}

/** A person's own values by key, and their answers by question. */
export type ValueHolder = {
  certificate_values: Record<string, string> | null
  answers: Record<string, unknown> | null
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

function resolvedValue({ key, value, question_id }: CertificateValue, holder: ValueHolder, language: string): string {
  const { certificate_values: own, answers } = holder
  if (own && Object.hasOwn(own, key)) return own[key]!
  if (question_id && answers && Object.hasOwn(answers, question_id)) {
    const words = questionMessages[languageOf(language) ?? 'en']
    const answer = shortened(answerText(answers[question_id] as Answer, words).trim())
    if (answer !== '') return answer
  }
  return value ?? ''
}

/** Answers may be longer than values. */
function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')]
  return letters.length <= MAX_VALUE ? letters.join('') : `${letters.slice(0, MAX_VALUE - 1).join('')}…`
}
