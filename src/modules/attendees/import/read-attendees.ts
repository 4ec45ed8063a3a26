import { invalidField } from '../../../lib/errors.ts'
import { checkMapping } from '../../../lib/spreadsheet/column-mapping.ts'
import { readSheet, SpreadsheetError } from '../../../lib/spreadsheet/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { DefinedValue } from '../../events/index.ts'
import { type Mapping, type NamedType, questionIdOf, valueKeyOf } from './attendee-fields.ts'
import { type JudgedRows, MAX_ROWS } from './validate-rows.ts'

const judge = new URL('./validate-rows.ts', import.meta.url)
/** Rows of titles that may precede the header. */
const ROWS_ABOVE = 20
/** The longest text of a 10 MB file. */
const MAX_TEXT = 10 * 1_048_576

/**
 * Reads and validates the people of an .xlsx or delimited text file.
 * @param place field of the file in the request
 * @throws AppError validation_failed naming the problem of the file or its columns
 */
export async function readAttendees(
  { orgId }: Pick<Context, 'orgId'>,
  {
    bytes,
    place,
    mapping,
    values,
    questions,
    types,
    signal,
  }: {
    bytes: Buffer
    place: string
    mapping?: Mapping | undefined
    /** The values that columns can hold. */
    values: DefinedValue[]
    /** The questions whose answers columns can hold. */
    questions: Question[]
    /** The registration types that a column can name. */
    types: NamedType[]
    signal?: AbortSignal
  },
): Promise<JudgedRows> {
  refuseUnknownTargets(mapping, { values, questions, types })
  const options = { values, questions, types, ...(mapping && { mapping }) }
  const limits = { rows: MAX_ROWS + ROWS_ABOVE, textLength: MAX_TEXT }
  const how = { party: orgId, limits, text: true, options, ...(signal ? { signal } : {}) }
  const judged = await readSheet<JudgedRows>(bytes, judge, how).catch((error: unknown) => {
    if (error instanceof SpreadsheetError)
      throw invalidField(['body', place], error.message, `spreadsheet_${error.reason}`)
    throw error
  })
  if (mapping) checkMapping(mapping, judged.columns)
  return judged
}

/** @throws AppError validation_failed naming the column */
function refuseUnknownTargets(
  mapping: Mapping = {},
  { values, questions, types }: { values: DefinedValue[]; questions: Question[]; types: NamedType[] },
): void {
  for (const [header, field] of Object.entries(mapping)) {
    if (field === null) continue
    if (field === 'registration_type' && types.length === 0)
      throw invalidField(['body', 'mapping', header], 'the event has no registration types', 'unknown_type')
    const [key, id] = [valueKeyOf(field), questionIdOf(field)]
    if (key !== null && !values.some((value) => value.key === key)) {
      const keys = values.map((value) => value.key).join(', ') || 'none'
      const msg = `the event defines no value ${key}. Its keys are: ${keys}`
      throw invalidField(['body', 'mapping', header], msg, 'unknown_value')
    }
    if (id !== null && !questions.some((question) => question.id === id)) {
      const ids = questions.map((question) => question.id).join(', ') || 'none'
      const msg = `the event has no question ${id}. Its questions are: ${ids}`
      throw invalidField(['body', 'mapping', header], msg, 'unknown_question')
    }
  }
}

/** Rejects a file without a column that identifies people. @throws AppError validation_failed */
export function requireColumns({ columns }: JudgedRows, place: string): void {
  const has = (...fields: string[]) => columns.some(({ guess }) => guess !== null && fields.includes(guess))
  const missing = [...(has('email') ? [] : ['e-mail addresses']), ...(has('first_name', 'name') ? [] : ['names'])]
  if (missing.length === 0) return
  const headers = columns.map(({ header }) => `"${header}"`).join(', ')
  const remedy = 'Give the columns headers such as name and e-mail within the first 20 rows, or name them in mapping'
  throw invalidField(
    ['body', place],
    `No column of ${missing.join(' and ')} was found. ${remedy}. Headers found: ${headers}.`,
    'no_column',
  )
}
