import type pg from 'pg'

/** The parts of the driver that it does not document. */
type Parts = {
  connection: {
    stream: { destroy: () => void }
    on: (event: 'errorMessage', listener: (refusal: Refusal) => void) => void
  }
  processID: number
}

/** An error as the server sends it. `routine` is the function of the server that raised it. */
export type Refusal = { code: string; routine?: string }

const partsOf = (client: pg.ClientBase) => client as unknown as Parts

/** Ends a connection without a goodbye, which may never be heard. Its users get the error of a broken network. */
export function cutConnection(client: pg.ClientBase): void {
  partsOf(client).connection.stream.destroy()
}

/** The process of the server that serves a connection. */
export function processOf(client: pg.ClientBase): number {
  return partsOf(client).processID
}

/** A pooler announces a number of its own when a connection opens, by which the server knows nobody. */
export function correctProcess(client: pg.ClientBase, processId: number): void {
  partsOf(client).processID = processId
}

/** Calls `hear` with every error that the server sends over a connection, whoever sent the statement. */
export function onRefusal(client: pg.ClientBase, hear: (refusal: Refusal) => void): void {
  partsOf(client).connection.on('errorMessage', hear)
}
