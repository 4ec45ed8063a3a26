import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { linkedInLink } from '../records/linkedin-link.ts'
import type { Verified } from '../verifying/verify-certificate.ts'

type Shared = { site: SiteFacts; found: Verified; address: string; text: string }

/** Networks to share a certificate on, in page order, each with the address that opens its form. */
const NETWORKS = {
  linkedin: ({ site, found }: Shared) => linkedInLink({ siteUrl: site.address }, found.row),
  x: ({ address, text }: Shared) => `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`,
  facebook: ({ address }: Shared) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  whatsapp: ({ address, text }: Shared) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${address}` })}`,
  // RFC 6068 requires %20 for a space.
  email: ({ address, text }: Shared) =>
    `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`,
}

export type Network = keyof typeof NETWORKS

export function isNetwork(name: string): name is Network {
  return Object.hasOwn(NETWORKS, name)
}

/** Returns the prefilled form of a network; nothing of the request is in it. */
export function shareLink(site: SiteFacts, found: Verified, network: Network): string {
  const { attendee_name: name, event_name: event, cert_url: address } = found.certificate
  return NETWORKS[network]({ site, found, address, text: `${name}: ${event}` })
}
