import { yearAndMonth } from '../../../platform/text/written-time.ts'
import { groupCode, type Verified } from '../../certificates/index.ts'

/** LinkedIn's form "Add licence or certification", filled in. Months are those that the certificate is printed with. */
export function linkedInLink({ certificate, row }: Pick<Verified, 'certificate' | 'row'>): string {
  const issued = yearAndMonth(row.issued_at, row.event_timezone)
  const expires = row.expires_at && yearAndMonth(row.expires_at, row.event_timezone)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.event_name,
    organizationName: certificate.issuer_name,
    issueYear: issued.year,
    issueMonth: issued.month,
    ...(expires ? { expirationYear: expires.year, expirationMonth: expires.month } : {}),
    certId: groupCode(certificate.verification_code),
    certUrl: certificate.cert_url,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
