import { parseSync } from 'libpg-query'
import { idOf, type Table } from './read-tables.ts'
import { type Item, queryNamed, resolve, type Scope, within } from './scope.ts'
import { boundBy, type Column, eachOf, GIVEN, madeOf, OPEN, type Row, type Rule, type Term } from './terms.ts'

/** A node of PostgreSQL's syntax tree, as libpg-query gives it. */
type Node = any

/** Rows of a table that are read or written whatever organisation they are of. */
export type Unbound = Pick<Row, 'table' | 'deed'>

/**
 * Finds the tables that a statement reads or writes without saying of which organisation: without a condition that ties
 * `org_id` to a parameter, a constant or a row that is so tied itself, by joins, sub-selects and WITH at any depth. A row
 * that is found by an id is of one organisation too: ids are unique in the installation, and foreign keys include `org_id`.
 */
export function unboundTables(text: string, tables: ReadonlyMap<string, Table>): Unbound[] {
  const found: Unbound[] = []
  for (const { stmt } of (parseSync(text) as Node).stmts ?? []) {
    const reader = new StatementReader(tables)
    reader.statement(stmt, null)
    const bound = boundBy(reader.rules)
    for (const { table, deed } of reader.rows.filter((row) => !bound.has(row))) found.push({ table, deed })
  }
  return found
}

/** Reads one statement into its rows and the rules that tie them. */
class StatementReader {
  readonly rows: Row[] = []
  readonly rules: Rule[] = []
  private readonly tables: ReadonlyMap<string, Table>

  constructor(tables: ReadonlyMap<string, Table>) {
    this.tables = tables
  }

  /** @param from the first row that conditions of the statement may tie: its own, or one around it @returns its columns */
  statement(stmt: Node, outer: Scope | null, from = this.rows.length): Column[] {
    if (stmt.SelectStmt) return this.select(stmt.SelectStmt, outer, from)
    if (stmt.InsertStmt) return this.insert(stmt.InsertStmt, outer)
    if (stmt.UpdateStmt) return this.change(stmt.UpdateStmt, 'update', stmt.UpdateStmt.fromClause, outer)
    if (stmt.DeleteStmt) return this.change(stmt.DeleteStmt, 'delete', stmt.DeleteStmt.usingClause, outer)
    if (stmt.MergeStmt) throw new Error('MERGE is not understood by the rule of organisations.')
    const inner = stmt.CopyStmt?.query ?? stmt.ExplainStmt?.query ?? stmt.DeclareCursorStmt?.query
    return inner ? this.statement(inner, outer) : []
  }

  private select(stmt: Node, outer: Scope | null, from: number): Column[] {
    const scope = within(outer)
    this.with(stmt.withClause, scope)
    if (stmt.larg) {
      const left = this.select(stmt.larg, scope, this.rows.length)
      return this.united(left, this.select(stmt.rarg, scope, this.rows.length))
    }
    if (stmt.valuesLists) {
      const rows: Term[][] = stmt.valuesLists.map(({ List }: Node) =>
        List.items.map((each: Node) => this.value(each, scope)),
      )
      return rows[0]!.map((_, nth) => ({ name: `column${nth + 1}`, term: madeOf(rows.map((row) => row[nth]!)) }))
    }
    for (const item of stmt.fromClause ?? []) this.from(item, scope)
    this.condition(stmt.whereClause, scope, from)
    const columns = this.columns(stmt.targetList ?? [], scope)
    for (const part of [
      'havingClause',
      'groupClause',
      'sortClause',
      'windowClause',
      'limitCount',
      'limitOffset',
      'distinctClause',
    ])
      this.value(stmt[part], scope)
    // A condition on what this gives comes after it has taken the first rows, of whatever organisation they are.
    return stmt.limitCount || stmt.distinctClause ? closed(columns) : columns
  }

  private united(left: Column[], right: Column[]): Column[] {
    return left.map(({ name, term }, nth) => ({ name, term: eachOf([term, right[nth]?.term ?? OPEN]) }))
  }

