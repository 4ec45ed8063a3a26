import type { Texts } from '../../lib/text/texts.ts'

/** Issued certificates keep their text; changes affect later ones. */
export const certificateWords: Texts['certificateWords'] = {
  title: 'CERTIFICAT',
  subtitle: 'DE PARTICIPATION',
  heading: 'Certificat de participation',
  beforeName: 'Le présent certificat atteste que',
  beforeEvent: 'a participé à',
  issuer: 'Délivré par',
  issuedAt: 'Date de délivrance',
  signature: 'Signature',
  scan: 'Scanner pour vérifier',
  code: 'Code QR pour vérifier le certificat',
  number: 'Certificat n°',
  verifyAt: 'Vérifier sur {{verify_at}}',
  expiresAt: 'Valable jusqu’au {{expires_at}}',
}

export const builtinTitles: Texts['builtinTitles'] = {
  laurel: 'Laurier',
  band: 'Bandeau moderne',
  quiet: 'Lettres sobres',
  academy: 'Académie',
  festival: 'Festival',
  night: 'Nuit',
  day: 'Jour, pour impression',
}

export const sampleCertificate: Texts['sampleCertificate'] = {
  attendee_name: 'Chloé Lefèvre',
  event_name: 'Congrès annuel',
}
