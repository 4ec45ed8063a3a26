import type { Context } from '../../../platform/context/context.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import type { ToolDefinition } from '../tools/tool.ts'
import { isListed, type Listing } from '../tools/toolsets.ts'
import { mayUse } from './call-tool.ts'
import { SEARCH_TOOLS } from './search-tools.ts'

type Tools = ReadonlyMap<string, KnownTool>

/** Tools that a key can use, which the search tools find. */
export function usableTools(tools: Tools, ctx: Context, { readonly }: Listing): KnownTool[] {
  return [...tools.values()].filter(
    (tool) => mayUse(ctx, tool) && (!readonly || tool.definition.annotations.readOnlyHint),
  )
}

/** Tools listed for a key at an address, sorted by name. */
export function listedTools(tools: Tools, ctx: Context, listing: Listing): ToolDefinition[] {
  const own = usableTools(tools, ctx, listing)
    .filter((tool) => isOffered(tool, listing))
    .map(({ definition }) => definition)
  if (!listing.toolsets.has('search')) return own
  const searching = SEARCH_TOOLS.filter(({ name }) => !listing.readonly || name !== 'call_changing_tool')
  return [...own, ...searching].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether an address offers a tool. get_context is always offered. */
export function isOffered({ definition, toolset }: KnownTool, listing: Listing): boolean {
  if (listing.readonly && !definition.annotations.readOnlyHint) return false
  return definition.name === 'get_context' || isListed({ toolset, name: definition.name }, listing)
}
