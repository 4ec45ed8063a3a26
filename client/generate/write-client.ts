import { errorStatus } from '../../src/lib/errors.ts'
import { type ApiDocument, type Operation, readOperations } from './read-operations.ts'
import { writeOperations, writeResources } from './write-resources.ts'
import { literal, type Schema, writeComment, writeType } from './write-type.ts'

const HEAD = '// Made from api/openapi.json by `npm run client`; do not edit.\n'

/** Returns the client's generated files by name. */
export function writeClient(document: ApiDocument): Record<string, string> {
  const operations = readOperations(document)
  const resources = writeResources(operations)
  const types = writeTypes(document, operations)
  const names = refersTo(operations).toSorted()
  return {
    'operations.ts': `${HEAD}\n${writeOperations(operations)}`,
    'resources.ts': [
      HEAD,
      `import type { Pages } from '../pages.ts'`,
      `import type { RequestOptions } from '../send-request.ts'`,
      `import type { Upload } from '../write-body.ts'`,
      `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './types.ts'\n`,
      resources,
    ].join('\n'),
    'types.ts': types,
  }
}

/** Writes every schema that requests, successful responses and webhooks refer to; LaurelError covers errors. */
function writeTypes({ components: { schemas }, webhooks }: ApiDocument, operations: Operation[]): string {
  const events = Object.values(webhooks).map(({ post }) => post.requestBody!.content['application/json']!.schema)
  const used = reach([operations, events], schemas)
  const types = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => `${writeComment([schema.description])}export type ${name} = ${writeType(schema)}\n`)
  const codes = Object.keys(errorStatus).map((code) => `\n  | ${literal(code)}`)
  return [
    HEAD,
    `/** The errors of the service. */\nexport type ErrorCode =${codes.join('')}\n`,
    `/** The events that endpoints subscribe to. */\nexport type WebhookPayload = ${events.map((each) => writeType(each)).join(' | ')}\n`,
    ...types,
  ].join('\n')
}

/** Collects the names of the schemas that a value refers to, directly or indirectly. */
export function reach(value: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  for (const name of refersTo(value)) {
    if (found.has(name)) continue
    found.add(name)
    reach(schemas[name], schemas, found)
  }
  return found
}

function refersTo(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  return [...new Set([...found].map(([, name]) => name!))]
}
