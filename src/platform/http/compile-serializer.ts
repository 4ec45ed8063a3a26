import fastJsonStringify, { type Schema } from 'fast-json-stringify'

/** Fastify's serializer compiler. A schema is compiled by the first answer of its kind, as those of requests are. */
export function compileSerializer({ schema }: { schema: unknown }): (data: unknown) => string {
  let write: ((data: unknown) => string) | null = null
  return (data) => {
    write ??= fastJsonStringify(schema as Schema)
    return write(data)
  }
}
