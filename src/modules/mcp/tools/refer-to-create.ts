import type { Operation } from '../../../platform/http/operations/operation.ts'

type Schema = Record<string, unknown>
type Described = { name: string; description: string; inputSchema: object }

/** The operation that creates the records that this one updates; undefined when there is none. */
export function createOperationOf(
  { method, path }: Operation,
  operations: readonly Operation[],
): Operation | undefined {
  if (method !== 'PATCH' && method !== 'PUT') return undefined
  const above = shapeOf(path.slice(0, path.lastIndexOf('/')))
  return operations.find((other) => other.method === 'POST' && shapeOf(other.path) === above)
}

/** Parameters have other names below a record than at its list. */
const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':')

/**
 * Leaves out of an update tool what its create tool says in the same words: descriptions with their bounds and choices,
 * and entries of lists. Both are offered together, since they have one toolset and one scope.
 */
export function referToCreate(update: Described, create: Described): void {
  const known = propertiesOf(create)
  let referred = 0
  for (const [name, schema] of Object.entries(propertiesOf(update))) {
    const same = known[name]
    if (same === undefined) continue
    if (saysSame(schema['description'], same['description'])) {
      for (const place of [schema, ...((schema['anyOf'] ?? []) as Schema[])])
        for (const word of REFERRED) delete place[word]
      referred += 1
    }
    for (const place of [schema, ...((schema['anyOf'] ?? []) as Schema[])])
      if ((place['items'] as Schema | undefined)?.['properties'] !== undefined && same['items'] !== undefined)
        place['items'] = { type: 'object', description: `As in ${create.name}` }
  }
  if (referred > 0) update.description += ` Fields without a description are as in ${create.name}.`
}

const REFERRED = ['description', 'enum', 'minimum', 'maximum']

/** Only an update says in addition what null means. */
function saysSame(update: unknown, create: unknown): boolean {
  return (
    typeof update === 'string' &&
    typeof create === 'string' &&
    update.replace(/; null: .*/, '') === create.replace(/; null: .*/, '')
  )
}

const propertiesOf = ({ inputSchema }: Described) => (inputSchema as { properties: Record<string, Schema> }).properties
