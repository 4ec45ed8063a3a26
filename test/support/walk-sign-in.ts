import type { World } from './harness.ts'
import { as, cookieIn, PASSWORD, setUp } from './people.ts'

/** Every success of signing in and out. */
export async function walkSignIn(world: World): Promise<void> {
  const owner = await setUp(world)
  await world.request('GET', '/auth/session', undefined, as(owner))
  await world.request('GET', '/auth/session', undefined, { key: null })
  await world.request('POST', '/auth/organisation', { organisation_id: 1 }, as(owner))
  const known = { email: 'olga@example.org', password: PASSWORD }
  const signedIn = await world.request('POST', '/auth/sign-in', known, { key: null })
  await world.query(`update person set totp_secret = '\\x00', totp_confirmed_at = now()`)
  await world.request('POST', '/auth/sign-in', known, { key: null })
  await world.query('update person set totp_secret = null, totp_confirmed_at = null')
  await world.request('POST', '/auth/sign-out', undefined, as(cookieIn(signedIn)!))
}
