import { once } from 'node:events'
import { connect } from 'node:net'
import type pg from 'pg'
import { cancelOf, cutConnection } from './cut-connection.ts'

const WITHIN_MS = 1_000
/** The code of a request to cancel, which takes the place of a protocol version. */
const CANCEL = 80_877_102

/**
 * Ends connections to a pooler in the middle of their statements. The processes of the server belong to other clients
 * the next moment, so the pooler is asked to cancel; without that, the server would finish the statement, and keep its
 * locks. Cutting the connection then makes the pooler roll the transaction back.
 */
export async function cancelStatements(clients: readonly pg.ClientBase[]): Promise<void> {
  await Promise.all(clients.map(cancel))
  for (const each of clients) cutConnection(each)
}

/** Asks the pooler to cancel, and waits until it has done so. */
async function cancel(client: pg.ClientBase): Promise<void> {
  const { address, processId, secretKey } = cancelOf(client)
  const request = Buffer.alloc(16)
  for (const [nth, value] of [request.length, CANCEL, processId, secretKey].entries())
    request.writeInt32BE(value, nth * 4)
  const socket = connect(address).setTimeout(WITHIN_MS, () => socket.destroy())
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close').catch(() => {})
}
