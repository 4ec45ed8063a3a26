import pg from 'pg'
import { randomBytes } from '../../lib/crypto/random-bytes.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { parameterOf } from './parameter-of.ts'
import { isStalePlan } from './pg-errors.ts'
import { sql } from './sql.ts'

type Row = Record<string, unknown>
type Answer = { rows: Row[]; rowCount: number }
/** Readers of the columns. Each row starts as a copy of `empty`, so that all rows have one shape. */
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
 * A run of a named statement, as the driver's queue takes it. The server describes the columns once per connection; the
 * driver's own `{ name, text, values }` asks again on every run. On a quiet machine with two cores that costs a page of
 * 20 attendees 27 % more processor time and a fifth of its requests (`npm run bench -- requests`, decision 001). The
 * columns cannot change: PostgreSQL rejects a prepared statement whose columns would differ (0A000).
 */
class NamedStatement {
  readonly name: string
  readonly text: string
  private readonly values: unknown[]
  private readonly known: Map<string, Columns>
  private readonly settle: (failure: unknown, answer: Answer) => void
  private readonly answer: Answer = { rows: [], rowCount: 0 }
  private columns: Columns | undefined
  private failure: unknown = null

  /** @param known columns of statements on this connection, by name */
  constructor(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    known: Map<string, Columns>,
    settle: (failure: unknown, answer: Answer) => void,
  ) {
    this.name = name
    this.text = text
    this.values = values
    this.known = known
    this.settle = settle
    this.columns = known.get(name)
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
      // A value cannot be sent. The sync ends what was started.
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

  /** Reads the row count of a tag such as `INSERT 0 3`, `SELECT 20` or `LOCK TABLE`. */
  handleCommandComplete({ text }: { text: string }): void {
    this.answer.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0
    this.known.set(this.name, this.columns ?? NONE)
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
 * Prefix of statements that are planned for their values each time. A named statement keeps one plan for all values, which
 * is wrong by orders of magnitude when values are either rare or common.
 */
export const PLANNED_EACH_TIME = sql.raw('/* planned each time */ ')
const [EACH_TIME] = PLANNED_EACH_TIME.texts as [string]

/**
 * Texts of statements that a pooler's connections to the server have lost, or keep with columns that have changed since.
 * The pooler knows a statement by its text, and would not prepare it again.
 */
const renewed = new Map<string, string>()

/** Gives a statement another text, unless another failure has done so since. */
function renew(text: string, failed: string): void {
  if ((renewed.get(text) ?? text) === failed) renewed.set(text, `${text} /* ${randomBytes(6).toString('hex')} */`)
}

/**
 * Turns each parametrised query of this connection into a named statement; unnamed ones cost 35 to 45 % more.
 * @param isPooled whether the connection leads to a pooler in transaction mode
 */
export function nameStatements(client: pg.PoolClient, { isPooled = false } = {}): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const known = new Map<string, Columns>()
  client.query = ((given: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof given !== 'string' || !Array.isArray(values) || values.length === 0 || given.startsWith(EACH_TIME))
      return query(given, values, ...rest)
    const text = isPooled ? (renewed.get(given) ?? given) : given
    const named = { name: nameOf(text), text, values }
    if (rest.length > 0) return query(named, ...rest)
    return new Promise<Answer>((resolve, reject) =>
      query(
        // Another connection of a pooler may have prepared it since its columns changed, so it is described each time.
        new NamedStatement(named, isPooled ? new Map() : known, (failure, answer) => {
          if (failure === null) return resolve(answer)
          if (isPooled && isStalePlan(failure)) renew(given, text)
          reject(failure)
        }),
      ),
    )
  }) as pg.PoolClient['query']
}
