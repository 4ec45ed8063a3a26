import type { Operation } from '../../../platform/http/operations/operation.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { getContext } from './get-context.ts'
import { operationTool, toolName } from './operation-tool.ts'
import type { Tool } from './tool.ts'

/** `finders` are tools that list what its path names, for who asks for what is not there. */
export type KnownTool = Tool & { finders: string[] }

/** Every tool by its name, made once for a process. What is of people themselves is for nobody who comes with a key. */
export function allTools(every: readonly Operation[]): ReadonlyMap<string, KnownTool> {
  const operations = every.filter(({ scope }) => scope !== SIGNED_IN)
  const tools = [
    { ...getContext, finders: [] },
    ...operations.map((operation) => ({
      ...operationTool(operation, operations),
      finders: findersOf(operation, operations),
    })),
  ]
  const byName = tools.toSorted((a, b) => (a.definition.name < b.definition.name ? -1 : 1))
  return new Map(byName.map((tool) => [tool.definition.name, tool]))
}

/** What is found elsewhere than by the address above it. */
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
