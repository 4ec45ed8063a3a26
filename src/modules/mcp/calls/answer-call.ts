import type { Context } from '../../../platform/context/context.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import type { Arguments } from '../tools/tool.ts'
import type { Listing } from '../tools/toolsets.ts'
import { type Called, callTool, type How, type ToolResult, text } from './call-tool.ts'
import { isOffered, usableTools } from './offered.ts'
import { findTools, SEARCH_TOOLS } from './search-tools.ts'

export type CallRequest = { ctx: Context; listing: Listing; userAgent: string | undefined }

/**
 * Answers a call by name: of a tool, or of a search tool.
 * @returns null for an unknown name
 */
export async function answerCall(
  tools: ReadonlyMap<string, KnownTool>,
  { ctx, listing }: CallRequest,
  { name, given }: { name: string; given: Arguments },
  how: How,
): Promise<Called | null> {
  const tool = tools.get(name)
  if (tool) {
    if (isOffered(tool, listing)) return callTool(ctx, tool, given, how)
    return wrong(
      `403 forbidden: ${name} is not available at this address. Add its toolset, ${tool.toolset}, to toolsets=.`,
    )
  }
  if (!listing.toolsets.has('search') || !SEARCH_TOOLS.some((known) => known.name === name)) return null
  if (name === 'find_tools') {
    if (typeof given['query'] !== 'string') return wrong('422 validation_failed: query must be a text.')
    const found = { tools: findTools(usableTools(tools, ctx, listing), given['query']) }
    return { content: [text(JSON.stringify(found))], structuredContent: found }
  }
  return callFound(tools, { ctx, listing, reads: name === 'call_reading_tool' }, given, how)
}

async function callFound(
  tools: ReadonlyMap<string, KnownTool>,
  { ctx, listing, reads }: { ctx: Context; listing: Listing; reads: boolean },
  { name, arguments: given = {} }: Arguments,
  how: How,
): Promise<Called> {
  const tool = tools.get(String(name))
  if (!tool) return wrong(`404 not_found: There is no tool ${String(name).slice(0, 60)}. Use find_tools to find one.`)
  const { readOnlyHint } = tool.definition.annotations
  if (readOnlyHint !== reads)
    return wrong(
      `422 validation_failed: ${name} ${readOnlyHint ? 'only reads: use call_reading_tool' : 'changes records: use call_changing_tool'}.`,
    )
  if (listing.readonly && !readOnlyHint)
    return wrong('403 forbidden: Only reading tools are available at this address.')
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return wrong('422 validation_failed: arguments must be an object.')
  return callTool(ctx, tool, given as Arguments, how)
}

function wrong(words: string): ToolResult {
  return { content: [text(words)], isError: true }
}
