import type pg from 'pg'

/** Undocumented parts of the driver. */
type Parts = {
  connection: {
    stream: { destroy: () => void; remoteAddress?: string; remotePort?: number }
    on: (event: 'errorMessage', listener: (refusal: Refusal) => void) => void
  }
  processID: number
  secretKey: number
  host: string
  port: number
}

/** An error as the server sends it. `routine` is the server function that raised it. */
export type Refusal = { code: string; routine?: string }

const partsOf = (client: pg.ClientBase) => client as unknown as Parts

/** Closes a connection without the protocol's goodbye, which may never arrive. Its users get a network error. */
export function cutConnection(client: pg.ClientBase): void {
  partsOf(client).connection.stream.destroy()
}

/** Cuts the connection that a client has now, not a later one, if `work` takes longer than the server may be silent. */
export async function cutIfSilent<T>(client: pg.ClientBase, withinMs: number, work: () => Promise<T>): Promise<T> {
  const { connection } = partsOf(client)
  const tooLate = setTimeout(() => connection.stream.destroy(), withinMs)
  try {
    return await work()
  } finally {
    clearTimeout(tooLate)
  }
}

/** Returns the id of the server process behind a connection. */
export function processOf(client: pg.ClientBase): number {
  return partsOf(client).processID
}

/** Returns the name of the server of a connection. */
export function serverOf(client: pg.ClientBase): string {
  const { host, port } = partsOf(client)
  return `${host}:${port}`
}

/** Corrects the process id of a connection: a pooler reports an id of its own, which the server does not know. */
export function correctProcess(client: pg.ClientBase, processId: number): void {
  partsOf(client).processID = processId
}

/** Calls `handle` with every error that the server sends over a connection, for any statement. */
export function onRefusal(client: pg.ClientBase, handle: (refusal: Refusal) => void): void {
  partsOf(client).connection.on('errorMessage', handle)
}

/** Returns the address and the values with which a server or pooler cancels the statement of this connection. */
export function cancelOf(client: pg.ClientBase) {
  const { connection, processID: processId, secretKey, host, port } = partsOf(client)
  const { remoteAddress, remotePort } = connection.stream
  const address =
    remoteAddress === undefined
      ? { path: `${host}/.s.PGSQL.${port}` }
      : { host: remoteAddress, port: remotePort as number }
  return { address, processId, secretKey }
}
