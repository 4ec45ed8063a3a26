import type { World } from './harness.ts'

const MODERN = '2026-07-28'
export type McpAnswer = { status: number; headers: Headers; body: any; text: string }
type Options = {
  key?: string | null
  query?: string
  headers?: Record<string, string>
  era?: 'modern' | 'legacy'
  capabilities?: object
  meta?: object
  params?: object
}

/** A world whose application listens, for programs that speak MCP to it. */
export async function startMcp(world: World) {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as { port: number }
  const url = `http://127.0.0.1:${port}/mcp`
  let id = 0
  /** Sends one request as programs of either era do. */
  const send = async (method: string, params: object = {}, options: Options = {}): Promise<McpAnswer> => {
    const { key = world.key, query = '', era = 'modern', capabilities = {}, meta = {} } = options
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': MODERN,
      'io.modelcontextprotocol/clientCapabilities': capabilities,
      'io.modelcontextprotocol/clientInfo': { name: 'test-client', version: '1.0' },
      ...meta,
    }
    const name = (params as { name?: string }).name
    const response = await fetch(url + query, {
      method: 'POST',
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(era === 'modern'
          ? { 'mcp-protocol-version': MODERN, 'mcp-method': method, ...(name ? { 'mcp-name': name } : {}) }
          : { 'mcp-protocol-version': '2025-11-25' }),
        ...options.headers,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: ++id,
        method,
        params: era === 'modern' ? { ...params, _meta: envelope } : params,
      }),
    })
    const text = await response.text()
    const event = /^data: (.*)$/m.exec(text)?.[1]
    const json = (event ?? text).startsWith('{') ? JSON.parse(event ?? text) : null
    return { status: response.status, headers: response.headers, body: json, text }
  }
  const call = async (name: string, given: object = {}, options: Options = {}) => {
    const answer = await send('tools/call', { name, arguments: given, ...options.params }, options)
    return answer.body?.result ?? answer.body
  }
  const list = async (options: Options = {}) => (await send('tools/list', {}, options)).body.result.tools as any[]
  return { url, port, send, call, list }
}
