import { LaurelError } from '@laurel/client'
import { partMessages } from './messages/parts.ts'
import { asSentence } from './problem-sentence.ts'

/** Says in one line what went wrong, outside of a form. */
export function useProblemText(): (error: unknown) => string {
  const { unreachable, wrong, byCode } = partMessages
  return (error) => {
    if (!(error instanceof LaurelError)) return wrong
    if (error.code === 'network_error' || error.code === 'timeout') return unreachable
    if (error.problems.length > 0) return error.problems.map(({ msg }) => asSentence(msg)).join(' ')
    return byCode[error.code] ?? asSentence(error.message)
  }
}
