/** The organisation of one row that a statement reads or writes: of each row of this table under this name. */
export type Row = {
  kind: 'row'
  /** Rows are numbered as the statement is read, so what belongs to a part of it is a range. */
  nr: number
  table: string
  deed: 'read' | 'insert' | 'update' | 'delete'
}

/** The sources of a value, as far as organisations are concerned. */
export type Term =
  | Row
  /** An id of a row of an organisation: of its own, or one that a foreign key with `org_id` ties to it. */
  | { kind: 'id'; of: Row; to: string }
  /** A parameter or a constant. */
  | { kind: 'given' }
  /** A column that is of no organisation in particular. */
  | { kind: 'open' }
  /** A value made of others. A condition on the value is one on each of them where `isEach` says so. */
  | { kind: 'all'; of: readonly Term[]; isEach: boolean }

export type Column = { name: string; term: Term }

export type Rule =
  /** Both are equal in every row that is left; this can bind rows from `from` up to, without, `to`. */
  { kind: 'equal'; one: Term; other: Term; from: number; to: number } | { kind: 'either'; branches: readonly Rule[][] }

export const GIVEN: Term = { kind: 'given' }
export const OPEN: Term = { kind: 'open' }

export const madeOf = (of: readonly Term[]): Term => ({ kind: 'all', of, isEach: false })
export const eachOf = (of: readonly Term[]): Term => ({ kind: 'all', of, isEach: true })

function isBound(term: Term, bound: ReadonlySet<Row>): boolean {
  if (term.kind === 'row') return bound.has(term)
  if (term.kind === 'all') return term.of.every((each) => isBound(each, bound))
  return term.kind === 'given'
}

/** Every row that the rules bind to what is given, in the end. */
export function boundBy(rules: readonly Rule[], before: ReadonlySet<Row> = new Set()): Set<Row> {
  const bound = new Set(before)
  for (let count = -1; count < bound.size; ) {
    count = bound.size
    for (const rule of rules) apply(rule, bound)
  }
  return bound
}

/** Whether a value is an id of a row of `to`, and of a row that is bound, or one that is given. */
function isBoundId(term: Term, to: string, bound: ReadonlySet<Row>): boolean {
  if (term.kind === 'all') return term.of.length > 0 && term.of.every((each) => isBoundId(each, to, bound))
  if (term.kind === 'given') return true
  return term.kind === 'id' && term.to === to && bound.has(term.of)
}

function apply(rule: Rule, bound: Set<Row>): void {
  if (rule.kind === 'either') {
    const [first, ...others] = rule.branches.map((branch) => boundBy(branch, bound))
    for (const row of first ?? []) if (others.every((other) => other.has(row))) bound.add(row)
    return
  }
  const { one, other } = rule
  tie(one, other, rule, bound)
  tie(other, one, rule, bound)
}

function tie(term: Term, to: Term, range: { from: number; to: number }, bound: Set<Row>): void {
  if (term.kind === 'id' ? isBoundId(to, term.to, bound) : isBound(to, bound)) bind(term, range, bound)
}

function bind(term: Term, range: { from: number; to: number }, bound: Set<Row>): void {
  const row = term.kind === 'id' ? term.of : term
  if (row.kind === 'row' && row.nr >= range.from && row.nr < range.to) bound.add(row)
  if (term.kind === 'all' && term.isEach) for (const each of term.of) bind(each, range, bound)
}