  private with(clause: Node, scope: Scope): void {
    for (const { CommonTableExpr: query } of clause?.ctes ?? []) {
      const named = (columns: Column[]) => closed(renamed(columns, names(query.aliascolnames)))
      const union = clause.recursive ? query.ctequery.SelectStmt : undefined
      if (!union?.larg) {
        scope.queries.set(query.ctename, named(this.statement(query.ctequery, scope)))
        continue
      }
      const inner = within(scope)
      this.with(union.withClause, inner)
      const first = this.select(union.larg, inner, this.rows.length)
      // Rows that a recursive query adds belong to the organisation of the first ones if its other part says so.
      scope.queries.set(query.ctename, named(first))
      const more = this.select(union.rarg, inner, this.rows.length)
      scope.queries.set(query.ctename, named(this.united(first, more)))
    }
  }

  private insert(stmt: Node, outer: Scope | null): Column[] {
    const scope = within(outer)
    this.with(stmt.withClause, scope)
    const { relname } = stmt.relation
    const table = this.tables.get(relname)
    const row = this.row(relname, 'insert')
    const into =
      names(stmt.cols?.map(({ ResTarget }: Node) => ({ String: { sval: ResTarget.name } }))) ?? table?.columns ?? []
    const given = stmt.selectStmt ? this.statement(stmt.selectStmt, scope) : []
    const source = (column: string) => closed(given)[into.indexOf(column)]?.term
    // An organisation that is made is its own.
    if (row) this.equal(row, source(table!.orgColumn!) ?? (relname === 'organisation' ? GIVEN : OPEN), row.nr)
    const alias = stmt.relation.alias?.aliasname ?? relname
    const inserted = this.itemOf(relname, row)
    const conflict = stmt.onConflictClause
    if (conflict?.action === 'ONCONFLICT_UPDATE') {
      const updated = this.row(relname, 'update')
      const inside = within(scope)
      inside.items.set(alias, this.itemOf(relname, updated)).set('excluded', inserted)
      const key: readonly string[] = conflict.infer?.conname
        ? (table?.keys.get(conflict.infer.conname) ?? [])
        : (conflict.infer?.indexElems ?? []).map(({ IndexElem }: Node) => IndexElem.name)
      for (const { name, term } of updated ? this.itemOf(relname, updated).columns : [])
        if (key.includes(name)) this.equal(term, name === table!.orgColumn ? row! : (source(name) ?? OPEN), updated!.nr)
      this.condition(conflict.whereClause, inside, updated?.nr ?? this.rows.length)
      this.value(conflict.targetList, inside)
    }
    scope.items.set(alias, inserted)
    return this.returned(stmt, scope)
  }

  private change(stmt: Node, deed: 'update' | 'delete', others: Node[] | undefined, outer: Scope | null): Column[] {
    const scope = within(outer)
    const from = this.rows.length
    this.with(stmt.withClause, scope)
    const { relname, alias } = stmt.relation
    scope.items.set(alias?.aliasname ?? relname, this.itemOf(relname, this.row(relname, deed)))
    for (const item of others ?? []) this.from(item, scope)
    this.condition(stmt.whereClause, scope, from)
    this.value(stmt.targetList, scope)
    return this.returned(stmt, scope)
  }

  private returned(stmt: Node, scope: Scope): Column[] {
    return this.columns(stmt.returningClause?.exprs ?? stmt.returningList ?? [], scope)
  }

  private row(table: string, deed: Row['deed']): Row | null {
    if (!this.tables.get(table)?.orgColumn) return null
    const row: Row = { kind: 'row', nr: this.rows.length, table, deed }
    this.rows.push(row)
    return row
  }

  private itemOf(name: string, row: Row | null): Item {
    const { columns = [], orgColumn = null } = this.tables.get(name) ?? {}
    const term = (column: string): Term => {
      if (row === null) return OPEN
      if (column === orgColumn) return row
      const to = idOf(this.tables, name, column)
      return to === null ? OPEN : { kind: 'id', of: row, to }
    }
    const listed = columns.map((name) => ({ name, term: term(name) }))
    return { columns: listed, rest: this.tables.has(name) ? null : OPEN }
  }

