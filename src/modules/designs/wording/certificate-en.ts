import type { CertificateMessages } from './certificate-wording.ts'

/** Issued certificates keep their text; changes affect later ones. */
export const certificateEn: CertificateMessages = {
  title: 'CERTIFICATE',
  subtitle: 'OF PARTICIPATION',
  heading: 'Certificate of Participation',
  beforeName: 'This is to certify that',
  beforeEvent: 'has taken part in',
  issuer: 'Issued by',
  issuedAt: 'Date of issue',
  signature: 'Signature',
  scan: 'Scan to verify',
  code: 'QR code to verify the certificate',
  number: 'Certificate no.',
  verifyAt: 'Verify at {{verify_at}}',
  expiresAt: 'Valid until {{expires_at}}',
}
