/** A piece of SQL: its text around its values, each of which is a piece again or a parameter. */
export class Sql {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]

  constructor(texts: readonly string[], values: readonly unknown[] = []) {
    this.texts = texts
    this.values = values
  }
}

/** Writes SQL with values in it: a value that is a piece of SQL itself becomes part of the text, any other a parameter. */
export const sql = Object.assign((texts: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(texts, values), {
  /** Text of the program itself; nothing that was sent may be in it. */
  raw: (text: string): Sql => new Sql([text]),
  /** The name of a table or a column; `t.c` is the column c of t. */
  ref: (name: string): Sql => new Sql([name.split('.').map(quoted).join('.')]),
  join: (values: readonly unknown[], separator = ', '): Sql =>
    new Sql(values.length === 0 ? [''] : ['', ...values.slice(1).map(() => separator), ''], values),
})

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The text of a statement, with $1 and so on for its parameters, and these in their order. */
export function compile(statement: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  return { text: write(statement, values), values }
}

function write({ texts, values }: Sql, parameters: unknown[]): string {
  let text = texts[0]!
  for (let nth = 0; nth < values.length; nth++) {
    const value = values[nth]
    text += (value instanceof Sql ? write(value, parameters) : `$${parameters.push(value)}`) + texts[nth + 1]!
  }
  return text
}
