import type { Services } from '../../platform/context/context.ts'

/** Public address of an uploaded picture. */
export function pictureAddress(services: Pick<Services, 'baseUrl'>, key: string): string {
  return `${services.baseUrl}/${key}`
}

/** Storage key of one of our pictures, or null for any other address. */
export function ownPictureKey(services: Pick<Services, 'baseUrl'>, url: string): string | null {
  if (!url.startsWith(`${services.baseUrl}/pictures/`)) return null
  const key = url.slice(services.baseUrl.length + 1)
  return /^pictures\/[0-9a-f]{64}\.jpg$/.test(key) ? key : null
}
