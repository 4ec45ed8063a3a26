import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import { type CertificateRow, certificateLinks, credentialUrl } from './certificate-queries.ts'
import { allValues } from './frozen-values.ts'
import { StatedValues } from './stated-values.ts'

const about = {
  certificate_id: Type.Integer({ description: 'Id of the certificate, for recognising events that arrive twice' }),
  public_id: Type.String({ format: 'uuid', description: 'Its id in public links' }),
  attendee_name: Type.String({ description: 'Name on the certificate' }),
  attendee_email: Type.String({ description: 'Email address of the recipient; empty when unknown' }),
  event_id: Type.Integer({ description: 'Id of the event' }),
  event_name: Type.String({ description: 'Name of the event on the certificate' }),
  verify_url: Type.String({ format: 'uri', description: 'Page where anyone can verify it' }),
  credential_url: nullable(
    Type.String({ format: 'uri', description: 'Its signed credential (Open Badges 3.0); null: it has none' }),
  ),
  kind: Type.String({ description: 'Kind of the certificate; attendee: the default kind' }),
  values: StatedValues,
}

const Issued = eventData('CertificateIssued', about)

const Revoked = eventData('CertificateRevoked', {
  ...about,
  revoked_at: { ...Timestamp, description: 'When it was revoked' },
  revocation_reason: nullable(Type.String({ description: 'Reason shown to anyone who verifies it; null: none given' })),
  superseded_by: nullable(Type.Integer({ description: 'The certificate that replaces it; null: none' })),
})

const ExpiringSoon = eventData('CertificateExpiringSoon', {
  ...about,
  attendee_id: nullable(
    Type.Integer({
      description: 'Attendee to issue a new one to; null: it came from a bulk job, or the attendee was deleted',
    }),
  ),
  issued_at: { ...Timestamp, description: 'When it was issued' },
  expires_at: { ...Timestamp, description: 'When it expires or expired' },
  status: oneOf(['active', 'expired'], {
    description:
      'Status when the notice was sent: expired when it was sent at expiry or late because the service was down',
  }),
})

const Viewed = eventData('CertificateViewed', {
  certificate_id: about.certificate_id,
  event_id: about.event_id,
  event_name: about.event_name,
  attendee_email: about.attendee_email,
})

/** Removes the personal data that all of these events hold. */
const withoutHolder = <Data extends object>(data: Data): Data => ({
  ...data,
  attendee_name: '',
  attendee_email: '',
  values: [],
})

/** The certificate events of the contract's section Events; `cert.issued` has the fields listed there, kind and values. */
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
    summary: 'A certificate expires in expiry_notice_days days, as set on its event',
    data: ExpiringSoon,
    subject: 'certificate',
    redact: withoutHolder<Static<typeof ExpiringSoon>>,
  },
  {
    type: 'certificate.viewed',
    summary: 'The page of a certificate was viewed for the first time that day',
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

/** `superseded_by` is the certificate that replaces this one. */
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
    credential_url: credentialUrl(site, row.public_id),
    kind: row.kind,
    values: allValues(row.certificate_values),
  }
}

/** For a certificate that has an expiry and is not revoked. */
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
