import { domainToASCII } from 'node:url'

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Extracts the domain of a company from a URL, an email address or a bare domain. Returns it in lower case without
 * `www.`, with international names in Punycode (`xn--…`), or null when there is none.
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
  // The last label of an IPv4 address such as 10.0.0.1 is a number.
  return isDomain && !/^\d+$/.test(labels.at(-1)!) ? domain : null
}
