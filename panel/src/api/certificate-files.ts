import { SITE } from './site.ts'

/** Certificates as a list shows them, with all their links, as a file. */
export function certificatesFile(asked: Readonly<Record<string, unknown>>, format = 'xlsx'): string {
  const pairs = Object.entries({ ...asked, format }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/certificates?${new URLSearchParams(pairs)}`
}

/** A certificate as a file for members, which counts as no download and shows revoked certificates too. */
export const certificateFile = (id: number, kind: 'pdf' | 'png') => `${SITE}/api/v1/admin/certificates/${id}/${kind}`

/** The PDFs of all certificates of an event that are not revoked. */
export const certificatesZip = (eventId: number) => `${SITE}/api/v1/admin/events/${eventId}/certificates.zip`

/** The largest number of certificates in one archive. */
export const MAX_IN_ZIP = 20_000
