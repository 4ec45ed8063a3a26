import { isIP } from 'node:net'

type Site = { host: string; givenSite: string | null; siteUrl: string }

/** Returns what an operator should know about settings that are allowed, a sentence each with the remedy. */
export function noticesOn(text: (name: string) => string | null, { host, givenSite, siteUrl }: Site): string[] {
  const notices = []
  if (text('SMTP_URL') && !text('MAIL_FROM') && givenSite === null)
    notices.push('Neither MAIL_FROM nor SITE_URL is set, so mails come from an address to which nobody can answer.')
  if ((host === '0.0.0.0' || host === '::') && givenSite === null)
    notices.push(`SITE_URL is not set, so links in certificates lead to ${host}, where nobody else finds them.`)
  if (!isFoundByVerifiers(siteUrl))
    notices.push(
      `Nobody else can check credentials that are signed at ${siteUrl}: set SITE_URL to an https address with a host name.`,
    )
  return notices
}

/** A did:web is resolved over https, by a host name (did:web method specification, section 3.1). */
function isFoundByVerifiers(siteUrl: string): boolean {
  const url = URL.parse(siteUrl)
  // Problems with the settings that it consists of are reported as such.
  if (url === null) return true
  const { protocol, hostname } = url
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' && !isLocal && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
