/** A piece of SQL: its text around its values, each of which is another piece or a parameter. */
export class Sql {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
  /** Cache key: equal keys mean equal SQL text. */
  readonly key: unknown

  constructor(texts: readonly string[], values: readonly unknown[] = [], key: unknown = texts) {
    this.texts = texts
    this.values = values
    this.key = key
  }
}

/**
 * Creates a piece of SQL with values: a value that is itself a piece becomes part of the text, any other a parameter.
 */
export const sql = Object.assign((texts: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(texts, values), {
  /** Uses a text of the program itself. It must contain no input. */
  raw: (text: string): Sql => new Sql([text], [], text),
  /** Quotes the name of a table or column; `t.c` is the column c of t. */
  ref: (name: string): Sql => sql.raw(name.split('.').map(quoted).join('.')),
  join: (values: readonly unknown[], separator = ', '): Sql => {
    const between = values.slice(1).map(() => separator)
    return new Sql(values.length === 0 ? [''] : ['', ...between, ''], values, `join ${values.length} ${separator}`)
  },
})

/** Renders a piece without parameters once, so that each statement that contains it need not. */
export function fixed(piece: Sql): Sql {
  return sql.raw(write(piece, { count: 0 }))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A trie of the pieces in statements: statements of the same shape end at the same node, which caches their text. */
type TrieNode = { next: Map<unknown, TrieNode>; text: string | null }

const root: TrieNode = { next: new Map(), text: null }
const PARAMETER = Symbol('parameter')

/**
 * Returns the text of a statement with $1 and so on for its parameters, and the parameters in order. The text is
 * composed once per shape of statement: composing it each time, and looking up its name, takes longer than following
 * the trie.
 */
export function compile(statement: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const node = goTo(statement, root, values)
  node.text ??= write(statement, { count: 0 })
  return { text: node.text, values }
}

function goTo({ key, values }: Sql, from: TrieNode, parameters: unknown[]): TrieNode {
  let node = step(from, key)
  for (const value of values) {
    if (value instanceof Sql) node = goTo(value, node, parameters)
    else {
      parameters.push(value)
      node = step(node, PARAMETER)
    }
  }
  return node
}

function step({ next }: TrieNode, key: unknown): TrieNode {
  let node = next.get(key)
  if (node === undefined) {
    node = { next: new Map(), text: null }
    next.set(key, node)
  }
  return node
}

function write({ texts, values }: Sql, parameters: { count: number }): string {
  const parts = values.map((value, nth) => {
    const text = value instanceof Sql ? write(value, parameters) : `$${++parameters.count}`
    return text + texts[nth + 1]!
  })
  return texts[0]! + parts.join('')
}
