import { fieldProblem } from '../../../lib/spreadsheet/cell-problem.ts'
import { HEADER_ROWS } from '../../../lib/spreadsheet/column-mapping.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'
import type { RowTaker } from '../../../lib/spreadsheet/sheet-thread.ts'
import { shownCell } from '../../../lib/spreadsheet/shown-cell.ts'
import { tooComplex } from '../../../lib/spreadsheet/spreadsheet-error.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { batchWriter } from './batch-writer.ts'
import { type ContactField, type ContactMapping, contactFields, contactHeader } from './contact-fields.ts'
import { type ImportedContact, validateContact } from './validate-contact.ts'

/** Maximum number of rows of an import. */
export const MAX_ROWS = 200_000
/** Maximum number of problems in an answer; the file of rejected rows contains all. */
export const MAX_ERRORS = 1_000
/** Number of people saved in one transaction: a few milliseconds on the main thread. */
export const BATCH = 500

/** This many long rows together take a few milliseconds. */
const ROWS_BETWEEN_CHECKS = 50

export type RowProblem = { column: string | null; code: string; message: string }
export type FailedRow = { row: number; cells: string[]; problems: RowProblem[] }
export type ImportColumn = { header: string; sample: string; guess: ContactField | null }
export type ValidatedContacts = {
  header_row: number
  header: string[]
  columns: ImportColumn[]
  row_count: number
  failed_count: number
  errors: (RowProblem & { row: number })[]
  /**
   * Lists of `ImportedContact` and of `FailedRow`, as JSON in UTF-8: as JavaScript strings they would need twice the
   * memory.
   */
  people: Uint8Array[]
  failed: Uint8Array[]
}
export type ReadOptions = { mapping?: ContactMapping; own: ContactProperty[] }

/**
 * Validates rows as they are read, in the thread that reads the file, because cells may be long and many while the
 * result is small.
 */
export function takeRows({ mapping, own }: ReadOptions, checkTime: () => void): RowTaker<ValidatedContacts> {
  let above: Row[] | null = []
  let validation: ReturnType<typeof validateBelow> | null = null
  const begin = (): ReturnType<typeof validateBelow> => {
    const rows = above!
    above = null
    const header = contactHeader(rows, mapping, own)
    validation = validateBelow(header, contactFields(header.cells, mapping, own), own, checkTime)
    for (const row of rows.slice(rows.indexOf(header) + 1)) validation.take(row)
    return validation
  }
  return {
    take(row) {
      if (validation === null && (row.number <= HEADER_ROWS || above!.length === 0)) above!.push(row)
      else (validation ?? begin()).take(row)
    },
    end: () => (validation ?? begin()).end(),
  }
}

/** Replaces control characters and lone surrogates: PostgreSQL cannot store NUL, and in JSON each takes six bytes. */
const storable = (cell: string) => cell.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd')

function validateBelow(header: Row, fields: (ContactField | null)[], own: ContactProperty[], checkTime: () => void) {
  const columns = header.cells.map(
    (text, at): ImportColumn => ({ header: shownCell(text), sample: '', guess: fields[at]! }),
  )
  const people = batchWriter<ImportedContact>(BATCH)
  const failed = batchWriter<FailedRow>(BATCH)
  const errors: ValidatedContacts['errors'] = []
  const rowOfKey = new Map<string, number>()
  let blank = columns.map((_, at) => at)
  let count = 0
  const columnOf = (field: string): string | null => {
    const own = fields.indexOf(field as ContactField)
    const at = own < 0 && /^(first|last)_name$/.test(field) ? fields.indexOf('name') : own
    return columns[at]?.header ?? null
  }
  return {
    take({ number: row, cells }: Row): void {
      count += 1
      if (count % ROWS_BETWEEN_CHECKS === 0) checkTime()
      if (count > MAX_ROWS) throw tooComplex(`it has more than ${MAX_ROWS} rows`)
      for (const at of blank) if (cells[at]) columns[at]!.sample = shownCell(cells[at])
      if (blank.length > 0) blank = blank.filter((at) => columns[at]!.sample === '')
      const { person, problems } = validateContact(row, cells, fields, own)
      const first = problems.length === 0 ? rowOfKey.get(person.email_key) : undefined
      if (first !== undefined)
        problems.push(fieldProblem('email', `occurs in row ${first}, which is used`, 'duplicate'))
      if (problems.length === 0) {
        rowOfKey.set(person.email_key, row)
        people.add(person)
        return
      }
      const reported = problems.map(
        ({ loc, msg, type }): RowProblem => ({
          column: columnOf(loc[1] === 'properties' ? `properties.${loc[2]}` : loc[1]!),
          code: type,
          message: msg,
        }),
      )
      for (const problem of reported) if (errors.length < MAX_ERRORS) errors.push({ row, ...problem })
      failed.add(
        { row, cells: cells.map(storable), problems: reported },
        cells.reduce((sum, { length }) => sum + length, 0),
      )
    },
    end: (): ValidatedContacts => ({
      header_row: header.number,
      header: header.cells.map(storable),
      columns,
      row_count: count,
      failed_count: failed.count(),
      errors,
      people: people.end(),
      failed: failed.end(),
    }),
  }
}
