import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { hasScope } from '../../organisations/index.ts'
import type { KnownTool } from '../tools/all-tools.ts'
import { tellFailure } from '../tools/tell-failure.ts'
import type { Arguments } from '../tools/tool.ts'
import { confirmToken, isConfirmed } from './confirm-token.ts'

/** What a person says to what cannot be taken back; null: nobody can be asked, so a token is given. */
export type Agreement = 'asked' | 'agreed' | 'declined' | null

/** `agreed` tells what a person said to the call; `failed` hears of failures of ours. */
export type How = { agreed: () => Agreement; failed: (error: unknown) => void }

/** As MCP has it (CallToolResult), or the words with which a person is to be asked. */
export type Called = { ask: string } | ToolResult
export type ToolResult = {
  content: ({ type: 'text'; text: string } | { type: 'resource_link'; uri: string; name: string; mimeType: string })[]
  structuredContent?: object
  isError?: true
}

export const text = (words: string) => ({ type: 'text' as const, text: words })

/** Whether a key may use a tool, and whether only those that read are offered. */
export function mayUse(ctx: Context, { scope }: Pick<KnownTool, 'scope'>): boolean {
  return scope === null || ('scopes' in ctx.actor && hasScope(ctx.actor.scopes, scope))
}

/**
 * Calls a tool for whoever the context speaks for. What fails is told as a result. What cannot be taken back is done once
 * a person agreed: who is asked by the program, or says so by sending the call again with its token.
 */
export async function callTool(
  ctx: Context,
  tool: KnownTool,
  given: Arguments,
  { agreed, failed }: How,
): Promise<Called> {
  try {
    if (!mayUse(ctx, tool)) throw new AppError('forbidden', `This API key lacks the scope ${tool.scope}.`)
    const { confirm, ...rest } = given
    const isCall = tool.irreversible !== null && !(tool.previews && given['dry_run'] === true)
    const call = { name: tool.definition.name, given: rest }
    const agreement = isCall ? agreed() : null
    if (isCall && agreement !== 'agreed' && !isConfirmed(ctx, call, confirm)) {
      if (agreement === 'declined') return { content: [text('Nothing was done: the person declined.')], isError: true }
      const would = await tool.foretell!(ctx, rest)
      if (agreement === 'asked') return { ask: would }
      const again = `Ask the person. If they agree, call ${call.name} again within 5 minutes with the same arguments and`
      return refused(`${would}\nNothing was done. ${again} confirm: "${confirmToken(ctx, call)}"`)
    }
    const data = await tool.call(ctx, tool.irreversible === null ? given : rest)
    return { content: [text(JSON.stringify(data)), ...filesOf(data)], structuredContent: data }
  } catch (error) {
    const { text: words, isOurs } = tellFailure(error, { requestId: ctx.requestId, finders: tool.finders })
    if (isOurs) failed(error)
    return refused(words)
  }
}

function refused(words: string): ToolResult {
  return { content: [text(words)], isError: true }
}

/** Fields of answers that lead to files, and of which kind these are. */
const FILES: Record<string, string> = {
  pdf_url: 'application/pdf',
  png_url: 'image/png',
  archive_url: 'application/zip',
}

/** The files of a record, as hosts offer them to people. */
function filesOf(data: object): ToolResult['content'] {
  return Object.entries(FILES).flatMap(([name, mimeType]) => {
    const uri = (data as Record<string, unknown>)[name]
    return typeof uri === 'string' ? [{ type: 'resource_link' as const, uri, name, mimeType }] : []
  })
}
