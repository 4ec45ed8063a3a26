import { loadClientSettings } from '../../config/config.ts'
import { isApiKey, KEY_FORM } from '../../lib/crypto/api-key-form.ts'
import { AppError } from '../../lib/errors.ts'
import { type Login, readLogin } from './stored-login.ts'

/** Where `laurel start` listens unless it is told otherwise. */
export const USUAL_ADDRESS = 'http://127.0.0.1:8080'

/**
 * The service to ask: LAUREL_URL and LAUREL_API_KEY, or what `laurel login` has kept. A key that was kept goes to the
 * service that it was kept for, and to no other.
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

/** The same where the key may still come from elsewhere, and the address was perhaps `typed`. */
export async function probableService(
  typed: string | null = null,
): Promise<{ url: string; key: string | null; keptFor: string | null }> {
  const given = loadClientSettings()
  const address = typed ?? given.url
  const kept = address !== null && given.key !== null ? null : await readLogin()
  const url =
    address === null ? (kept?.url ?? USUAL_ADDRESS) : siteOf(address, typed === null ? 'LAUREL_URL' : '--server')
  const key = given.key === null ? null : wellFormed(given.key)
  return { url, key: key ?? (kept?.url === url ? kept.key : null), keptFor: kept?.url ?? null }
}

/** The address without a slash at its end, and without /api/v1, which people copy along. @throws AppError */
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
