import { type AppError, errorStatus } from '../../../lib/errors.ts'
import { toAppError } from '../../../platform/http/server/error-replies.ts'

const OURS = 'Something went wrong on our side. Try again, and name the request id if it stays.'

/**
 * A failure as a model reads it: status, code, what is wrong with which argument, and what to call instead.
 * @param finders tools that find what a call was for
 */
export function tellFailure(thrown: unknown, { requestId, finders }: { requestId: string | null; finders: string[] }) {
  const error = toAppError(thrown as Error)
  if (error === null) return { text: `500 internal: ${OURS} (${requestId})`, isOurs: true }
  const advice = adviceFor(error, finders)
  const problems = error.problems?.map(({ loc, msg }) => `- ${nameOf(loc)}: ${msg}`) ?? []
  const text = [`${errorStatus[error.code]} ${error.code}: ${error.message}${advice}`, ...problems].join('\n')
  return { text, isOurs: false }
}

/** An argument is called as in a body, also what requests have in a header. */
function nameOf([part, ...names]: string[]): string {
  return names.map((name) => (part === 'header' ? name.replaceAll('-', '_') : name)).join('.') || 'arguments'
}

function adviceFor({ code, retryAfter }: AppError, finders: string[]): string {
  if (retryAfter !== null) return ` Call again in ${retryAfter} seconds.`
  if (code === 'not_found' && finders.length > 0) return ` ${finders.join(' or ')} finds what there is.`
  if (code === 'forbidden') return ' get_context tells the scopes of this key.'
  return ''
}
