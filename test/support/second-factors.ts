import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { World } from './harness.ts'
import { aPerson, as, PASSWORD } from './people.ts'

/** Somebody who has a password as well: hashing one takes a tenth of a second, so all have the same. */
export async function aPersonWithPassword(world: World, more: Parameters<typeof aPerson>[1] = {}) {
  const { hashPassword } = await import('../../src/modules/identity/passwords/hash-password.ts')
  const person = await aPerson(world, more)
  const hash = await hashPassword(world.services, PASSWORD)
  await world.query(`update person set password_hash = '${hash}' where id = ${person.id}`)
  const signIn = () =>
    world.request('POST', '/auth/sign-in', { email: person.email, password: PASSWORD }, { key: null })
  return { ...person, signIn }
}

/** Sets up an app for codes, as a person does. @returns their recovery codes, and what the app shows so many seconds from now */
export async function setUpApp(world: World, token: string) {
  const begun = await world.request('POST', '/me/totp', undefined, as(token))
  assert.equal(begun.status, 201, begun.text)
  const secret = Secret.fromBase32(begun.body.secret)
  const code = (seconds = 0) =>
    TOTP.generate({ secret, timestamp: world.services.now().getTime() + seconds * 1_000 } as never)
  const confirmed = await world.request('PUT', '/me/totp', { code: code() }, as(token))
  assert.equal(confirmed.status, 200, confirmed.text)
  return { code, recoveryCodes: confirmed.body.recovery_codes as string[] }
}
