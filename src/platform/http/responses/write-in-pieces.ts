import { setImmediate as turn } from 'node:timers/promises'
import type { preSerializationAsyncHookHandler } from 'fastify'
import type { TArray, TObject } from 'typebox'
import { jsonWithList } from './json-with-list.ts'

/** Serialising a longer list at once would block the process and every other request. */
const LONG = 1_000
const PIECE = 100

/**
 * Creates a hook for routes whose answers can contain a list of tens of thousands: it serialises the answer in pieces,
 * no faster than it is read.
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
    // The stream is already the serialised response.
    reply.type('application/json; charset=utf-8').serializer((stream) => stream as never)
    return jsonWithList(rest, list, inPieces(rows), write)
  }
}

async function* inPieces(rows: unknown[]): AsyncGenerator<unknown[]> {
  for (let at = 0; at < rows.length; at += PIECE) {
    // A fast reader would otherwise get all of it in one turn of the event loop.
    await turn()
    yield rows.slice(at, at + PIECE)
  }
}
