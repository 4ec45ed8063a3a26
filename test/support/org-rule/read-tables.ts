import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule, parseSync } from 'libpg-query'

/** A node of PostgreSQL's syntax tree. */
type Node = any

export type Table = {
  columns: readonly string[]
  /** The column that says of which organisation a row is; null for tables that have none. */
  orgColumn: string | null
  /** The columns of each unique constraint, by its name. */
  keys: ReadonlyMap<string, readonly string[]>
  /** Foreign keys: the columns, and those of the parent that they are equal to. */
  parents: readonly { table: string; columns: readonly string[]; to: readonly string[] }[]
}

/** The tables of migrations/schema.sql, which test/schema.test.ts holds to the migrations. */
export async function readTables(): Promise<Map<string, Table>> {
  await loadModule()
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'migrations', 'schema.sql'), 'utf8')
  const statements: Node[] = (parseSync(text) as Node).stmts.map(({ stmt }: Node) => stmt)
  const added = statements.flatMap(({ AlterTableStmt }) =>
    (AlterTableStmt?.cmds ?? []).map(({ AlterTableCmd }: Node) => ({
      table: AlterTableStmt.relation.relname,
      constraint: AlterTableCmd.def?.Constraint,
    })),
  )
  return new Map(
    statements.flatMap(({ CreateStmt }) => {
      if (!CreateStmt) return []
      const name: string = CreateStmt.relation.relname
      const later = added.filter(({ table, constraint }) => table === name && constraint)
      return [
        [
          name,
          tableOf(
            CreateStmt,
            later.map(({ constraint }) => constraint),
          ),
        ] as const,
      ]
    }),
  )
}

function tableOf({ relation, tableElts }: Node, later: Node[]): Table {
  const columns: string[] = tableElts.flatMap(({ ColumnDef }: Node) => (ColumnDef ? [ColumnDef.colname] : []))
  const constraints: Node[] = tableElts.flatMap(({ Constraint }: Node) => Constraint ?? []).concat(later)
  return {
    columns,
    orgColumn: relation.relname === 'organisation' ? 'id' : columns.includes('org_id') ? 'org_id' : null,
    keys: new Map(constraints.filter(({ keys }) => keys).map(({ conname, keys }) => [conname, names(keys)])),
    parents: constraints
      .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
      .map(({ pktable, fk_attrs, pk_attrs }) => ({
        table: pktable.relname,
        columns: names(fk_attrs),
        to: names(pk_attrs),
      })),
  }
}

function names(list: Node[]): string[] {
  return list.map((each) => each.String.sval)
}

/**
 * The row that a value of a column is the id of, as `table.column`: that of a parent in the same organisation, which a
 * foreign key that includes `org_id` holds, or its own. Null for columns that can have one value in two organisations.
 */
export function idOf(tables: ReadonlyMap<string, Table>, table: string, column: string): string | null {
  const { keys, parents, orgColumn } = tables.get(table)!
  if (orgColumn === null || column === orgColumn) return null
  for (const parent of parents) {
    const nth = parent.columns.indexOf(column)
    if (nth < 0 || !parent.columns.includes(orgColumn)) continue
    const to = parent.to[nth]!
    const found = parent.table === table && to === column ? null : idOf(tables, parent.table, to)
    if (found !== null) return found
  }
  return [...keys.values()].some((key) => key.length === 1 && key[0] === column) ? `${table}.${column}` : null
}
