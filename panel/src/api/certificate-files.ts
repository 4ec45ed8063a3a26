import { SITE } from './site.ts'

/** Certificates as a list shows them, with all their links, as a workbook. */
export function certificatesFile(asked: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries({ ...asked, format: 'xlsx' }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/certificates?${new URLSearchParams(pairs)}`
}

/** The PDFs of all certificates of an event that are not revoked. */
export const certificatesZip = (eventId: number) => `${SITE}/api/v1/admin/events/${eventId}/certificates.zip`

/** The largest number of certificates in one archive. */
export const MAX_IN_ZIP = 20_000
