import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { type CertificateRow, certificateLinks } from './certificate-queries.ts'

const about = {
  certificate_id: Type.Integer({ description: 'The certificate; the same when an event arrives twice' }),
  public_id: Type.String({ format: 'uuid', description: 'Its id in public links' }),
  attendee_name: Type.String({ description: 'The name on it' }),
  attendee_email: Type.String({ description: 'Where its owner can be reached; empty when no address is known' }),
  event_id: Type.Integer({ description: 'The event that it was issued for' }),
  event_name: Type.String({ description: 'The name of that event on it' }),
  verify_url: Type.String({ format: 'uri', description: 'The page on which anyone can verify it' }),
}

const Issued = eventData('CertificateIssued', about)

const Revoked = eventData('CertificateRevoked', {
  ...about,
  revoked_at: { ...Timestamp, description: 'When it was revoked' },
  revocation_reason: nullable(Type.String({ description: 'Why, as whoever verifies it is told; null: not given' })),
  superseded_by: nullable(Type.Integer({ description: 'The certificate that replaces it; null: none' })),
})

const ExpiringSoon = eventData('CertificateExpiringSoon', {
  ...about,
  attendee_id: nullable(
    Type.Integer({ description: 'To whom a new one can be issued; null: a name of a bulk job, or a removed attendee' }),
  ),
  issued_at: { ...Timestamp, description: 'When it was issued' },
  expires_at: { ...Timestamp, description: 'When it expires, or has expired' },
  status: oneOf(['active', 'expired'], {
    description:
      'At the time of the event: expired when the notice comes with the expiry, or late because the service was off',
  }),
})

const Viewed = eventData('CertificateViewed', {
  certificate_id: about.certificate_id,
  event_id: about.event_id,
  event_name: about.event_name,
  attendee_email: about.attendee_email,
})

/** What all of these hold of a person. */
const withoutHolder = <Data extends object>(data: Data): Data => ({ ...data, attendee_name: '', attendee_email: '' })

/** What the interface says of certificates in its section Events; `cert.issued` has exactly the fields listed there. */
export const certificateEventTypes = [
  {
    type: 'cert.issued',
    summary: 'A certificate was issued',
    data: Issued,
    subject: 'certificate',
    redact: withoutHolder<Static<typeof Issued>>,
  },
  {
    type: 'cert.revoked',
    summary: 'A certificate was revoked, or replaced by another',
    data: Revoked,
    subject: 'certificate',
    redact: (data: Static<typeof Revoked>) => ({ ...withoutHolder(data), revocation_reason: null }),
  },
  {
    type: 'cert.expiring_soon',
    summary: 'A certificate expires in as many days as expiry_notice_days of its event says',
    data: ExpiringSoon,
    subject: 'certificate',
    redact: withoutHolder<Static<typeof ExpiringSoon>>,
  },
  {
    type: 'certificate.viewed',
    summary: 'Somebody looked at the page of a certificate, for the first time of a day',
    data: Viewed,
    subject: 'certificate',
    audience: 'internal',
    redact: (data: Static<typeof Viewed>) => ({ ...data, attendee_email: '' }),
  },
] as const satisfies EventType[]

type Site = Pick<Services, 'siteUrl'>

export function certificateIssued(site: Site, row: CertificateRow): DomainEvent {
  return { type: 'cert.issued', subjectId: row.id, data: aboutCertificate(site, row) }
}

/** `superseded_by` names the certificate that replaces this one. */
export function certificateRevoked(site: Site, row: CertificateRow): DomainEvent {
  const data: Static<typeof Revoked> = {
    ...aboutCertificate(site, row),
    revoked_at: row.revoked_at!.toISOString(),
    revocation_reason: row.revocation_reason,
    superseded_by: row.superseded_by,
  }
  return { type: 'cert.revoked', subjectId: row.id, data }
}

function aboutCertificate(site: Site, row: CertificateRow): Static<typeof Issued> {
  return {
    certificate_id: row.id,
    public_id: row.public_id,
    attendee_name: row.attendee_name,
    attendee_email: row.attendee_email ?? '',
    event_id: row.event_id,
    event_name: row.event_name,
    verify_url: certificateLinks(site, row.public_id).verify_url,
  }
}

/** For a certificate that expires and is not revoked. */
export function certificateExpiringSoon(site: Site & Pick<Services, 'now'>, row: CertificateRow): DomainEvent {
  const data: Static<typeof ExpiringSoon> = {
    ...aboutCertificate(site, row),
    attendee_id: row.attendee_id,
    issued_at: row.issued_at.toISOString(),
    expires_at: row.expires_at!.toISOString(),
    status: row.expires_at! > site.now() ? 'active' : 'expired',
  }
  return { type: 'cert.expiring_soon', subjectId: row.id, data }
}
