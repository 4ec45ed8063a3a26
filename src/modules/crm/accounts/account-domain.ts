import { domainToASCII } from 'node:url'

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * The domain in what somebody writes of a company: an address of a page, of a mailbox, or the domain itself; in small
 * letters, without `www.`, international ones as browsers send them (`xn--…`). Null when there is none.
 */
export function accountDomain(text: string): string | null {
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
  const domain = domainToASCII(host)
    .replace(/\.$/, '')
    .replace(/^www\.(?=.*\.)/, '')
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && domain.length <= 253 && labels.every((label) => LABEL.test(label))
  // The last label of a number such as 10.0.0.1 is one.
  return isDomain && !/^\d+$/.test(labels.at(-1)!) ? domain : null
}
