import { AppError } from '../../lib/errors.ts'
import { SHEET_ROWS, type WrittenCell, writeWorkbook } from '../../lib/spreadsheet/index.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { csvPieces } from '../../lib/zip/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { answerCells, answerColumns } from '../../platform/questions/answers-table.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import {
  type AttendeesFilter,
  attendeesInBatches,
  DETAILS,
  type ExportedAttendee,
  fieldsOf,
  readExportedEvent,
} from '../attendees/index.ts'
import { certificateLinks } from '../certificates/index.ts'
import type { DefinedValue } from '../events/index.ts'

type Column = (row: ExportedAttendee, ctx: Context) => WrittenCell | null

/**
 * Includes the headers of an import, before the answers to questions, so that a file can be corrected and imported
 * again.
 */
const COLUMNS: Record<string, Column> = {
  id: ({ id }) => id,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  email: ({ email }) => email,
  status: ({ status }) => status,
  source: ({ source }) => source,
  checked_in_at: ({ checked_in_at }) => checked_in_at && isoTime(checked_in_at),
  sessions_attended: ({ sessions_attended }) => sessions_attended,
  certificate_public_id: ({ certificate_public_id: id }) => id,
  certificate_url: ({ certificate_public_id: id }, ctx) => id && certificateLinks(ctx, id).cert_url,
  created_at: ({ created_at }) => isoTime(created_at),
  ...Object.fromEntries(DETAILS.map((column): [string, Column] => [column, (row) => row[column]])),
  tags: ({ tags }) => tags.join('; '),
  minutes_inside: ({ minutes_inside }) => minutes_inside,
  registration_type: ({ registration_type }) => registration_type,
  registered_by: ({ registered_by }) => registered_by,
  signed_up: ({ signed_up }) => signed_up.join('; '),
}

export const EXPORTS = {
  csv: { type: 'text/csv; charset=utf-8', write: csvPieces },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
} as const

/**
 * Streams the attendees of an event that match a filter as a file.
 * @throws AppError not_found; conflict when a sheet cannot hold them
 */
export async function exportAttendees(
  ctx: Context,
  eventId: number,
  filter: AttendeesFilter,
  format: keyof typeof EXPORTS,
): Promise<AsyncGenerator<Buffer>> {
  const { count, questions, values } = await readExportedEvent(ctx, eventId, filter)
  if (format === 'xlsx' && count >= SHEET_ROWS)
    throw new AppError('conflict', `A sheet has at most ${SHEET_ROWS} rows. Export the attendees as .csv instead.`)
  return EXPORTS[format].write(rowsOf(ctx, eventId, filter, { questions, values }))
}

async function* rowsOf(
  ctx: Context,
  eventId: number,
  filter: AttendeesFilter,
  { questions, values }: { questions: Question[]; values: DefinedValue[] },
): AsyncGenerator<WrittenCell[][]> {
  const answers = answerColumns(questions)
  yield [[...Object.keys(COLUMNS), ...valueColumns(values, [...Object.keys(COLUMNS), ...answers]), ...answers]]
  const columns = Object.values(COLUMNS)
  for await (const batch of attendeesInBatches(ctx, eventId, filter))
    yield batch.map((row) => [
      ...columns.map((column) => column(row, ctx) ?? ''),
      ...values.map(({ key }) => row.certificate_values[key] ?? ''),
      ...answerCells(questions, row.answers, { yes: 'yes', no: 'no' }),
    ])
}

/**
 * Returns the headers of the columns of own values: labels or, where an import would read a label as something else,
 * `values.KEY`.
 */
function valueColumns(values: DefinedValue[], others: string[]): string[] {
  return values.map(({ key, label }) => {
    const own = `values.${key}`
    const isRead = fieldsOf([label], undefined, values)[0] === own
    return isRead && fieldsOf([...others, label], undefined, values).at(-1) === own ? label : own
  })
}
