import pg from 'pg'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { parameterOf } from './parameter-of.ts'
import { sql } from './sql.ts'

type Row = Record<string, unknown>
type Answer = { rows: Row[]; rowCount: number }
/** How rows are read: each is a copy of the empty one, so that all have one shape. */
type Columns = { names: string[]; readers: ((text: string) => unknown)[]; empty: Row }

/** The part of the driver's connection that a statement uses. */
type Connection = {
  stream: { cork: () => void; uncork: () => void }
  parsedStatements: Record<string, string>
  parse: (statement: { name: string; text: string }) => void
  bind: (portal: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }) => void
  describe: (what: { type: 'P' }) => void
  execute: (portal: object) => void
  sync: () => void
}

/**
 * One run of a named statement, as the driver's queue takes it. The server is asked for the columns once for each
 * connection: the driver's own query asks each time and makes its readers anew, a tenth of the work of a small statement.
 * Columns cannot change meanwhile: PostgreSQL refuses a prepared statement whose columns would be others now (0A000).
 */
class NamedStatement {
  readonly name: string
  readonly text: string
  private readonly values: unknown[]
  private readonly told: Map<string, Columns>
  private readonly settle: (failure: unknown, answer: Answer) => void
  private readonly answer: Answer = { rows: [], rowCount: 0 }
  private columns: Columns | undefined
  private failure: unknown = null

  /** @param told what this connection has said of the columns of statements, by name */
  constructor(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    told: Map<string, Columns>,
    settle: (failure: unknown, answer: Answer) => void,
  ) {
    this.name = name
    this.text = text
    this.values = values
    this.told = told
    this.settle = settle
    this.columns = told.get(name)
  }

  submit(connection: Connection): void {
    const { name, text, values } = this
    connection.stream.cork()
    try {
      if (connection.parsedStatements[name] === undefined) connection.parse({ name, text })
      connection.bind({ statement: name, values, valueMapper: parameterOf })
      if (this.columns === undefined) connection.describe({ type: 'P' })
      connection.execute({})
    } catch (error) {
      // A value that cannot be sent. What was begun ends with the sync.
      this.failure = error
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const names = fields.map(({ name }) => name)
    const readers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
    this.columns = { names, readers, empty: Object.fromEntries(names.map((name) => [name, null])) }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { names, readers, empty } = this.columns!
    const row = { ...empty }
    try {
      for (let nth = 0; nth < fields.length; nth++) {
        const text = fields[nth]
        if (text != null) row[names[nth]!] = readers[nth]!(text)
      }
      this.answer.rows.push(row)
    } catch (error) {
      this.failure = error
    }
  }

  /** Of a tag like `INSERT 0 3`, `SELECT 20` or `LOCK TABLE`. */
  handleCommandComplete({ text }: { text: string }): void {
    this.answer.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0
    this.told.set(this.name, this.columns ?? NONE)
  }

  handleReadyForQuery(): void {
    this.settle(this.failure, this.answer)
  }

  handleError(error: unknown): void {
    this.settle(this.failure ?? error, this.answer)
  }
}

const NONE: Columns = { names: [], readers: [], empty: {} }

const names = new Map<string, string>()

/** The same text gets the same short name in every process, so PostgreSQL plans it once for each connection. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = sha256(text).toString('base64url').slice(0, 20)
    names.set(text, name)
  }
  return name
}

/**
 * Begins a statement that is planned for its values each time. A named one keeps a plan for any values; where what is asked
 * for is either rare or common, that is wrong for one of both by orders of magnitude.
 */
export const PLANNED_ANEW = sql.raw('/* planned anew */ ')
const [ANEW] = PLANNED_ANEW.texts as [string]

/** Makes each parametrised query of this connection a named statement; unnamed ones cost 35 to 45 % more. */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const told = new Map<string, Columns>()
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || text.startsWith(ANEW))
      return query(text, values, ...rest)
    const named = { name: nameOf(text), text, values }
    if (rest.length > 0) return query(named, ...rest)
    return new Promise<Answer>((resolve, reject) =>
      query(
        new NamedStatement(named, told, (failure, answer) => (failure === null ? resolve(answer) : reject(failure))),
      ),
    )
  }) as pg.PoolClient['query']
}
