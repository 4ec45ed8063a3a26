import type { ProblemWords } from './problem-types.ts'

/** What a limit says to whoever answers; at least one of both is a number. */
type LimitWords = (min: number | null, max: number | null) => string

/** The words around questions in one language, as they are drawn. Questions themselves are in whatever language they are. */
export type QuestionWords = {
  required: string
  optional: string
  yes: string
  no: string
  /** Nothing chosen: as the first entry of a list, and as the answer that takes a choice back. */
  choose: string
  noAnswer: string
  limits: { characters: LimitWords; number: LimitWords; choices: LimitWords }
  /** Whole sentences. */
  problems: ProblemWords
}
