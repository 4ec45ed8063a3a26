import pg from 'pg'
import { correctProcess, cutConnection } from './cut-connection.ts'

/** A server that accepts a connection and does not respond within this time is silent. */
const ANSWER_WITHIN_MS = 5_000

/** Settings of every session, which override those of the server, database or role. */
const COMMON = {
  // Statements here are short and frequent: compiling one takes longer than running it.
  jit: 'off',
  // The default of 4 suits spinning disks; with it, lookups by key read whole tables instead.
  random_page_cost: '1.1',
  idle_session_timeout: '0',
  default_transaction_isolation: 'read committed',
  // The formats of times, dates, intervals, bytes and numbers.
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
}

/** Settings for sessions whose statements may take as long as they need. */
export const NO_TIME_LIMITS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Applies settings to a fresh connection in one round trip. They are not startup parameters because PgBouncer rejects a
 * connection that names any it does not track.
 * @param settings names and values as for `SET`; a time without a unit is in milliseconds
 * @param mayBeStandby for commands that only read
 * @throws DatabaseError read_only_sql_transaction on a standby: soon after a switchover the address leads to the
 * primary, and a standby may return old data
 */
export async function prepareSession(
  client: pg.ClientBase,
  settings: Record<string, string> = {},
  { mayBeStandby = false } = {},
): Promise<void> {
  const calls = Object.entries({ ...COMMON, ...settings }).map(
    ([name, value]) => `set_config(${client.escapeLiteral(name)}, ${client.escapeLiteral(value)}, false)`,
  )
  const tooLate = setTimeout(() => cutConnection(client), ANSWER_WITHIN_MS)
  try {
    const { rows } = await client.query<{ standby: boolean; pid: number }>(
      `select pg_is_in_recovery() as standby, pg_backend_pid() as pid, ${calls.join(', ')}`,
    )
    const [{ standby, pid }] = rows as [{ standby: boolean; pid: number }]
    correctProcess(client, pid)
    if (standby && !mayBeStandby) throw readOnly()
  } finally {
    clearTimeout(tooLate)
  }
}

function readOnly(): pg.DatabaseError {
  const error = new pg.DatabaseError('the server is a standby and takes no writes', 0, 'error')
  error.code = '25006'
  return error
}
