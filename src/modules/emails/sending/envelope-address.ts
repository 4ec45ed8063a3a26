import { domainToASCII } from 'node:url'

/** An address as servers know it: they look domains up in their ASCII form. */
export function envelopeAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`
}
