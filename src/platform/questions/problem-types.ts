/** The kinds of problems with an answer. */
export const PROBLEM_TYPES = [
  'missing',
  'not_consented',
  'unknown_question',
  'not_a_text',
  'unreadable_text',
  'many_lines',
  'too_short',
  'too_long',
  'not_a_number',
  'not_a_whole_number',
  'too_small',
  'too_large',
  'not_an_email',
  'not_a_phone',
  'not_a_link',
  'not_a_date',
  'not_yes_or_no',
  'no_option',
  'not_a_list',
  'repeated_option',
  'too_few',
  'too_many',
] as const

export type ProblemType = (typeof PROBLEM_TYPES)[number]

/** A problem with the answer to a question. `limit` is the limit that it exceeds, if any. */
export type QuestionProblem = { id: string; type: ProblemType; params?: { limit: number } }

/** A sentence, or part of one, for each kind. Kinds without a limit receive 0. */
export type ProblemWords = Record<ProblemType, (limit: number) => string>
