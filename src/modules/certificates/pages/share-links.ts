import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { linkedInLink } from '../linkedin-link.ts'
import type { Verified } from '../verify-certificate.ts'

type Shared = { site: SiteFacts; found: Verified; address: string; text: string }

/** Where a certificate can be shared, in the order of the page, each with the address that its form is opened with. */
const NETWORKS = {
  linkedin: ({ site, found }: Shared) => linkedInLink({ siteUrl: site.address }, found.row),
  x: ({ address, text }: Shared) => `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`,
  facebook: ({ address }: Shared) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  whatsapp: ({ address, text }: Shared) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${address}` })}`,
  // RFC 6068: a space is %20.
  email: ({ address, text }: Shared) =>
    `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`,
}

export type Network = keyof typeof NETWORKS

export function isNetwork(name: string): name is Network {
  return Object.hasOwn(NETWORKS, name)
}

/** The form of a network, filled in with the certificate: nothing of the request is in it. */
export function shareLink(site: SiteFacts, found: Verified, network: Network): string {
  const { attendee_name: name, event_name: event, cert_url: address } = found.certificate
  return NETWORKS[network]({ site, found, address, text: `${name}: ${event}` })
}