  private from(node: Node, scope: Scope): void {
    if (node.RangeVar) {
      const { relname, schemaname, alias } = node.RangeVar
      const query = schemaname ? null : queryNamed(relname, scope)
      const item = query ? { columns: query, rest: null } : this.itemOf(relname, this.row(relname, 'read'))
      scope.items.set(alias?.aliasname ?? relname, named(item, alias))
    } else if (node.RangeSubselect) {
      const { subquery, alias } = node.RangeSubselect
      scope.items.set(
        alias?.aliasname ?? `#${scope.items.size}`,
        named({ columns: this.statement(subquery, scope), rest: null }, alias),
      )
    } else if (node.RangeFunction) this.fromFunction(node.RangeFunction, scope)
    else if (node.JoinExpr) this.join(node.JoinExpr, scope)
  }

  private fromFunction({ functions, alias, coldeflist }: Node, scope: Scope): void {
    const [{ List }] = functions
    const term = madeOf(functions.map(({ List }: Node) => this.value(List.items[0], scope)))
    const defined = (coldeflist ?? List.items[1]?.List?.items ?? []).map(({ ColumnDef }: Node) => ColumnDef?.colname)
    const listed: string[] = names(alias?.colnames) ?? defined
    const name = alias?.aliasname ?? List.items[0].FuncCall?.funcname.at(-1).String.sval ?? `#${scope.items.size}`
    scope.items.set(name, { columns: [...listed, name].map((name) => ({ name, term })), rest: term })
  }

  private join({ jointype, larg, rarg, quals, usingClause }: Node, scope: Scope): void {
    const left = this.rows.length
    const before = new Set(scope.items.keys())
    this.from(larg, scope)
    const right = this.rows.length
    const leftItems = [...scope.items].filter(([name]) => !before.has(name)).map(([, item]) => item)
    const leftNames = new Set(scope.items.keys())
    this.from(rarg, scope)
    const end = this.rows.length
    const rightItems = [...scope.items].filter(([name]) => !leftNames.has(name)).map(([, item]) => item)
    // The side whose rows stay although no other goes with them is not bound by the condition.
    const range = { JOIN_INNER: [left, end], JOIN_LEFT: [right, end], JOIN_RIGHT: [left, right] }[
      jointype as string
    ] ?? [0, 0]
    for (const column of names(usingClause) ?? []) {
      const of = (items: Item[]) =>
        items.flatMap((item) => item.columns).find(({ name }) => name === column)?.term ?? OPEN
      this.equal(of(leftItems), of(rightItems), range[0], range[1])
    }
    this.condition(quals, scope, range[0]!, range[1])
  }

  private columns(targets: Node[], scope: Scope): Column[] {
    return targets.flatMap(({ ResTarget: { name, val } }: Node): Column[] => {
      const path: Node[] = val.ColumnRef?.fields ?? []
      if (!path.at(-1)?.A_Star) return [{ name: name ?? path.at(-1)?.String.sval ?? '?', term: this.value(val, scope) }]
      const alias = path.at(-2)?.String.sval
      const items = alias ? [scope.items.get(alias)] : [...scope.items.values()]
      return items.flatMap((item) => item?.columns ?? [])
    })
  }

  private equal(one: Term, other: Term, from = 0, to = Number.MAX_SAFE_INTEGER, rules = this.rules): void {
    rules.push({ kind: 'equal', one, other, from, to })
  }

  /** Takes in what a condition ties, of the rows from `from` to, without, `to`. */
  private condition(node: Node, scope: Scope, from: number, to = Number.MAX_SAFE_INTEGER, rules = this.rules): void {
    if (!node) return
    const { BoolExpr: boolean, A_Expr: compared, SubLink: link } = node
    if (boolean?.boolop === 'AND_EXPR') {
      for (const each of boolean.args) this.condition(each, scope, from, to, rules)
      this.range(boolean.args, scope, (one, other) => this.equal(one, other, from, to, rules))
    } else if (boolean?.boolop === 'OR_EXPR') {
      const branches = boolean.args.map((each: Node) => {
        const branch: Rule[] = []
        this.condition(each, scope, from, to, branch)
        return branch
      })
      rules.push({ kind: 'either', branches })
    } else if (compared && isEquality(compared))
      this.equality(compared, scope, (one, other) => this.equal(one, other, from, to, rules))
    else if (link?.subLinkType === 'EXISTS_SUBLINK' && rules === this.rules && to === Number.MAX_SAFE_INTEGER)
      this.statement(link.subselect, scope, from)
    else if (link?.subLinkType === 'ANY_SUBLINK' && !link.operName) {
      const given = this.statement(link.subselect, scope)
      this.terms(link.testexpr, scope).forEach((term, nth) => {
        this.equal(term, madeOf([given[nth]?.term ?? OPEN]), from, to, rules)
      })
    } else this.value(node, scope)
  }

