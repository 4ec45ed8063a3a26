import type { StatementLocks } from '../../src/platform/db/examine-locks.ts'
import { type Migration, oldestProgram } from '../../src/platform/db/migration-files.ts'

/** Two foreign tables are locked for a new reference between them. */
const MAX_TABLES = 2

/** Finds why a migration would stop others for longer than a moment, or older programs altogether. */
export function onlineFaults(migration: Migration, statements: StatementLocks[]): string[] {
  const faults: string[] = []
  if (oldestProgram(migration) === null) faults.push('lacks a line such as "-- works with: 0.1.0"')
  for (const part of Map.groupBy(statements, ({ part }) => part).values()) {
    const stopped = new Set(
      part.flatMap(({ tables }) => tables.filter(({ stops }) => stops !== 'nothing').map(({ table }) => table)),
    )
    if (stopped.size > MAX_TABLES) faults.push(`locks ${[...stopped].join(', ')} in one part`)
    for (const { kind, statement, tables } of part)
      for (const { table, mode, work } of tables) {
        if (stopped.size > 0 && work !== 'none')
          faults.push(`${work} ${table} while it stops ${[...stopped].join(', ')}`)
        const changesRows = /^(update|delete|merge|with)\b/i.test(statement) && mode === 'RowExclusiveLock'
        if (kind === 'transaction' && changesRows) faults.push(`changes rows of ${table} outside of blocks`)
      }
  }
  return faults
}
