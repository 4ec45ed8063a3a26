import type { Services } from '../context/context.ts'

/** What pages say and link to of the place that they are on. */
export type SiteFacts = {
  /** `https://events.example.org` */
  address: string
  /** Host, and port where it is not the usual one; what people compare with the address bar. */
  domain: string
  /** Path that every link within the site begins with: empty, or such as `/laurel` behind a proxy. */
  root: string
  /** Address of the API, `https://events.example.org/api/v1`. */
  api: string
}

export function siteFacts({ siteUrl, baseUrl }: Pick<Services, 'siteUrl' | 'baseUrl'>): SiteFacts {
  const url = new URL(siteUrl)
  return { address: siteUrl, domain: url.host, root: url.pathname.replace(/\/$/, ''), api: baseUrl }
}
