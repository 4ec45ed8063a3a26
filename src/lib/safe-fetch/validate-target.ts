import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Names with these endings belong to the machine or its own network. */
const internalNames = [
  ...['localhost', 'local', 'internal', 'localdomain', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa'],
]
const MAX_URL = 2048
/** Azure's agent in every virtual machine, at a public address. */
const azureAgent = '168.63.129.16'
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Validates a URL that a customer wants this service to call, by syntax alone: every name is accepted, since each
 * connection validates the addresses it resolves to. The URL parser first normalises every notation of an IPv4 address
 * (decimal, octal, hexadecimal, short, full-width, percent-encoded). `allow` holds exact `host:port` pairs that skip
 * validation; the port is always written out, also 80 and 443.
 */
export function validateTarget(
  url: string,
  { allow }: { allow: ReadonlySet<string> },
): { ok: true; url: URL } | { ok: false; reason: string } {
  const refuse = (reason: string) => ({ ok: false, reason }) as const
  if (url.length > MAX_URL) return refuse(`The address is longer than ${MAX_URL} characters.`)
  // The parser would silently drop some of these, so that the stored URL would differ from the one that was sent.
  if (/[\s\x00-\x1f\x7f\\]/.test(url))
    return refuse('The address contains a space, a control character or a backslash.')
  const parsed = URL.parse(url)
  if (!parsed) return refuse('This is not a complete address, such as https://example.com/hook.')
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
    return refuse('The address must start with http:// or https://.')
  if (parsed.username || parsed.password) return refuse('The address must not contain a user name or password.')
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
    return refuse('The host is not a valid public domain name.')
  }
  if (!name.includes('.') || internalNames.some((ending) => name === ending || name.endsWith(`.${ending}`))) {
    return refuse('The host name belongs to a local machine or network.')
  }
  return { ok: true, url: parsed }
}

/**
 * Whether an IP address is on the public internet. For IPv6 that means inside 2000::/3 except 6to4 and Teredo, which
 * excludes all forms that embed an IPv4 address (mapped, NAT64, translated).
 */
export function validateAddress(ip: string): boolean {
  // isIP accepts a single notation, while ipaddr.js also reads octal and short ones; an address with a zone is never
  // public.
  if (!isIP(ip) || ip.includes('%')) return false
  const address = ipaddr.parse(ip)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== azureAgent
}

/** Formats `host:port` the way `allow` does: with the default port written out and IPv6 in brackets. */
export function hostAndPort(host: string, port: string, protocol: string): string {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return `${bracketed}:${port || (protocol === 'https:' ? '443' : '80')}`
}
