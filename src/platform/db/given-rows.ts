import { type Sql, sql } from './sql.ts'

/**
 * Rows that a statement is given, as a query with these columns, whose types are those of PostgreSQL. One row is made of
 * parameters: PostgreSQL then plans for one, which takes 50 µs less than to begin with any number.
 */
export function givenRows<Row extends object>(columns: { [Name in keyof Row]-?: string }): (rows: Row[]) => Sql {
  const all = Object.entries<string>(columns)
  const list = sql.raw(all.map(([name, type]) => `${name} ${type}`).join(', '))
  const casts = all.map(([name, type]) => sql.raw(`::${type} as ${name}`))
  return (rows) => {
    if (rows.length !== 1) return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (${list})`
    const [row] = rows as [Record<string, unknown>]
    const values = all.map(([name, type]) => (type === 'jsonb' ? JSON.stringify(row[name]) : row[name]))
    return sql`select ${sql.join(values.map((value, nth) => sql`${value}${casts[nth]}`))}`
  }
}
