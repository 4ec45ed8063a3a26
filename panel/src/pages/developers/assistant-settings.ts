/** One line for each assistant that signs in with OAuth, to copy; the others have steps in their own settings. */
export const SIGN_IN_LINES: Record<string, (address: string) => string> = {
  'Claude Code': (address) => `claude mcp add --transport http laurel '${address}'`,
  'VS Code': (address) => `code --add-mcp '${JSON.stringify({ name: 'laurel', type: 'http', url: address })}'`,
  'Cursor, .cursor/mcp.json': (address) => JSON.stringify({ mcpServers: { laurel: { url: address } } }),
  Codex: (address) => `codex mcp add laurel --url '${address}' && codex mcp login laurel`,
}

/** Placeholder for the API key in copied text. */
const KEY = 'lrl_live_…'

/** Configuration of each assistant for an address and a key. docs/mcp.md has more. */
export const HOSTS: Record<string, (address: string) => string> = {
  'Claude Code': (address) =>
    `claude mcp add --transport http laurel '${address}' --header "Authorization: Bearer $LAUREL_API_KEY"`,
  'VS Code, .vscode/mcp.json': (address) =>
    json({
      inputs: [{ type: 'promptString', id: 'laurel-key', description: 'API key of Laurel', password: true }],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
      servers: { laurel: { type: 'http', url: address, headers: { Authorization: 'Bearer ${input:laurel-key}' } } },
    }),
  'Cursor, .cursor/mcp.json': (address) =>
    json({ mcpServers: { laurel: { url: address, headers: { Authorization: `Bearer ${KEY}` } } } }),
  'Codex, ~/.codex/config.toml': (address) =>
    `[mcp_servers.laurel]\nurl = "${address}"\nbearer_token_env_var = "LAUREL_API_KEY"`,
}

const json = (value: object) => JSON.stringify(value, null, 2)

/** Tool sets; the first has the tools of common event tasks. */
export const TOOLSETS = ['default', 'search', 'all'] as const

/** The address at which assistants find tools, with which of them they find. */
export function assistantsAddress(site: string, toolset: string, isReadOnly: boolean): string {
  const query = [...(toolset === 'default' ? [] : [`toolsets=${toolset}`]), ...(isReadOnly ? ['readonly=1'] : [])]
  return `${site}/mcp${query.length === 0 ? '' : `?${query.join('&')}`}`
}
