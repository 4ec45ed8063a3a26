import { yearAndMonth } from '../../../lib/text/written-time.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type CertificateRow, certificateLinks } from './certificate-queries.ts'
import { groupCode } from './verification-code.ts'

type Shown =
  | 'public_id'
  | 'verification_code'
  | 'event_name'
  | 'event_timezone'
  | 'issuer_name'
  | 'issued_at'
  | 'expires_at'

/** Returns a prefilled LinkedIn form "Add licence or certification", with the months printed on the certificate. */
export function linkedInLink(site: Pick<Services, 'siteUrl'>, row: Pick<CertificateRow, Shown>): string {
  const issued = yearAndMonth(row.issued_at, row.event_timezone)
  const expires = row.expires_at && yearAndMonth(row.expires_at, row.event_timezone)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: row.event_name,
    organizationName: row.issuer_name,
    issueYear: issued.year,
    issueMonth: issued.month,
    ...(expires ? { expirationYear: expires.year, expirationMonth: expires.month } : {}),
    certId: groupCode(row.verification_code),
    certUrl: certificateLinks(site, row.public_id).cert_url,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
