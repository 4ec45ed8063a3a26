import { Resolver } from 'node:dns/promises'

const MAX_MS = 4_000

/**
 * What the TXT records of a name say (RFC 1035), the pieces of each in one text; none where there is no such name. Null
 * when no name server has told. `servers` are the name servers to ask instead of the system's.
 */
export async function resolveTxt(name: string, servers?: string[], mostMs = MAX_MS): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: mostMs / 2, tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), mostMs)
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(String((error as NodeJS.ErrnoException).code)) ? [] : null
  } finally {
    clearTimeout(timer)
  }
}
