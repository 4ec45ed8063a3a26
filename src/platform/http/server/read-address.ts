import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The address of a client as a proxy tells it: with its port, in brackets or quotes.
 * @returns null when it is none, such as the word `unknown`; of an IPv4 address that is written as IPv6 the former
 */
export function readAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text.replaceAll('"', '')
  const [, inside = bare] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? []
  return isIP(inside) ? ipaddr.process(inside) : null
}
