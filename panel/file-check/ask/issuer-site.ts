/** The site of an issuer and the addresses that its DID leads to. */
export type IssuerSite = {
  /** `events.example.org`, with the port if it is not the default. */
  domain: string
  /** The DID document, the issuer's keys. */
  keys: string
  /** Addresses of its status lists begin with this. */
  lists: string
  /** Certificates of the authority that signs PDF files. */
  authority: string
}

const DID = /^did:web:([a-z\d.-]+(?:%3A\d{1,5})?)((?::[\w.~%-]+)*):orgs:([\da-z]{1,64})$/i

/**
 * Returns the site of the issuer with this DID (did:web, section 3.2).
 * @param origin the page's own: a service without a certificate of its own is asked as the page was
 * @returns null if it is not the DID of an organisation
 */
export function issuerSite(did: unknown, origin: string | null): IssuerSite | null {
  const [, host, path, handle] = (typeof did === 'string' && DID.exec(did)) || []
  if (host === undefined || path === undefined || handle === undefined) return null
  const parts = path.split(':').slice(1).map(decodePart)
  if (parts.some((part) => part === null || /[/?#\\]/.test(part) || /^\.*$/.test(part))) return null
  const domain = host.replace(/%3A/i, ':').toLowerCase()
  const scheme = origin === `http://${domain}` ? 'http' : 'https'
  const site = [`${scheme}://${domain}`, ...parts].join('/')
  return {
    domain,
    keys: `${site}/orgs/${handle}/did.json`,
    lists: `${site}/orgs/${handle}/status/`,
    authority: `${site}/document-signing.pem`,
  }
}

function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Removes the scheme of an address: the DID of a service over plain http leads to https all the same. */
export const withoutScheme = (address: unknown): string => String(address).replace(/^https?:/, '')
