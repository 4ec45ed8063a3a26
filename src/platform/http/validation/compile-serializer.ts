import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { memoize } from '../../../lib/caches/memoize.ts'

type Write = (data: unknown) => string

/** Keyed by schema text, so that further applications in one process, as in tests, compile nothing twice. */
const compiled = new Map<string, Write>()

/** Alternatives differ in their fields, so only requests check formats. */
const OPTIONS = { ajv: { validateFormats: false } }

/** Fastify's serializer compiler. A schema is compiled with its first response, like those of requests. */
export function compileSerializer({ schema }: { schema: unknown }): Write {
  let write: Write | null = null
  return (data) => {
    write ??= memoize(compiled, JSON.stringify(schema), () => fastJsonStringify(schema as Schema, OPTIONS))
    return write(data)
  }
}