  /** `(org_id, id) > ($1, 0) and (org_id, id) < ($2, …)`: a range of an index that begins and ends in one organisation. */
  private range(parts: Node[], scope: Scope, equal: (one: Term, other: Term) => void): void {
    const ends = (operator: string) =>
      parts.flatMap(({ A_Expr: compared }) => {
        const isEnd = compared?.lexpr?.RowExpr && compared.rexpr?.RowExpr && compared.name[0].String.sval === operator
        if (!isEnd) return []
        const [column] = this.terms(compared.lexpr, scope)
        const [value] = this.terms(compared.rexpr, scope)
        return [{ column: column!, value: value! }]
      })
    for (const low of ends('>'))
      for (const high of ends('<')) if (low.column === high.column) equal(low.column, madeOf([low.value, high.value]))
  }

  private equality({ kind, lexpr, rexpr }: Node, scope: Scope, equal: (one: Term, other: Term) => void): void {
    const left = this.terms(lexpr, scope)
    if (kind === 'AEXPR_IN') {
      const rows: Term[][] = rexpr.List.items.map((each: Node) => this.terms(each, scope))
      for (const [nth, term] of left.entries()) equal(term, madeOf(rows.map((row) => row[nth] ?? OPEN)))
    } else if (kind === 'AEXPR_OP_ANY') equal(left[0]!, madeOf([this.value(rexpr, scope)]))
    else {
      const right = this.terms(rexpr, scope)
      for (const [nth, term] of left.entries()) equal(term, right[nth] ?? OPEN)
    }
  }

  /** The parts of a row, or the one term of anything else. */
  private terms(node: Node, scope: Scope): Term[] {
    if (node.RowExpr) return node.RowExpr.args.map((each: Node) => this.value(each, scope))
    if (node.SubLink?.subLinkType === 'EXPR_SUBLINK')
      return closed(this.statement(node.SubLink.subselect, scope)).map(({ term }) => term)
    return [this.value(node, scope)]
  }

  /** The columns that make up a value. Sub-selects in it are read too. */
  private value(node: Node, scope: Scope): Term {
    if (node === null || typeof node !== 'object') return GIVEN
    if (node.ColumnRef) {
      const path: Node[] = node.ColumnRef.fields
      return path.at(-1).A_Star
        ? OPEN
        : resolve(
            path.map((part) => part.String.sval),
            scope,
          )
    }
    if (node.TypeCast) return this.value(node.TypeCast.arg, scope)
    if (node.SubLink) {
      const tested = node.SubLink.testexpr ? [this.value(node.SubLink.testexpr, scope)] : []
      const [first] = closed(this.statement(node.SubLink.subselect, scope))
      return node.SubLink.subLinkType === 'EXISTS_SUBLINK' ? GIVEN : madeOf([...tested, first?.term ?? OPEN])
    }
    return madeOf(Object.values(node).map((each) => this.value(each, scope)))
  }
}

function isEquality({ kind, name }: Node): boolean {
  const isEqual = name?.[0]?.String?.sval === '='
  return kind === 'AEXPR_NOT_DISTINCT' || (isEqual && ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(kind))
}

/** Columns by which what made them cannot be narrowed any more. */
function closed(columns: readonly Column[]): Column[] {
  return columns.map(({ name, term }) => ({ name, term: madeOf([term]) }))
}

function names(list: Node[] | undefined): string[] | undefined {
  return list?.map((each) => each.String.sval)
}

function renamed(columns: readonly Column[], to: readonly string[] | undefined): Column[] {
  return columns.map(({ name, term }, nth) => ({ name: to?.[nth] ?? name, term }))
}

function named(item: Item, alias: Node): Item {
  return { ...item, columns: renamed(item.columns, names(alias?.colnames)) }
}
