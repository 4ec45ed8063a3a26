import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { memoize } from '../../../lib/caches/memoize.ts'

type Write = (data: unknown) => string

/** By the text of their schema, so that further applications of a process, as tests build them, compile none again. */
const compiled = new Map<string, Write>()

/** Fastify's serializer compiler. A schema is compiled by the first answer of its kind, as those of requests are. */
export function compileSerializer({ schema }: { schema: unknown }): Write {
  let write: Write | null = null
  return (data) => {
    write ??= memoize(compiled, JSON.stringify(schema), () => fastJsonStringify(schema as Schema))
    return write(data)
  }
}
