import type { FieldProblem } from '../../../lib/errors.ts'
import { cellProblem, fieldProblem } from '../../../lib/spreadsheet/cell-problem.ts'
import { failedRows } from '../../../lib/spreadsheet/failed-rows.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'
import { shownCell } from '../../../lib/spreadsheet/shown-cell.ts'
import { tooComplex } from '../../../lib/spreadsheet/spreadsheet-error.ts'
import { MAX_TEXT_LENGTH, tidyCell } from '../../../lib/spreadsheet/tidy-cell.ts'
import { splitName } from '../../../lib/text/full-name.ts'
import { csvLines, withoutGuard } from '../../../lib/zip/csv-cell.ts'
import { compileProblems } from '../../../platform/http/validation/validation.ts'
import { answerProblems } from '../../../platform/questions/problem-text.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { type Answers, validateAnswers } from '../../../platform/questions/validate-answers.ts'
import type { DefinedValue } from '../../events/index.ts'
import type { Details } from '../records/attendee-details.ts'
import { CreateAttendeeBody } from '../records/attendee-schema.ts'
import { emailKey } from '../records/attendee-text.ts'
import {
  type Field,
  fieldsOf,
  headerOf,
  type Mapping,
  type NamedType,
  questionIdOf,
  valueKeyOf,
} from './attendee-fields.ts'
import { cellAnswer } from './cell-answer.ts'
import { typeNamed } from './type-named.ts'

/** Most rows of one import. */
export const MAX_ROWS = 20_000
/** Most problems in a response; the file of rejected rows has all. */
const MAX_ERRORS = 1_000

/** Fields whose problems never belong to the column of the full name. */
const OWN_COLUMN = new Set(['email', 'status', 'registration_type'])

/** Everything of an event that columns can hold, besides the fields of a person. */
type Targets = { values?: DefinedValue[]; questions?: Question[]; types?: NamedType[] }

/** `last_name` is null, and a detail is left out, when the file does not give it. */
export type ImportedPerson = Partial<Details> & {
  row: number
  /** Own values on certificates, by key; a blank cell is left out and changes nothing. */
  certificate_values?: Record<string, string>
  /** Answers to registration questions; a blank cell is left out and changes nothing. */
  answers?: Answers
  /** Left out for a blank cell, which changes nothing. */
  registration_type_id?: number
  first_name: string
  last_name: string | null
  email: string
  email_key: string
  attended: boolean
}
export type ImportColumn = { header: string; sample: string; guess: Field | null }
export type RowError = { row: number; column: string | null; code: string; message: string }
export type JudgedRows = {
  header_row: number
  columns: ImportColumn[]
  people: ImportedPerson[]
  errors: RowError[]
  /**
   * Number of rows with problems, and these rows as CSV lines with their problems, the header first; empty when all are
   * valid.
   */
  failed: number
  failed_lines: string[]
}

const problemsOf = compileProblems(CreateAttendeeBody)
const keysOf = (...words: string[]) => new Set(words.map(headerKey))
const REGISTERED = keysOf('', 'registered', 'kayıtlı')
const ATTENDED = keysOf('attended', 'checked in', 'present', 'katıldı')

/**
 * Validates each row by the rules for one attendee. It is the default export because it runs in the thread that reads
 * the file: cells can be long and many, and the result is small.
 */
