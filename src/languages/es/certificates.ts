import type { Texts } from '../../lib/text/texts.ts'

/** Issued certificates keep their text; changes affect later ones. */
export const certificateWords: Texts['certificateWords'] = {
  title: 'CERTIFICADO',
  subtitle: 'DE PARTICIPACIÓN',
  heading: 'Certificado de participación',
  beforeName: 'Se certifica que',
  beforeEvent: 'ha participado en',
  issuer: 'Emitido por',
  issuedAt: 'Fecha de emisión',
  signature: 'Firma',
  scan: 'Escanear para verificar',
  code: 'Código QR para verificar el certificado',
  number: 'Certificado n.º',
  verifyAt: 'Verificar en {{verify_at}}',
  expiresAt: 'Válido hasta el {{expires_at}}',
}

export const builtinTitles: Texts['builtinTitles'] = {
  laurel: 'Laurel',
  band: 'Banda moderna',
  quiet: 'Letra serena',
  academy: 'Academia',
  festival: 'Festival',
  night: 'Noche',
  day: 'Día, para imprimir',
}

export const sampleCertificate: Texts['sampleCertificate'] = {
  attendee_name: 'Lucía Muñoz',
  event_name: 'Congreso anual',
}
