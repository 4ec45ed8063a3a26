import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Names that end so belong to the machine or its own network, wherever they are asked for. */
const internalNames = [
  ...['localhost', 'local', 'internal', 'localdomain', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa'],
]
const MAX_URL = 2048
/** Azure's agent in every virtual machine; the address is public by its range. */
const azureAgent = '168.63.129.16'
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Judges an address that somebody wants this service to call, by its syntax alone: a name is accepted whatever it
 * resolves to, because that is judged again at each connection. The URL parser brings every notation of an IPv4 address
 * (decimal, octal, hexadecimal, short, full-width, percent-encoded) to one form before it is judged.
 *
 * `allow` holds exact `host:port` pairs that need no judgement; the port is always written out, also 80 and 443.
 */
export function validateTarget(
  url: string,
  { allow }: { allow: ReadonlySet<string> },
): { ok: true; url: URL } | { ok: false; reason: string } {
  const refuse = (reason: string) => ({ ok: false, reason }) as const
  if (url.length > MAX_URL) return refuse(`The address is longer than ${MAX_URL} characters.`)
  // The parser would drop some of these silently, and what is stored would not be what was sent.
  if (/[\s\x00-\x1f\x7f\\]/.test(url)) return refuse('The address holds a space, a control character or a backslash.')
  const parsed = URL.parse(url)
  if (!parsed) return refuse('This is not a complete address, such as https://example.com/hook.')
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return refuse('Only http and https are possible.')
  if (parsed.username || parsed.password) return refuse('The address must not hold a user name or password.')
  if (parsed.port === '0') return refuse('Port 0 does not exist.')
  if (allow.has(hostAndPort(parsed.hostname, parsed.port, parsed.protocol))) return { ok: true, url: parsed }
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host)) {
    return validateAddress(host)
      ? { ok: true, url: parsed }
      : refuse('The address is internal or reserved, not public.')
  }
  const name = host.replace(/\.$/, '')
  if (!/^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(name)) {
    return refuse('The host is not a name that the internet knows.')
  }
  if (!name.includes('.') || internalNames.some((ending) => name === ending || name.endsWith(`.${ending}`))) {
    return refuse('The host is a name of the local machine or network.')
  }
  return { ok: true, url: parsed }
}

/**
 * Whether an IP address is one of the public internet. IPv6 only inside 2000::/3, and there neither 6to4 nor Teredo;
 * with that, all forms that carry an IPv4 address inside (mapped, NAT64, translated) are refused.
 */
export function validateAddress(ip: string): boolean {
  // isIP knows one notation only, where ipaddr.js would also read octal and short ones; a zone is never public.
  if (!isIP(ip) || ip.includes('%')) return false
  const address = ipaddr.parse(ip)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== azureAgent
}

/** `host:port` as `allow` has it: the default port written out, IPv6 in brackets. */
export function hostAndPort(host: string, port: string, protocol: string): string {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return `${bracketed}:${port || (protocol === 'https:' ? '443' : '80')}`
}
