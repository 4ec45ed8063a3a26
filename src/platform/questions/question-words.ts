import type { ProblemWords } from './problem-types.ts'

/** Describes a limit to the respondent; at least one of both is a number. */
type LimitWords = (min: number | null, max: number | null) => string

/** The texts around questions in one language. The questions themselves may be in any language. */
export type QuestionWords = {
  required: string
  optional: string
  yes: string
  no: string
  /** No selection: the first entry of a dropdown, and the answer that clears a choice. */
  choose: string
  noAnswer: string
  limits: { characters: LimitWords; number: LimitWords; choices: LimitWords }
  /** Whole sentences. */
  problems: ProblemWords
}
