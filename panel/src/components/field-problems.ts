import { LaurelError } from '@laurel/client'

/** What is wrong with which field, by the name of its input: `{email: 'email must be an address'}`. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof LaurelError)) return {}
  return Object.fromEntries(error.problems.map(({ loc, msg }) => [loc.slice(1).join('.'), msg]))
}
