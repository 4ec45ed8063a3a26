import { setImmediate as turn } from 'node:timers/promises'
import type { preSerializationAsyncHookHandler } from 'fastify'
import type { TArray, TObject } from 'typebox'
import { jsonWithList } from './json-with-list.ts'

/** A longer list would hold the process, and every other request with it, while it is written down. */
const LONG = 1_000
const PIECE = 100

/**
 * A hook for routes whose answers can hold a list of tens of thousands: such an answer is written down piece by piece, as
 * fast as it is read.
 * @param answer the schema of the answer
 * @param list the last field of the answer
 */
export function writeInPieces(answer: TObject, list: string): preSerializationAsyncHookHandler {
  const { items } = answer.properties[list] as TArray
  return async (_request, reply, payload) => {
    const { [list]: rows, ...rest } = payload as Record<string, unknown[]>
    if (!rows || rows.length <= LONG) return payload
    const write = reply.compileSerializationSchema(items as object as Record<string, unknown>) as (
      row: unknown,
    ) => string
    // The stream is the answer as it stands.
    reply.type('application/json; charset=utf-8').serializer((stream) => stream as never)
    return jsonWithList(rest, list, inPieces(rows), write)
  }
}

async function* inPieces(rows: unknown[]): AsyncGenerator<unknown[]> {
  for (let at = 0; at < rows.length; at += PIECE) {
    // A reader that is fast enough would have all of it in one turn.
    await turn()
    yield rows.slice(at, at + PIECE)
  }
}
