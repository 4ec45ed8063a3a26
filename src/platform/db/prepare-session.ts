import type pg from 'pg'
import { cutConnection } from './cut-connection.ts'

/** A server that lets a connection in and does not answer within this time is silent. */
const ANSWER_WITHIN_MS = 5_000

/** Settings of every session. Statements here are short and frequent: compiling one takes longer than running it. */
const COMMON = { jit: 'off', idle_session_timeout: '0' }

/** For sessions whose statements may take as long as they need, whatever the role or the database is set to. */
export const NO_TIME_LIMITS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Applies settings to a fresh connection, in one round trip. They are not startup parameters because PgBouncer refuses
 * a connection that names any it does not track.
 * @param settings names and values as `SET` takes them; a time without a unit is in milliseconds
 */
export async function prepareSession(client: pg.ClientBase, settings: Record<string, string> = {}): Promise<void> {
  const calls = Object.entries({ ...COMMON, ...settings }).map(
    ([name, value]) => `set_config(${client.escapeLiteral(name)}, ${client.escapeLiteral(value)}, false)`,
  )
  const tooLate = setTimeout(() => cutConnection(client), ANSWER_WITHIN_MS)
  try {
    await client.query(`select ${calls.join(', ')}`)
  } finally {
    clearTimeout(tooLate)
  }
}
