import { lookup, Resolver } from 'node:dns/promises'
import { SafeFetchError } from './safe-fetch-error.ts'

const MAX_MS = 2_000

/**
 * Returns all addresses of a name, IPv4 first. It asks the name servers over the network instead of the system's
 * resolver: each call of that blocks one of the few threads that file access and hashing also need, so slow hostile
 * names would exhaust them. `servers` are name servers to ask instead of the system's.
 */
export async function resolveName(name: string, servers?: string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: MAX_MS, tries: 1 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), MAX_MS)
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  clearTimeout(timer)
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const first = answers[0] as PromiseRejectedResult
  throw new SafeFetchError('dns', `The name ${name} has no address (${first.reason.code}).`, first.reason)
}

/**
 * Returns all addresses of a name that the operator has allowed, by the system's own rules, so that /etc/hosts counts.
 */
export async function resolveLocalName(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true, order: 'ipv4first' })).map((answer) => answer.address)
  } catch (error) {
    throw new SafeFetchError('dns', `The name ${name} has no address.`, error)
  }
}
