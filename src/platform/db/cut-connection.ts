import type pg from 'pg'

/** Ends a connection without a goodbye, which may never be heard; whoever uses it is told as when the network breaks it. */
export function cutConnection(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
}

/** The process of the server that serves a connection. */
export function processOf(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID
}
