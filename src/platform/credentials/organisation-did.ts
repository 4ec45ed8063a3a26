let known = { site: '', isNamed: false }

/** Whether a site has a did:web, so that its credentials can be signed. */
export function hasDid(site: string): boolean {
  if (known.site !== site) known = { site, isNamed: organisationDid(site, '') !== null }
  return known.isNamed
}

/** Returns the sites that have the same identifier as a site, since a `did:web` does not say whether it is https. */
export function sitesOfDid(site: string): string[] {
  const rest = site.replace(/^https?:/, '')
  return [`https:${rest}`, `http:${rest}`]
}

/**
 * Returns the `did:web` of an organisation, with the port and path of the site as the method asks; null for IPv6
 * addresses, which the method cannot name.
 */
export function organisationDid(site: string, handle: string): string | null {
  const { host, hostname, pathname } = new URL(site)
  if (hostname.startsWith('[')) return null
  const parts = pathname.split('/').filter(Boolean)
  const path = parts.map((part) => `:${encodeURIComponent(part)}`).join('')
  return `did:web:${host.replace(':', '%3A')}${path}:orgs:${handle}`
}
