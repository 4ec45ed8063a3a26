import { type NodeMcpRequestHandler, toNodeHandler } from '@modelcontextprotocol/node'
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  createRequestStateCodec,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { programVersion } from '../../lib/program-version.ts'
import { answerCall, type CallRequest } from './calls/answer-call.ts'
import type { Agreement } from './calls/call-tool.ts'
import { inOrder } from './calls/confirm-token.ts'
import { listedTools } from './calls/offered.ts'
import { viaMcp } from './calls/via-mcp.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { KnownTool } from './tools/all-tools.ts'
import type { Arguments } from './tools/tool.ts'

/** The call that the user is asked about; it returns through the client, so it is signed. */
type State = { call: string }

const MAX_BODY_BYTES = 1_048_576
const LIST_IS_GOOD_FOR_MS = 300_000
const PERSON_HAS_SECONDS = 300
const AGREE = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Confirm', description: 'This cannot be undone.' } },
  required: ['confirm'],
}

/**
 * Handles requests of the Model Context Protocol, revision 2026-07-28 and earlier ones with a handshake. There are no
 * sessions, so any process can answer any request. The caller is in `request.auth.extra`.
 */
export function mcpHandler(
  tools: ReadonlyMap<string, KnownTool>,
  { secret, failed }: { secret: Buffer; failed: (error: unknown) => void },
): NodeMcpRequestHandler {
  const codec = createRequestStateCodec<State>({
    key: secret,
    ttlSeconds: PERSON_HAS_SECONDS,
    bind: ({ mcpReq, http }) => `${mcpReq.method}\0${http?.authInfo?.clientId}`,
  })
  const handler = createMcpHandler(
    ({ era, authInfo }) => {
      const callRequest = authInfo!.extra as CallRequest
      const server = new Server(
        { name: 'laurel', title: 'Laurel', version: programVersion },
        {
          capabilities: { tools: {} },
          instructions: INSTRUCTIONS,
          cacheHints: { 'tools/list': { ttlMs: LIST_IS_GOOD_FOR_MS, cacheScope: 'private' } },
          inputRequired: { legacyShim: false },
          requestState: { verify: codec.verify },
        },
      )
      server.setRequestHandler('tools/list', async () => ({
        tools: listedTools(tools, callRequest.ctx, callRequest.listing) as never,
      }))
      server.setRequestHandler('tools/call', async ({ params }, context) => {
        const call = { name: params.name, given: (params.arguments ?? {}) as Arguments }
        const via = viaMcp(envelopeOf(context)[CLIENT_INFO_META_KEY], callRequest.userAgent)
        const agreed = () => (era === 'modern' ? agreementOf(context, call) : null)
        const asked = { ...callRequest, ctx: { ...callRequest.ctx, via } }
        const called = await answerCall(tools, asked, call, { agreed, failed })
        if (called === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${call.name}.`)
        if (!('ask' in called)) return called as never
        const confirm = inputRequired.elicit({ message: called.ask, requestedSchema: AGREE })
        const requestState = await codec.mint({ call: textOf(call) }, context)
        return inputRequired({ inputRequests: { confirm }, requestState }) as never
      })
      return server
    },
    { maxRequestBodySize: MAX_BODY_BYTES },
  )
  return toNodeHandler(handler, { maxRequestBodySize: MAX_BODY_BYTES, onerror: failed })
}

/** Client information of a request. */
const envelopeOf = ({ mcpReq }: ServerContext) => (mcpReq.envelope ?? {}) as Record<string, unknown>

const textOf = ({ name, given }: { name: string; given: Arguments }) => JSON.stringify([name, inOrder(given)])

/** The user's response, if the client can ask; it is valid only for the call it was asked for. */
function agreementOf(context: ServerContext, call: { name: string; given: Arguments }): Agreement {
  const { mcpReq } = context
  const capabilities = envelopeOf(context)[CLIENT_CAPABILITIES_META_KEY] as { elicitation?: unknown } | undefined
  if (capabilities?.elicitation === undefined) return null
  const state = mcpReq.requestState<State>()
  const response = mcpReq.inputResponses?.['confirm'] as
    | { action?: unknown; content?: { confirm?: unknown } }
    | undefined
  if (state?.call !== textOf(call) || response === undefined) return 'asked'
  return response.action === 'accept' && response.content?.confirm === true ? 'agreed' : 'declined'
}
