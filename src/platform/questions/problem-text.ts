import type { FieldProblem } from '../../lib/errors.ts'
import { counted } from '../../lib/text/counted.ts'
import type { ProblemWords, QuestionProblem } from './problem-types.ts'

const words: ProblemWords = {
  missing: () => 'is required',
  not_consented: () => 'must be true',
  unknown_question: () => 'is not the id of a question',
  not_a_text: () => 'must be a text',
  unreadable_text: () => 'must be well-formed text without control characters other than tabs and line breaks',
  many_lines: () => 'must be one line',
  too_short: (limit) => `must have at least ${counted(limit, 'character')}`,
  too_long: (limit) => `must have at most ${counted(limit, 'character')}`,
  not_a_number: () => 'must be a number',
  not_a_whole_number: () => 'must be a whole number',
  too_small: (limit) => `must be ${limit} or more`,
  too_large: (limit) => `must be ${limit} or less`,
  not_an_email: () => 'must be an e-mail address such as ayse@example.org',
  not_a_phone: () => 'must be a phone number: 4 to 20 digits, with blanks and ( ) + - . / between them',
  not_a_link: () => 'must be an address that begins with http:// or https://',
  not_a_date: () => 'must be a day of the calendar such as 2026-11-20',
  not_yes_or_no: () => 'must be true or false',
  no_option: () => 'must be of the options of its question',
  not_a_list: () => 'must be a list of options',
  repeated_option: () => 'must have each option once',
  too_few: (limit) => `must have at least ${counted(limit, 'option')}`,
  too_many: (limit) => `must have at most ${counted(limit, 'option')}`,
}

/** Describes a problem with an answer in English, for programs and their authors. */
export function problemText({ id, type, params }: QuestionProblem): string {
  return `${id} ${words[type](params?.limit ?? 0)}`
}

/** Converts problems to locations in a body whose answers are in its field `answers`. */
export function answerProblems(problems: QuestionProblem[]): FieldProblem[] {
  return problems.map((problem) => ({
    loc: ['body', 'answers', problem.id],
    msg: problemText(problem),
    type: problem.type,
  }))
}
