import { isIP } from 'node:net'
import { resolveLocalName, resolveName } from './resolve-name.ts'
import { SafeFetchError } from './safe-fetch-error.ts'
import { hostAndPort, validateAddress } from './validate-target.ts'

/** The host and port of a connection; `protocol` determines the port where none is given. */
export type Target = { hostname: string; port: string; protocol: string }

/** `allow` holds exact `host:port` pairs that may be internal. */
export type TargetRules = { allow: ReadonlySet<string>; resolve?: (name: string) => Promise<string[]> }

/**
 * Resolves a host once and returns the addresses that a connection may use. A name with even one internal answer is
 * refused.
 * @throws SafeFetchError if there is none or one is refused
 */
export async function safeAddresses(target: Target, options: TargetRules): Promise<string[]> {
  const { hostname } = target
  const allowed = options.allow.has(hostAndPort(hostname, target.port, target.protocol))
  if (isIP(hostname)) {
    if (!allowed && !validateAddress(hostname)) throw refused(hostname)
    return [hostname]
  }
  const resolve = options.resolve ?? (allowed ? resolveLocalName : resolveName)
  const addresses = await resolve(hostname)
  if (addresses.length === 0) throw new SafeFetchError('dns', `The name ${hostname} has no address.`)
  if (!allowed && !addresses.every(validateAddress)) throw refused(hostname)
  return addresses
}

/** Returns the name that a certificate must be for; null for an IP address, which it names as such. */
export function serverName(host: string): string | null {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) ? null : bare.replace(/\.$/, '')
}

function refused(host: string): SafeFetchError {
  return new SafeFetchError('refused_address', `${host} is an internal or reserved address, or has one.`)
}
