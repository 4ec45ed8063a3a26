/** A piece of SQL: its text around its values, each of which is a piece again or a parameter. */
export class Sql {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
  /** What stands for its texts: pieces with the same one have the same. */
  readonly key: unknown

  constructor(texts: readonly string[], values: readonly unknown[] = [], key: unknown = texts) {
    this.texts = texts
    this.values = values
    this.key = key
  }
}

/** Writes SQL with values in it: a value that is a piece of SQL itself becomes part of the text, any other a parameter. */
export const sql = Object.assign((texts: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(texts, values), {
  /** Text of the program itself; nothing that was sent may be in it. */
  raw: (text: string): Sql => new Sql([text], [], text),
  /** The name of a table or a column; `t.c` is the column c of t. */
  ref: (name: string): Sql => sql.raw(name.split('.').map(quoted).join('.')),
  join: (values: readonly unknown[], separator = ', '): Sql => {
    const between = values.slice(1).map(() => separator)
    return new Sql(values.length === 0 ? [''] : ['', ...between, ''], values, `join ${values.length} ${separator}`)
  },
})

/** A piece without parameters as one of its own: it is written once, not put together in each statement it is in. */
export function fixed(piece: Sql): Sql {
  return sql.raw(write(piece, { count: 0 }))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** How the pieces of statements follow each other: those that are alike come to the same place, which holds their text. */
type Place = { next: Map<unknown, Place>; text: string | null }

const start: Place = { next: new Map(), text: null }
const PARAMETER = Symbol('parameter')

/**
 * The text of a statement, with $1 and so on for its parameters, and these in their order. It is put together once for
 * all statements of one shape: to do so each time, and to look up its name, takes longer than to go the way to its place.
 */
export function compile(statement: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const place = goTo(statement, start, values)
  place.text ??= write(statement, { count: 0 })
  return { text: place.text, values }
}

function goTo({ key, values }: Sql, from: Place, parameters: unknown[]): Place {
  let place = step(from, key)
  for (const value of values) {
    if (value instanceof Sql) place = goTo(value, place, parameters)
    else {
      parameters.push(value)
      place = step(place, PARAMETER)
    }
  }
  return place
}

function step({ next }: Place, key: unknown): Place {
  let place = next.get(key)
  if (place === undefined) {
    place = { next: new Map(), text: null }
    next.set(key, place)
  }
  return place
}

function write({ texts, values }: Sql, parameters: { count: number }): string {
  const parts = values.map((value, nth) => {
    const text = value instanceof Sql ? write(value, parameters) : `$${++parameters.count}`
    return text + texts[nth + 1]!
  })
  return texts[0]! + parts.join('')
}
