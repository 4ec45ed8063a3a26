import type { Texts } from '../../lib/text/texts.ts'

/** Name and event are on separate lines, so that neither needs a suffix. */

export const certificateWords: Texts['certificateWords'] = {
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

export const builtinTitles: Texts['builtinTitles'] = {
  laurel: 'Defne',
  band: 'Modern bant',
  quiet: 'Sade harfler',
  academy: 'Akademi',
  festival: 'Festival',
  night: 'Gece',
  day: 'Gündüz, baskı için',
}

export const sampleCertificate: Texts['sampleCertificate'] = {
  attendee_name: 'Ayşe Yılmaz',
  event_name: 'Yıllık Kongre',
}
