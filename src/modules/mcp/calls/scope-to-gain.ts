import type { Context } from '../../../platform/context/context.ts'
import { APP_SCOPES } from '../../oauth/index.ts'
import { hasScope } from '../../organisations/index.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import type { Listing } from '../tools/toolsets.ts'
import { isOffered } from './offered.ts'

/**
 * Returns the scope that an app lacks for the tool it calls, and can gain by asking its member again (MCP,
 * Authorization, Scope Challenge Handling). @returns null if there is none
 */
export function scopeToGain(
  tools: ReadonlyMap<string, KnownTool>,
  { actor }: Context,
  listing: Listing,
  message: unknown,
): string | null {
  if (actor.kind !== 'client' || actor.forPerson === undefined) return null
  const tool = toolCalled(tools, message)
  if (tool?.scope == null || tool.operation?.sensitive === true) return null
  const isReachable = isOffered(tool, listing) || (listing.toolsets.has('search') && !listing.readonly)
  const { scope } = tool
  if (!isReachable || hasScope(actor.scopes, scope)) return null
  return APP_SCOPES.includes(scope) && hasScope(actor.forPerson.roleScopes, scope) ? scope : null
}

type Call = { name?: unknown; arguments?: unknown }

/** The tool of a call, also of one through the search tools. */
function toolCalled(tools: ReadonlyMap<string, KnownTool>, message: unknown): KnownTool | undefined {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: Call | null }
  if (method !== 'tools/call' || typeof params !== 'object' || params === null) return undefined
  const { name, arguments: given } = params
  const isFound = name === 'call_reading_tool' || name === 'call_changing_tool'
  return tools.get(String(isFound ? (given as Call | null | undefined)?.name : name))
}
