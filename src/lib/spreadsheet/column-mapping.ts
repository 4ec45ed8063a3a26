import { invalidField } from '../errors.ts'
import type { Row } from './read-rows.ts'

/** The field of each column by header; null for a column that is ignored. */
export type Mapping<Field extends string = string> = Record<string, Field | null>

/** Headers are searched for in this many rows. */
export const HEADER_ROWS = 20

/**
 * Finds the row of the headers in the first 20 rows: the row with all headers of the mapping or, without one, the row
 * that looks like headers. Falls back to the first row.
 */
export function findHeader(rows: Row[], mapping: Mapping | undefined, isHeader: (cells: string[]) => boolean): Row {
  const names = mapping && Object.keys(mapping).map((header) => header.trim())
  const fits = ({ number, cells }: Row) =>
    number <= HEADER_ROWS &&
    (names ? names.every((name) => cells.some((cell) => cell.trim() === name)) : isHeader(cells))
  return rows.find(fits) ?? rows[0]!
}

/** Returns the field of each column according to the mapping alone. */
export function mappedFields<Field extends string>(headers: string[], mapping: Mapping<Field>): (Field | null)[] {
  const fieldOf = new Map(Object.entries(mapping).map(([header, field]) => [header.trim(), field]))
  return headers.map((header) => fieldOf.get(header.trim()) ?? null)
}

/** Checks that a mapping names existing columns and no field twice. @throws AppError validation_failed */
export function checkMapping(mapping: Mapping, columns: { header: string; guess: string | null }[]): void {
  for (const header of Object.keys(mapping)) {
    const there = columns.some((column) => column.header === header.trim())
    if (!there) throw invalidField(['body', 'mapping', header], `the file has no column ${header}`, 'unknown_column')
  }
  for (const field of new Set(Object.values(mapping)))
    if (field !== null && columns.filter(({ guess }) => guess === field).length > 1)
      throw invalidField(['body', 'mapping'], `mapping has two columns for ${field}`, 'repeated')
}
