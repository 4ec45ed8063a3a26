import { type Column, madeOf, OPEN, type Term } from './terms.ts'

/** The meaning of a name in FROM. */
export type Item = {
  columns: readonly Column[]
  /** Stands for columns that are not listed, as those of a function may be. */
  rest: Term | null
}

export type Scope = {
  items: Map<string, Item>
  outer: Scope | null
  /** The queries of WITH by name. */
  queries: Map<string, readonly Column[]>
}

export function within(outer: Scope | null): Scope {
  return { items: new Map(), outer, queries: new Map() }
}

export function queryNamed(name: string, scope: Scope | null): readonly Column[] | null {
  for (let each = scope; each !== null; each = each.outer) {
    const found = each.queries.get(name)
    if (found) return found
  }
  return null
}

/** @param path the parts of a name: `column`, `alias.column`, or an alias for its whole row */
export function resolve(path: readonly string[], scope: Scope): Term {
  const column = path.at(-1)!
  const alias = path.at(-2)
  for (let each: Scope | null = scope; each !== null; each = each.outer) {
    if (alias !== undefined) {
      const item = each.items.get(alias)
      if (item) return columnOf(item, column) ?? item.rest ?? OPEN
      continue
    }
    for (const item of each.items.values()) {
      const found = columnOf(item, column)
      if (found) return found
    }
    const row = each.items.get(column)
    if (row) return wholeRow(row)
  }
  if (alias !== undefined) return resolve(path.slice(0, -1), scope)
  for (const item of scope.items.values()) if (item.rest) return item.rest
  return OPEN
}

function columnOf(item: Item, name: string): Term | undefined {
  return item.columns.find((column) => column.name === name)?.term
}

function wholeRow({ columns, rest }: Item): Term {
  const terms = columns.map(({ term }) => term)
  return madeOf(rest ? [...terms, rest] : terms)
}
