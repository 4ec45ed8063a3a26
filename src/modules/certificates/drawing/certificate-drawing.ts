import { lruCache } from '../../../lib/caches/lru-cache.ts'
import type { Drawing, Scene } from '../../../lib/render/index.ts'
import { type Design, designScene, filledTexts, longDate, usableLanguage } from '../../designs/index.ts'
import type { FrozenValue } from '../records/frozen-values.ts'
import { groupCode } from '../records/verification-code.ts'

/**
 * The facts on a certificate, frozen when it was issued. The code has 13 characters and is printed in groups; dates are
 * written in the time zone of the event (IANA name).
 */
export type CertificateRecord = {
  attendee_name: string
  event_name: string
  event_date: Date | null
  event_timezone: string
  issuer_name: string
  tier: string | null
  certificate_values: FrozenValue[] | null
  verification_code: string
  public_id: string
  verify_url: string
  issued_at: Date
  expires_at: Date | null
}

/** Replaces the code on previews. No code contains an I. */
export const PREVIEW_CODE = 'PREVIEW'

const scenes = lruCache<Scene>({ values: 64, bytes: 32 * 1_048_576 }, ({ background, items }) =>
  items.reduce(
    (sum, item) => sum + (item.kind === 'picture' ? item.bytes.length : 0),
    background.kind === 'jpeg' ? background.bytes.length : 0,
  ),
)

/** Returns the drawing of a certificate: the scene shared by all of its event, and its own values. */
export function certificateDrawing(record: CertificateRecord, design: Design): Drawing {
  const language = usableLanguage(design.layout.language)
  const values = certificateValues(record, language)
  const key = JSON.stringify([design.key, language, values['event'], values['date'], values['issuer']])
  const known = scenes.get(key)
  const scene = known ?? designScene(design, values, language)
  if (!known) scenes.set(key, scene)
  const { verify_url: link } = record
  const fill = {
    title: [record.event_name, record.attendee_name].filter(Boolean).join(' – '),
    author: record.issuer_name,
    created: record.issued_at,
    texts: filledTexts(scene, design.layout, values),
    qr: link ? { text: codeAddress(link), link } : null,
  }
  return { key, scene, fill }
}

/** Returns every value a layout can show, by placeholder name; missing values are empty. */
export function certificateValues(record: CertificateRecord, language: string): Record<string, string> {
  const zone = record.event_timezone
  return {
    name: record.attendee_name,
    event: record.event_name,
    date: longDate(record.event_date, language, zone),
    issuer: record.issuer_name,
    tier: record.tier ?? '',
    code: record.verification_code === PREVIEW_CODE ? PREVIEW_CODE : groupCode(record.verification_code),
    verify_at: checkPage(record.verify_url),
    issued_at: longDate(record.issued_at, language, zone),
    expires_at: longDate(record.expires_at, language, zone),
    ...Object.fromEntries((record.certificate_values ?? []).map(({ key, value }) => [`values.${key}`, value])),
  }
}

/** Returns the address of the page where a code can be typed, as people read it: without scheme and last segment. */
function checkPage(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/[^/]*$/, '')
}

/**
 * Returns the address for the QR code, in capitals where it stays the same address (RFC 3986, 6.2.2.1: scheme and host
 * only), since capitals need a smaller code.
 */
export function codeAddress(address: string): string {
  const origin = /^https?:\/\/[^/?#@]*/i.exec(address)?.[0] ?? ''
  const rest = address.slice(origin.length)
  return origin && rest === rest.toUpperCase() ? address.toUpperCase() : address
}
