import { languageOf } from '../../../lib/text/languages.ts'
import { answerText } from '../../../platform/questions/answers-table.ts'
import type { Answer } from '../../../platform/questions/validate-answer.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { type CertificateValue, MAX_VALUE } from '../../events/index.ts'

/** A person's own values by key, and their answers by question. */
export type ValueHolder = {
  certificate_values: Record<string, string> | null
  answers: Record<string, unknown> | null
}

/**
 * Returns the value of a person: their own, their answer, or the defined one; empty if there is none.
 * @param language BCP 47 language of the event, for answers of yes and no
 */
export function resolvedValue(definition: CertificateValue, holder: ValueHolder, language: string): string {
  const { key, value, question_id } = definition
  const { certificate_values: own, answers } = holder
  if (own && Object.hasOwn(own, key)) return own[key]!
  if (question_id && answers && Object.hasOwn(answers, question_id)) {
    const words = questionMessages[languageOf(language) ?? 'en']
    const answer = shortened(answerText(answers[question_id] as Answer, words).trim())
    if (answer !== '') return answer
  }
  return value ?? ''
}

/** Returns the values of a person by key, without those that are empty. */
export function resolvedValues(
  definitions: readonly CertificateValue[],
  holder: ValueHolder,
  language: string,
): Record<string, string> {
  const values = definitions.map((each) => [each.key, resolvedValue(each, holder, language)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** Answers may be longer than values. */
function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')]
  return letters.length <= MAX_VALUE ? letters.join('') : `${letters.slice(0, MAX_VALUE - 1).join('')}…`
}
