import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { EmailConsent } from '../records/contact-profile.ts'

/** Names of consents in lists, in the languages of those who write them. */
const CONSENT_NAMES: Record<EmailConsent, string[]> = {
  granted: ['granted', 'yes', 'true', '1', 'subscribed', 'opted in', 'evet', 'var', 'ja', 'oui', 'sí', 'sim', 'sì'],
  denied: ['denied', 'no', 'false', '0', 'unsubscribed', 'opted out', 'hayır', 'yok', 'nein', 'non', 'não'],
  unknown: ['unknown', 'bilinmiyor', 'unbekannt', 'inconnu', 'desconocido', 'desconhecido', 'sconosciuto'],
}

const consents = new Map(
  Object.entries(CONSENT_NAMES).flatMap(([consent, words]) =>
    words.map((word) => [headerKey(word), consent as EmailConsent]),
  ),
)

/** Returns the consent that a cell names; undefined: none. */
export function consentOf(cell: string): EmailConsent | undefined {
  return consents.get(headerKey(cell))
}
