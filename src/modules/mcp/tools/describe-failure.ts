import { type AppError, errorStatus } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import { toAppError } from '../../../platform/http/server/error-replies.ts'

const INTERNAL_ERROR = 'Something went wrong on our side. Try again, and report the request id if it persists.'

/**
 * An error as text for a model: status, code, the problem of each argument, and which tool to call instead.
 * @param finders tools that find the record
 */
export function describeFailure(
  thrown: unknown,
  { requestId, finders }: { requestId: string | null; finders: string[] },
) {
  const error = toAppError(thrown as Error)
  if (error === null) return { text: `500 internal: ${INTERNAL_ERROR} (${requestId})`, isOurs: true }
  const advice = adviceFor(error, finders)
  const problems = error.problems?.map(({ loc, msg }) => `- ${nameOf(loc)}: ${msg}`) ?? []
  const text = [`${errorStatus[error.code]} ${error.code}: ${error.message}${advice}`, ...problems].join('\n')
  return { text, isOurs: false }
}

/** The argument's name as in a body, also for headers. */
function nameOf([part, ...names]: string[]): string {
  return names.map((name) => (part === 'header' ? name.replaceAll('-', '_') : name)).join('.') || 'arguments'
}

function adviceFor({ code, retryAfter }: AppError, finders: string[]): string {
  if (retryAfter !== null) return ` Call again in ${counted(retryAfter, 'second')}.`
  if (code === 'not_found' && finders.length > 0) return ` Use ${finders.join(' or ')} to find one.`
  if (code === 'forbidden') return ' get_context returns the scopes of this key.'
  return ''
}
