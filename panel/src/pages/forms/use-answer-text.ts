import type { FormSubmission } from '@laurel/client'
import { useLanguage } from '../../messages/use-messages.tsx'
import { submissionMessages } from './messages/submissions.ts'

type Answer = FormSubmission['answers'][number]['answer']

/** Returns a function that writes an answer as a text. */
export function useAnswerText(): (answer: Answer) => string {
  const text = submissionMessages
  const { formats } = useLanguage()
  return (answer) => {
    if (typeof answer === 'boolean') return answer ? text.yes : text.no
    return Array.isArray(answer) ? formats.list(answer) : String(answer)
  }
}