export default function validateRows(
  rows: Row[],
  { mapping, values, questions = [], types = [] }: Targets & { mapping?: Mapping },
  checkTime: () => void,
): JudgedRows {
  const header = headerOf(rows, mapping)
  const fields = fieldsOf(header.cells, mapping, values, questions, types)
  const body = rows.slice(rows.indexOf(header) + 1)
  if (body.length > MAX_ROWS) throw tooComplex(`it has ${body.length} rows, and an import takes ${MAX_ROWS}`)
  const people: ImportedPerson[] = []
  const failed: { row: Row; problems: FieldProblem[] }[] = []
  const rowOfKey = new Map<string, number>()
  for (const row of body) {
    checkTime()
    const { person, problems } = validateRow(row, fields, { questions, types })
    const first = problems.length === 0 ? rowOfKey.get(person.email_key) : undefined
    if (first !== undefined)
      problems.push(fieldProblem('email', `repeats row ${first}, which is the one that counts`, 'duplicate'))
    if (problems.length > 0) failed.push({ row, problems })
    else {
      rowOfKey.set(person.email_key, row.number)
      people.push(person)
    }
  }
  return {
    header_row: header.number,
    columns: header.cells.map((text, at) => ({
      header: shownCell(text),
      sample: shownCell(body.find(({ cells }) => cells[at])?.cells[at] ?? ''),
      guess: fields[at]!,
    })),
    people,
    errors: failed
      .slice(0, MAX_ERRORS)
      .flatMap(({ row, problems }) => problems.map((one) => errorOf(row, one, header, fields)))
      .slice(0, MAX_ERRORS),
    failed: failed.length,
    failed_lines: failed.length > 0 ? writeFailed(header, failed, checkTime) : [],
  }
}

function validateRow(
  { number: row, cells }: Row,
  fields: (Field | null)[],
  { questions, types }: { questions: Question[]; types: NamedType[] },
): { person: ImportedPerson; problems: FieldProblem[] } {
  const values: Partial<Record<Field, string>> = {}
  const problems: FieldProblem[] = []
  for (const [at, field] of fields.entries()) {
    if (field === null) continue
    const value = withoutGuard(tidyCell(cells[at] ?? ''))
    const wrong = cellProblem(field, value, MAX_TEXT_LENGTH)
    if (wrong) problems.push(wrong)
    values[field] = value
  }
  const { first_name, last_name, name = '', email = '', status = '', registration_type = '', ...rest } = values
  const details: Record<string, string> = {}
  const own: Record<string, string> = {}
  const given: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(rest)) {
    if (value === undefined || value === '') continue
    const [key, question] = [valueKeyOf(field), questions.find(({ id }) => id === questionIdOf(field))]
    if (question) given[question.id] = cellAnswer(question, value)
    else if (key === null) details[field] = value
    else own[key] = value
  }
  const judged = validateAnswers(questions, given, { complete: false })
  problems.push(...answerProblems(judged.problems))
  const split = first_name === undefined && name !== '' ? splitName(name) : { first_name, last_name }
  const { first_name: first = '', last_name: last } = split
  const attended = ATTENDED.has(headerKey(status))
  if (!attended && !REGISTERED.has(headerKey(status)))
    problems.push(fieldProblem('status', 'must be registered or attended, or blank', 'status'))
  const type = typeNamed(registration_type, types)
  if ('problem' in type) problems.push(type.problem)
  if (problems.length === 0) {
    problems.push(
      ...problemsOf({
        ...(first && { first_name: first }),
        ...(last && { last_name: last }),
        ...(email && { email }),
        ...details,
        values: own,
      }),
    )
  }
  const person = {
    ...details,
    row,
    first_name: first,
    last_name: last || null,
    email,
    email_key: emailKey(email),
    certificate_values: own,
    answers: judged.answers,
    ...('id' in type && { registration_type_id: type.id }),
    attended,
  }
  return { person, problems }
}

function errorOf(row: Row, { loc, msg, type }: FieldProblem, header: Row, fields: (Field | null)[]): RowError {
  const field = loc[1] === 'values' || loc[1] === 'answers' ? loc.slice(1).join('.') : loc[1]
  const own = fields.indexOf(field as Field)
  const at = own >= 0 || OWN_COLUMN.has(field!) ? own : fields.indexOf('name')
  return { row: row.number, column: at < 0 ? null : shownCell(header.cells[at]!), code: type, message: msg }
}

function writeFailed(header: Row, failed: { row: Row; problems: FieldProblem[] }[], checkTime: () => void): string[] {
  const lines = failedRows(header.cells)
  const below = failed.map(({ row, problems }) => {
    checkTime()
    return lines.row(
      row.cells,
      problems.map(({ msg }) => msg),
    )
  })
  return [lines.header, ...below].map((cells) => csvLines([cells]))
}
