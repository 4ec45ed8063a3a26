import { isMessage, type Message } from './rpc-message.ts'

const VERSION = 'io.modelcontextprotocol/protocolVersion'

/** The result of a handshake, which requests before 2026-07-28 do not repeat. */
export type Handshake = { version: string | null; client: string | null }

/**
 * Returns the headers of a message: those of its own revision if `_meta` names one (MCP 2026-07-28, Streamable HTTP),
 * otherwise those of the handshake.
 */
export function eraHeaders(message: Message | unknown[], { version, client }: Handshake): Record<string, string> {
  const agent: Record<string, string> = client ? { 'user-agent': client } : {}
  const own = isMessage(message) ? message.params?._meta?.[VERSION] : undefined
  if (!isMessage(message) || typeof own !== 'string')
    return version === null ? agent : { ...agent, 'mcp-protocol-version': asHeader(version) }
  const { method, params } = message
  const name = params?.name ?? params?.uri
  return {
    ...agent,
    'mcp-protocol-version': asHeader(own),
    ...(method === undefined ? {} : { 'mcp-method': asHeader(method) }),
    ...(typeof name === 'string' ? { 'mcp-name': asHeader(name) } : {}),
  }
}

/** Returns the name of a client from its handshake, such as `codex/0.165`. */
export function clientOf(message: Message): string | null {
  const { name, version } = (message.params?.['clientInfo'] ?? {}) as { name?: unknown; version?: unknown }
  if (typeof name !== 'string') return null
  const words = [name, version].filter((each) => typeof each === 'string').map((each) => plain(each as string))
  return words.join('/') || null
}

const plain = (text: string) => text.replace(/[^\w.-]+/g, '-').slice(0, 60)

/** Encodes a text for a header: anything but plain ASCII as base64, so that it is neither cut nor misread. */
function asHeader(text: string): string {
  const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/i.test(text)
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`
}
