const MAX_CHARACTERS = 100

/** By what way a change came, as audit tells it: `mcp`, and how the program calls itself. */
export function viaMcp(info: unknown, userAgent: string | undefined): string {
  const { name, version } = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>
  const told = typeof name === 'string' ? [name, typeof version === 'string' ? version : ''].join(' ') : userAgent
  const plain = (told ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_CHARACTERS)
  return plain === '' ? 'mcp' : `mcp ${plain}`
}
