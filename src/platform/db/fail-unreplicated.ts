import type pg from 'pg'
import { cutConnection } from './cut-connection.ts'

/**
 * Fails a commit that the server confirms although no synchronous standby has it. An operator or a pooler can cancel a
 * statement that waits for the standby: the server then sends a warning and the usual response. A failover would lose the
 * commit, so its outcome is unknown, as with a lost connection.
 */
export function failUnreplicated(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine !== 'SyncRepWaitForLSN') return
    const { connection } = client as unknown as { connection: { emit: (event: 'error', error: Error) => void } }
    connection.emit('error', new Error('Connection terminated: a commit did not reach the standby'))
    cutConnection(client)
  })
}
