import type { CertificateWording } from './certificate-wording.ts'

/** Certificates that were issued keep their words; a change here is for those that follow. */
export const certificateEn: CertificateWording = {
  title: 'CERTIFICATE',
  subtitle: 'OF PARTICIPATION',
  beforeName: 'This is to certify that',
  beforeEvent: 'has taken part in',
  issuer: 'Issued by',
  issuedAt: 'Date of issue',
  expiresAt: 'Valid until {{expires_at}}',
}
