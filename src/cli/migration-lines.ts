import { counted } from '../lib/text/counted.ts'
import type { MigrationCheck } from '../platform/db/check-migrations.ts'
import type { TableLock } from '../platform/db/examine-locks.ts'

const MAX_LENGTH = 100

/** Returns lines for people about pending migrations and the locks that each of their statements takes. */
export function migrationLines({ pending, rows }: MigrationCheck): string[] {
  if (pending.length === 0) return ['The database is up to date.']
  return pending.flatMap(({ name, works_with, statements }) => [
    `${name}: ${works_with === null ? 'older programs must stop first' : `programs from ${works_with} on keep working`}`,
    ...statements.flatMap(({ kind, statement, tables }) => [
      `  ${shorten(statement)}${kind === 'transaction' ? '' : ` (${kind})`}`,
      ...tables.map((lock) => `    ${sentence(lock, rows[lock.table])}`),
    ]),
  ])
}

function shorten(statement: string): string {
  const line = statement.replace(/\s+/g, ' ')
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}

function sentence({ table, mode, stops, work }: TableLock, rows: number | undefined): string {
  const size = rows === undefined ? '' : ` (about ${counted(rows, 'row')})`
  const howLong = work === 'none' ? 'for a moment' : `while it ${work} the table`
  return `${table}${size}: stops ${stops}${stops === 'nothing' ? '' : ` ${howLong}`}, ${mode}`
}
