import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Parses a client's IP address as a proxy writes it: with its port, in brackets or quotes.
 * @returns null if it is none, such as the word `unknown`; the IPv4 address if that is written as IPv6
 */
export function readAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text.replaceAll('"', '')
  const [, inside = bare] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? []
  return isIP(inside) ? ipaddr.process(inside) : null
}
