import type { CertificateMessages } from './certificate-wording.ts'

/** Name and event are on separate lines, so that neither needs a suffix. */
export const certificateTr: CertificateMessages = {
  title: 'KATILIM BELGESİ',
  subtitle: null,
  heading: 'Katılım Belgesi',
  beforeName: 'Sayın',
  beforeEvent: 'aşağıdaki etkinliğe katılmıştır',
  issuer: 'Düzenleyen',
  issuedAt: 'Veriliş tarihi',
  signature: 'İmza',
  scan: 'Doğrulamak için okutun',
  code: 'Belgeyi doğrulamak için QR kodu',
  number: 'Belge no.',
  verifyAt: 'Doğrulama: {{verify_at}}',
  expiresAt: 'Son geçerlilik tarihi: {{expires_at}}',
}
