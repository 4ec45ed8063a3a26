import type { Services } from '../../platform/context.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { type CertificateRow, certificateLinks } from './certificate-queries.ts'

/** `cert.issued`, with the fields that the interface lists (section Events). */
export function certificateIssued(site: Pick<Services, 'siteUrl'>, row: CertificateRow): DomainEvent {
  return { type: 'cert.issued', subjectId: row.id, data: aboutCertificate(site, row) }
}

/** `cert.revoked`; `superseded_by` names the certificate that replaces this one. */
export function certificateRevoked(site: Pick<Services, 'siteUrl'>, row: CertificateRow): DomainEvent {
  const data = {
    ...aboutCertificate(site, row),
    revoked_at: row.revoked_at!.toISOString(),
    revocation_reason: row.revocation_reason,
    superseded_by: row.superseded_by,
  }
  return { type: 'cert.revoked', subjectId: row.id, data }
}

function aboutCertificate(site: Pick<Services, 'siteUrl'>, row: CertificateRow) {
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
