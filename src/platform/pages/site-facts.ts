import type { Services } from '../context/context.ts'

/** Facts about the site that its pages show and link to. */
export type SiteFacts = {
  /** `https://events.example.org` */
  address: string
  /** Host, with the port if it is not the default; people compare it with the address bar. */
  domain: string
  /** The path prefix of every link within the site: empty, or such as `/laurel` behind a proxy. */
  root: string
  /** URL of the API, `https://events.example.org/api/v1`. */
  api: string
}

export function siteFacts({ siteUrl, baseUrl }: Pick<Services, 'siteUrl' | 'baseUrl'>): SiteFacts {
  const url = new URL(siteUrl)
  return { address: siteUrl, domain: url.host, root: url.pathname.replace(/\/$/, ''), api: baseUrl }
}

/** Returns the path of an address of this site; pages load pictures by it, from their own origin alone. */
export function ownPath({ address, root }: Pick<SiteFacts, 'address' | 'root'>, url: string): string {
  return root + url.slice(address.length)
}
