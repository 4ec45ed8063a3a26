const MAX_CHARACTERS = 100

/** The origin of a change for the audit log: `mcp` and the client's name. */
export function viaMcp(info: unknown, userAgent: string | undefined): string {
  const { name, version } = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>
  const described = typeof name === 'string' ? [name, typeof version === 'string' ? version : ''].join(' ') : userAgent
  const plain = (described ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_CHARACTERS)
  return plain === '' ? 'mcp' : `mcp ${plain}`
}
