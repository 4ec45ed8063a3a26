import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { hasScope } from '../../organisations/index.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import { describeFailure } from '../tools/describe-failure.ts'
import type { Arguments } from '../tools/tool.ts'
import { confirmToken, isConfirmed } from './confirm-token.ts'

/** The user's response to an irreversible call; null: the client cannot ask, so a token is used. */
export type Agreement = 'asked' | 'agreed' | 'declined' | null

/** `agreed` returns the user's response to the call; `failed` receives internal errors. */
export type How = { agreed: () => Agreement; failed: (error: unknown) => void }

/** A result (MCP, CallToolResult), or the question to ask the user. */
export type Called = { ask: string } | ToolResult
export type ToolResult = {
  content: ({ type: 'text'; text: string } | { type: 'resource_link'; uri: string; name: string; mimeType: string })[]
  structuredContent?: object
  isError?: true
}

export const text = (words: string) => ({ type: 'text' as const, text: words })

/** Whether the caller's scopes allow a tool. An app that acts for a member is offered nothing sensitive. */
export function mayUse(ctx: Context, { scope, operation }: Pick<KnownTool, 'scope' | 'operation'>): boolean {
  if (ctx.actor.kind === 'client' && operation?.sensitive === true) return false
  return scope === null || ('scopes' in ctx.actor && hasScope(ctx.actor.scopes, scope))
}

/**
 * Calls a tool for the context's caller. Errors become results. An irreversible call runs only after the user agreed,
 * either through the client or by a repeated call with its token.
 */
export async function callTool(
  ctx: Context,
  tool: KnownTool,
  given: Arguments,
  { agreed, failed }: How,
): Promise<Called> {
  try {
    if (!mayUse(ctx, tool)) throw notAllowed(ctx, tool)
    const { confirm, ...rest } = given
    const isCall = tool.irreversible !== null && !(tool.previews && given['dry_run'] === true)
    const call = { name: tool.definition.name, given: rest }
    const agreement = isCall ? agreed() : null
    if (isCall && agreement !== 'agreed' && !isConfirmed(ctx, call, confirm)) {
      if (agreement === 'declined') return { content: [text('Nothing was done: the user declined.')], isError: true }
      const would = await tool.previewCall!(ctx, rest)
      if (agreement === 'asked') return { ask: would }
      const again = `Ask the user. If they agree, call ${call.name} again within 5 minutes with the same arguments and`
      return refused(`${would}\nNothing was done. ${again} confirm: "${confirmToken(ctx, call)}"`)
    }
    const data = await tool.call(ctx, tool.irreversible === null ? given : rest)
    return { content: [text(JSON.stringify(data)), ...filesOf(data)], structuredContent: data }
  } catch (error) {
    const { text: words, isOurs } = describeFailure(error, { requestId: ctx.requestId, finders: tool.finders })
    if (isOurs) failed(error)
    return refused(words)
  }
}

function notAllowed({ actor }: Context, { operation, scope }: KnownTool): AppError {
  if (actor.kind !== 'client') return new AppError('forbidden', `This API key lacks the scope ${scope}.`)
  const isSensitive = operation?.sensitive === true
  const why = isSensitive ? 'A person has to do this in the panel.' : `This connection lacks the scope ${scope}.`
  return new AppError('forbidden', why)
}

function refused(words: string): ToolResult {
  return { content: [text(words)], isError: true }
}

/** Fields of results that are links to files, with their media types. */
const FILES: Record<string, string> = {
  pdf_url: 'application/pdf',
  png_url: 'image/png',
  archive_url: 'application/zip',
}

/** The files of a record as resource links. */
function filesOf(data: object): ToolResult['content'] {
  return Object.entries(FILES).flatMap(([name, mimeType]) => {
    const uri = (data as Record<string, unknown>)[name]
    return typeof uri === 'string' ? [{ type: 'resource_link' as const, uri, name, mimeType }] : []
  })
}
