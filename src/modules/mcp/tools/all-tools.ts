import type { Operation } from '../../../platform/http/operations/operation.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { getContext } from './get-context.ts'
import { operationTool, toolName } from './operation-tool.ts'
import { createOperationOf, referToCreate } from './refer-to-create.ts'
import type { Tool } from './tool.ts'

/** `finders` are tools that list the records named in the path, to suggest when one is not found. */
export type KnownTool = Tool & { finders: string[] }

/**
 * All tools by name, built once per process. Operations for signed-in people are excluded, because MCP callers use API
 * keys.
 */
export function allTools(every: readonly Operation[]): ReadonlyMap<string, KnownTool> {
  const operations = every.filter(({ scope }) => scope !== SIGNED_IN)
  const ofOperations = operations.map((operation) => ({
    ...operationTool(operation, operations),
    finders: findersOf(operation, operations),
  }))
  for (const [nth, operation] of operations.entries()) {
    const create = createOperationOf(operation, operations)
    const tool = create && ofOperations[operations.indexOf(create)]
    if (tool) referToCreate(ofOperations[nth]!.definition, tool.definition)
  }
  const tools = [{ ...getContext, finders: [] }, ...ofOperations]
  const byName = tools.toSorted((a, b) => (a.definition.name < b.definition.name ? -1 : 1))
  return new Map(byName.map((tool) => [tool.definition.name, tool]))
}

/** Finders for parameters without a list at the address above. */
const FINDERS: Record<string, string> = { cert_id: 'list_certificates', attendee_id: 'list_attendees' }

function findersOf({ path }: Operation, operations: readonly Operation[]): string[] {
  const found = [...path.matchAll(/:(\w+)/g)].flatMap(({ index, 1: name }) => {
    const above = path.slice(0, index - 1)
    const lists = operations.find((other) => other.method === 'GET' && other.path === above && isList(other))
    return lists ? [toolName(lists.id)] : (FINDERS[name!] ?? [])
  })
  return [...new Set(found)]
}

function isList({ list, answer }: Operation): boolean {
  return list !== undefined || (answer as { type?: unknown } | undefined)?.type === 'array'
}
