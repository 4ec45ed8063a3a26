import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable } from '../../../platform/http/validation/schema.ts'

const people = (what: string) =>
  Type.Integer({ description: `How often ${what}; each client counts once an hour, robots excluded` })
const robots = Type.Integer({ description: 'The same by known robots: search engines, link previews, mail scanners' })
const last = (what: string) =>
  nullable({
    ...Type.String({ format: 'date-time' }),
    description: `Start of the quarter of an hour, in UTC, in which ${what} last, robots excluded; null: never`,
  })

export const CertificateUses = Type.Object(
  {
    verifications: people('its page was looked at or a program asked the API whether it is valid'),
    verifications_by_robots: robots,
    last_verified_at: last('it was verified'),
    downloads: people('its PDF or a picture of it was taken from its page, without those that pages show'),
    downloads_by_robots: robots,
    last_downloaded_at: last('it was downloaded'),
    shares: people('a link was followed that shares it'),
    shares_by_robots: robots,
    shares_by_network: Type.Array(
      Type.Object({
        network: Type.String({ description: 'linkedin, x, facebook, whatsapp or email' }),
        shares: Type.Integer({ description: 'Shares on this network, robots excluded' }),
      }),
      { description: 'Most shares first; networks without shares are omitted' },
    ),
    last_shared_at: last('it was shared'),
  },
  { title: 'CertificateUses', description: 'How often a certificate was verified, downloaded and shared' },
)

export type CertificateUses = Static<typeof CertificateUses>
