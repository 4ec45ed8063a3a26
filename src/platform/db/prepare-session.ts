import pg from 'pg'
import { correctProcess, cutIfSilent } from './cut-connection.ts'
import { COMMON_SETTINGS, FORMAT_SETTINGS } from './session-settings.ts'

/** A server that accepts a connection and does not respond within this time is silent. */
export const ANSWER_WITHIN_MS = 5_000

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
  const calls = Object.entries({ ...COMMON_SETTINGS, ...FORMAT_SETTINGS, ...settings }).map(
    ([name, value]) => `set_config(${client.escapeLiteral(name)}, ${client.escapeLiteral(value)}, false)`,
  )
  const { rows } = await cutIfSilent(client, ANSWER_WITHIN_MS, () =>
    client.query<{ standby: boolean; pid: number }>(
      `select pg_is_in_recovery() as standby, pg_backend_pid() as pid, ${calls.join(', ')}`,
    ),
  )
  const [{ standby, pid }] = rows as [{ standby: boolean; pid: number }]
  correctProcess(client, pid)
  if (standby && !mayBeStandby) throw readOnly()
}

/** Returns the error of a server that takes no writes. */
export function readOnly(): pg.DatabaseError {
  const error = new pg.DatabaseError('the server is a standby and takes no writes', 0, 'error')
  error.code = '25006'
  return error
}
