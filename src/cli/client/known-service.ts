import { loadClientKey, loadClientSettings } from '../../config/config.ts'
import { isApiKey, KEY_FORM } from '../../lib/crypto/api-key-form.ts'
import { AppError } from '../../lib/errors.ts'
import { type Login, readLogin } from './stored-login.ts'

/** The address where `laurel start` listens by default. */
export const USUAL_ADDRESS = 'http://127.0.0.1:8080'

/**
 * Returns the service to call: LAUREL_URL and LAUREL_API_KEY, or the stored login of `laurel login`. A stored key is
 * sent only to the service that it was stored for.
 */
export async function knownService(): Promise<Login> {
  const { url, key, keptFor } = await probableService()
  if (key !== null) return { url, key }
  if (keptFor === null)
    throw new AppError('unauthenticated', 'Run "laurel login", or set LAUREL_URL and LAUREL_API_KEY.')
  throw new AppError(
    'unauthenticated',
    `LAUREL_URL is ${url}, but you are logged in at ${keptFor}. Set LAUREL_API_KEY too, or run "laurel login ${url}".`,
  )
}

/** Returns the service to call when the key may still be missing, and the address may have been `typed`. */
export async function probableService(
  typed: string | null = null,
): Promise<{ url: string; key: string | null; keptFor: string | null }> {
  const given = { url: loadClientSettings().url, key: loadClientKey() }
  const address = typed ?? given.url
  const kept = address !== null && given.key !== null ? null : await readLogin()
  const url =
    address === null ? (kept?.url ?? USUAL_ADDRESS) : siteOf(address, typed === null ? 'LAUREL_URL' : '--server')
  const key = given.key === null ? null : wellFormed(given.key)
  return { url, key: key ?? (kept?.url === url ? kept.key : null), keptFor: kept?.url ?? null }
}

/** Returns the address without a trailing slash and without /api/v1, which people copy along. @throws AppError */
export function siteOf(text: string, name: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new AppError(
      'invalid_request',
      `${name} must be the address of a service, such as https://events.example.org.`,
    )
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
}

function wellFormed(key: string): string {
  if (!isApiKey(key)) throw new AppError('invalid_request', `LAUREL_API_KEY must be ${KEY_FORM}.`)
  return key
}
