import { invalidField } from '../errors.ts'
import type { Row } from './read-workbook.ts'

/** What the columns with these headers are; null: nothing that is taken. */
export type Mapping<Field extends string = string> = Record<string, Field | null>

/** Where the headers are looked for. */
export const HEADER_ROWS = 20

/** The row of the headers, which has all that a mapping names or, without one, looks like it, within the first 20 rows; else the first. */
export function findHeader(rows: Row[], mapping: Mapping | undefined, isHeader: (cells: string[]) => boolean): Row {
  const names = mapping && Object.keys(mapping).map((header) => header.trim())
  const fits = ({ number, cells }: Row) =>
    number <= HEADER_ROWS &&
    (names ? names.every((name) => cells.some((cell) => cell.trim() === name)) : isHeader(cells))
  return rows.find(fits) ?? rows[0]!
}

/** The field of each column, by the mapping alone. */
export function mappedFields<Field extends string>(headers: string[], mapping: Mapping<Field>): (Field | null)[] {
  const told = new Map(Object.entries(mapping).map(([header, field]) => [header.trim(), field]))
  return headers.map((header) => told.get(header.trim()) ?? null)
}

/** @throws AppError validation_failed for a mapping of columns that are not there, or of two to one field */
export function checkMapping(mapping: Mapping, columns: { header: string; guess: string | null }[]): void {
  for (const header of Object.keys(mapping)) {
    const there = columns.some((column) => column.header === header.trim())
    if (!there) throw invalidField(['body', 'mapping', header], `the file has no column ${header}`, 'unknown_column')
  }
  for (const field of new Set(Object.values(mapping)))
    if (field !== null && columns.filter(({ guess }) => guess === field).length > 1)
      throw invalidField(['body', 'mapping'], `mapping has two columns for ${field}`, 'repeated')
}
