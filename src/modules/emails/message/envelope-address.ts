import { domainToASCII } from 'node:url'

/** An address with its domain in ASCII form, as mail servers look it up. */
export function envelopeAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`
}
