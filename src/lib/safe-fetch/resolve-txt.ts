import { Resolver } from 'node:dns/promises'

const MAX_MS = 4_000

/**
 * Returns the TXT records of a name (RFC 1035), the parts of each joined; empty if the name does not exist, and null if
 * no name server answered. `servers` are name servers to ask instead of the system's.
 */
export async function resolveTxt(name: string, servers?: string[], maxMs = MAX_MS): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: maxMs / 2, tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), maxMs)
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(String((error as NodeJS.ErrnoException).code)) ? [] : null
  } finally {
    clearTimeout(timer)
  }
}
