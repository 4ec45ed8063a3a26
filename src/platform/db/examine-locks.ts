import type pg from 'pg'
import { plainText } from './apply-migration.ts'
import { type Migration, type MigrationPart, partsOf } from './migration-files.ts'
import { recordMigration } from './migration-ledger.ts'
import { splitStatements } from './split-statements.ts'

/** The effect of a statement on a table that existed before the migration. */
export type TableLock = {
  table: string
  /** The strongest lock, by PostgreSQL's name. */
  mode: string
  /** The requests that wait for its end. */
  stops: 'reads and writes' | 'writes' | 'nothing'
  /** Whether it goes through the whole table, or writes all of it again. */
  work: 'none' | 'reads' | 'rewrites'
}

export type StatementLocks = { kind: MigrationPart['kind']; part: number; statement: string; tables: TableLock[] }

/** Modes from the strongest to the weakest; weaker ones are those of ordinary statements. */
const STOPS: Record<string, TableLock['stops']> = {
  AccessExclusiveLock: 'reads and writes',
  ExclusiveLock: 'writes',
  ShareRowExclusiveLock: 'writes',
  ShareLock: 'writes',
  ShareUpdateExclusiveLock: 'nothing',
  RowExclusiveLock: 'nothing',
}
const MODES = Object.keys(STOPS)

/** A table at a moment; scans are counted for the session. */
type State = { name: string; file: number; scans: number; valid: number; modes: string[] | null }

/**
 * Applies a migration to a database without rows, statement by statement, and reads from PostgreSQL which locks each
 * takes, and whether it reads or rewrites whole tables. @param client leads to a database of its own for this purpose
 */
export async function examineLocks(client: pg.Client, migration: Migration): Promise<StatementLocks[]> {
  const found: StatementLocks[] = []
  const known = new Set((await readStates(client)).keys())
  for (const [part, each] of partsOf(migration).entries())
    for (const statement of each.kind === 'transaction' ? splitStatements(each.text) : [each.text]) {
      const tables =
        each.kind === 'transaction' ? await examine(client, statement, known) : await examineOnline(client, each)
      found.push({ kind: each.kind, part, statement, tables })
    }
  await recordMigration(client, migration)
  return found
}

async function examine(client: pg.Client, statement: string, known: Set<number>): Promise<TableLock[]> {
  await client.query('begin')
  const before = await readStates(client)
  await client.query(statement)
  const after = await readStates(client)
  await client.query('commit')
  return [...after]
    .filter(([oid]) => known.has(oid))
    .flatMap(([oid, state]) => lockOf(state, before.get(oid) ?? state) ?? [])
    .toSorted((a, b) => a.table.localeCompare(b.table))
}

function lockOf(after: State, before: State): TableLock | null {
  const mode = MODES.find((each) => after.modes?.includes(each))
  if (mode === undefined) return null
  const reads = after.scans > before.scans || after.valid > before.valid
  const work = after.file !== before.file ? 'rewrites' : reads ? 'reads' : 'none'
  return { table: after.name, mode, stops: STOPS[mode]!, work }
}

/** These parts take no lock that stops others; running them shows that they can run. */
async function examineOnline(client: pg.Client, part: MigrationPart): Promise<TableLock[]> {
  if (part.kind === 'blocks') {
    await client.query(part.text, [[]])
    return [{ table: part.table, mode: 'RowExclusiveLock', stops: 'nothing', work: 'reads' }]
  }
  const table = /\bon (\w+)/.exec(part.text)?.[1]
  await client.query(plainText(part))
  return table === undefined ? [] : [{ table, mode: 'ShareUpdateExclusiveLock', stops: 'nothing', work: 'reads' }]
}

async function readStates(client: pg.Client): Promise<Map<number, State>> {
  const { rows } = await client.query<State & { oid: number }>(
    `select c.oid::bigint, c.relname as name, c.relfilenode::bigint as file, pg_stat_get_xact_numscans(c.oid)::int as scans,
       (select count(*)::int from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f') and k.convalidated) as valid,
       (select array_agg(l.mode) from pg_locks l where l.relation = c.oid and l.pid = pg_backend_pid() and l.granted) as modes
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ oid, ...state }) => [oid, state]))
}
