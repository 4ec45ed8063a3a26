import type { Context } from '../../../platform/context/context.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import { isOffered, usableTools } from '../tools/offered.ts'
import type { Arguments } from '../tools/tool.ts'
import type { Listing } from '../tools/toolsets.ts'
import { type Called, callTool, type How, type ToolResult, text } from './call-tool.ts'
import { findTools, SEARCH_TOOLS } from './search-tools.ts'

export type Asking = { ctx: Context; listing: Listing; userAgent: string | undefined }

/**
 * Answers a call by name: of a tool, or of one of those that find and call others.
 * @returns null for a name that no tool has
 */
export async function answerCall(
  tools: ReadonlyMap<string, KnownTool>,
  { ctx, listing }: Asking,
  { name, given }: { name: string; given: Arguments },
  how: How,
): Promise<Called | null> {
  const tool = tools.get(name)
  if (tool) {
    if (isOffered(tool, listing)) return callTool(ctx, tool, given, how)
    return wrong(
      `403 forbidden: ${name} is not offered at this address. Ask for its toolset, ${tool.toolset}, in toolsets=.`,
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
  if (!tool)
    return wrong(`404 not_found: There is no tool ${String(name).slice(0, 60)}. find_tools finds what there is.`)
  const { readOnlyHint } = tool.definition.annotations
  if (readOnlyHint !== reads)
    return wrong(
      `422 validation_failed: ${name} ${readOnlyHint ? 'reads: use call_reading_tool' : 'changes records: use call_changing_tool'}.`,
    )
  if (listing.readonly && !readOnlyHint)
    return wrong('403 forbidden: Only tools that read are offered at this address.')
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return wrong('422 validation_failed: arguments must be an object.')
  return callTool(ctx, tool, given as Arguments, how)
}

function wrong(words: string): ToolResult {
  return { content: [text(words)], isError: true }
}
