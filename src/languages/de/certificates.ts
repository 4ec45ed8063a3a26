import type { Texts } from '../../lib/text/texts.ts'

/** Issued certificates keep their text; changes affect later ones. */
export const certificateWords: Texts['certificateWords'] = {
  title: 'ZERTIFIKAT',
  subtitle: 'ÜBER DIE TEILNAHME',
  heading: 'Teilnahmezertifikat',
  beforeName: 'Hiermit wird bestätigt, dass',
  beforeEvent: 'teilgenommen hat an',
  issuer: 'Ausgestellt von',
  issuedAt: 'Ausstellungsdatum',
  signature: 'Unterschrift',
  scan: 'Zum Prüfen scannen',
  code: 'QR-Code zum Prüfen des Zertifikats',
  number: 'Zertifikat Nr.',
  verifyAt: 'Prüfen unter {{verify_at}}',
  expiresAt: 'Gültig bis {{expires_at}}',
}

export const builtinTitles: Texts['builtinTitles'] = {
  laurel: 'Lorbeer',
  band: 'Modernes Band',
  quiet: 'Ruhige Schrift',
  academy: 'Akademie',
  festival: 'Festival',
  night: 'Nacht',
  day: 'Tag, zum Drucken',
}

export const sampleCertificate: Texts['sampleCertificate'] = {
  attendee_name: 'Anna Schröder',
  event_name: 'Jahreskongress',
}
