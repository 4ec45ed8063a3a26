import { type Sql, sql } from '../db/sql.ts'

/**
 * Returns the envelope of an event (docs/interface.md, Events) as the bytes that are sent and signed. The database
 * builds it, since it determines the time: UTC with microseconds.
 * @param data JSON text
 */
export function envelope(type: Sql, at: Sql, data: Sql): Sql {
  return sql`convert_to(format('{"event":%s,"timestamp":"%s","data":%s}', to_json(${type}),
    to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'), ${data}), 'UTF8')`
}
