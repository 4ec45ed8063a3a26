import type { Texts } from '../../lib/text/texts.ts'

/** Issued certificates keep their text; changes affect later ones. */
export const certificateWords: Texts['certificateWords'] = {
  title: 'شهادة مشاركة',
  subtitle: null,
  heading: 'شهادة مشاركة',
  beforeName: 'تُمنح هذه الشهادة إلى',
  beforeEvent: 'تقديرًا للمشاركة في',
  issuer: 'جهة الإصدار',
  issuedAt: 'تاريخ الإصدار',
  signature: 'التوقيع',
  scan: 'امسح الرمز للتحقق',
  code: 'رمز QR للتحقق من الشهادة',
  number: 'رقم الشهادة',
  verifyAt: 'للتحقق: {{verify_at}}',
  expiresAt: 'صالحة حتى {{expires_at}}',
}

export const builtinTitles: Texts['builtinTitles'] = {
  laurel: 'الغار',
  band: 'شريط عصري',
  quiet: 'حروف هادئة',
  academy: 'أكاديمية',
  festival: 'مهرجان',
  night: 'ليل',
  day: 'نهار، للطباعة',
}

export const sampleCertificate: Texts['sampleCertificate'] = {
  attendee_name: 'ليلى حداد',
  event_name: 'المؤتمر السنوي',
}
