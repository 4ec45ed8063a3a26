import { loadClientSettings } from '../../config/config.ts'
import { isApiKey, KEY_FORM } from '../../platform/crypto/api-key-form.ts'
import { AppError } from '../../platform/errors.ts'
import { type Login, readLogin } from './stored-login.ts'

/** Where `laurel start` listens unless it is told otherwise. */
export const USUAL_ADDRESS = 'http://127.0.0.1:8080'

/**
 * The service to ask: LAUREL_URL and LAUREL_API_KEY, or what `laurel login` has kept. A key that was kept goes to the
 * service that it was kept for, and to no other.
 */
export async function knownService(): Promise<Login> {
  const given = loadClientSettings()
  const kept = given.url !== null && given.key !== null ? null : await readLogin()
  const url = given.url === null ? (kept?.url ?? USUAL_ADDRESS) : siteOf(given.url, 'LAUREL_URL')
  if (given.key !== null) return { url, key: wellFormed(given.key) }
  if (kept === null) throw new AppError('unauthenticated', 'Run "laurel login", or set LAUREL_URL and LAUREL_API_KEY.')
  if (kept.url === url) return kept
  throw new AppError(
    'unauthenticated',
    `LAUREL_URL is ${url}, but you are logged in at ${kept.url}. Set LAUREL_API_KEY too, or run "laurel login ${url}".`,
  )
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
