import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn } from '../../../../test/support/people.ts'
import { aPersonWithPassword, setUpApp } from '../../../../test/support/second-factors.ts'
import { auditOf } from '../../../../test/support/stored.ts'

const STEP_MS = 30_000

let world: World
before(async () => {
  world = await startWorld()
  await aPerson(world)
})
after(() => world[Symbol.asyncDispose]())

const give = (ticket: string, code: string) =>
  world.request('POST', '/auth/second-factor', { ticket, code }, { key: null })

/** A person with a password and an authenticator app whose next code was not used yet. */
async function somebody() {
  const person = await aPersonWithPassword(world)
  const app = await setUpApp(world, person.token)
  world.advance(2 * STEP_MS)
  const ticket = async (): Promise<string> => {
    const asked = await person.signIn()
    assert.equal(asked.status, 200, asked.text)
    assert.equal(asked.headers['set-cookie'], undefined)
    assert.deepEqual(asked.body.methods, ['totp', 'recovery_code'])
    return asked.body.ticket
  }
  return { ...person, ...app, ticket }
}

test('a password alone signs nobody in who has an app for codes; the code of the app then does', async () => {
  const { ticket, code, token } = await somebody()
  const given = await give(await ticket(), code())
  assert.equal(given.status, 204, given.text)
  const { body } = await world.request('GET', '/auth/session', undefined, as(cookieIn(given)!))
  assert.equal(body.signed_in, true)
  assert.equal(body.person.second_factor, true)
  const own = await world.request('GET', '/me/factors', undefined, as(token))
  assert.deepEqual(own.body, { totp: true, password: true, passkeys: 0, recovery_codes: 10 })
})

test('a code counts once, also for two who show it at the same moment', async () => {
  const { ticket, code } = await somebody()
  const tickets = [await ticket(), await ticket(), await ticket()]
  const shown = code()
  const answers = await Promise.all(tickets.map((each) => give(each, shown)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 422, 422])
  world.advance(STEP_MS)
  assertRefused(await give(await ticket(), shown), 422, 'validation_failed')
})

test('a ticket is of use once, for ten minutes and for five guesses', async () => {
  const { ticket, code } = await somebody()
  const used = await ticket()
  assert.equal((await give(used, code())).status, 204)
  world.advance(STEP_MS)
  assertRefused(await give(used, code()), 401, 'unauthenticated')
  const late = await ticket()
  world.advance(10 * 60_000)
  assertRefused(await give(late, code()), 401, 'unauthenticated')
  const guessed = await ticket()
  for (let guess = 0; guess < 5; guess++) assertRefused(await give(guessed, 'AAAAA-AAAAA'), 422, 'validation_failed')
  assertRefused(await give(guessed, code()), 401, 'unauthenticated')
  for (const never of ['x', 'A'.repeat(43)]) assertRefused(await give(never, code()), 401, 'unauthenticated')
})

test('of two who use one ticket with two good codes one is signed in', async () => {
  const { ticket, code, recoveryCodes } = await somebody()
  const one = await ticket()
  const answers = await Promise.all([give(one, code()), give(one, recoveryCodes[0]!)])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 401])
})

test('one sign-in uses up one recovery code, however many are shown with its ticket at once, and none of anybody else', async () => {
  const [one, twin] = [await somebody(), await somebody()]
  const [ticket, other] = [await one.ticket(), await twin.ticket()]
  const shown = one.recoveryCodes.slice(0, 5)
  const answers = await Promise.all(shown.map((code) => give(ticket, code)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 401, 401, 401, 401])
  const left = async (token: string) => (await world.request('GET', '/me/factors', undefined, as(token))).body
  assert.deepEqual([(await left(one.token)).recovery_codes, (await left(twin.token)).recovery_codes], [9, 10])
  assert.equal((await give(other, twin.recoveryCodes[0]!)).status, 204)
})

test('a wrong code leaves the ticket, and a ticket that is over leaves the code', async () => {
  const { ticket, code, recoveryCodes } = await somebody()
  const [first, second] = [await ticket(), await ticket()]
  assertRefused(await give(first, 'AAAAA-AAAAA'), 422, 'validation_failed')
  assert.equal((await give(first, code())).status, 204)
  assertRefused(await give(first, recoveryCodes[0]!), 401, 'unauthenticated')
  assert.equal((await give(second, recoveryCodes[0]!)).status, 204)
})

test('a code that was shown while the clock was ahead stops none of the later ones, and no code counts twice however the clock is moved', async () => {
  const { ticket, code } = await somebody()
  const ahead = 240 * STEP_MS
  const now = code()
  assert.equal((await give(await ticket(), now)).status, 204)
  world.advance(ahead)
  const early = code()
  assert.equal((await give(await ticket(), early)).status, 204)
  world.advance(-ahead)
  assertRefused(await give(await ticket(), now), 422, 'validation_failed')
  world.advance(STEP_MS)
  const next = code()
  assert.equal((await give(await ticket(), next)).status, 204)
  assertRefused(await give(await ticket(), next), 422, 'validation_failed')
  world.advance(ahead - STEP_MS)
  assertRefused(await give(await ticket(), early), 422, 'validation_failed')
  world.advance(2 * STEP_MS)
  assert.equal((await give(await ticket(), code())).status, 204)
})

test('guesses are counted for the account, whatever tickets they come with', async () => {
  const { ticket, code } = await somebody()
  const tickets = [await ticket(), await ticket()]
  for (let guess = 0; guess < 5; guess++) await give(tickets[guess % 2]!, '000000')
  const limited = await give(await ticket(), code())
  assertRefused(limited, 429, 'rate_limited')
  assert.ok(Number(limited.headers['retry-after']) > 0)
  world.advance(60_000)
  assert.equal((await give(await ticket(), code())).status, 204)
})

test('a recovery code is of use once, however it is written, also for two who show it at the same moment, and is told nowhere again', async () => {
  const { id, ticket, recoveryCodes, token } = await somebody()
  assert.equal(recoveryCodes.length, 10)
  const [first, second] = recoveryCodes
  assert.equal((await give(await ticket(), ` ${first!.toLowerCase()} `)).status, 204)
  assertRefused(await give(await ticket(), first!), 422, 'validation_failed')
  const tickets = [await ticket(), await ticket()]
  const atOnce = await Promise.all(tickets.map((each) => give(each, second!)))
  assert.deepEqual(atOnce.map(({ status }) => status).toSorted(), [204, 422])
  const own = await world.request('GET', '/me/factors', undefined, as(token))
  assert.equal(own.body.recovery_codes, 8)
  const signIns = (await auditOf(world, 'person.sign_in')).filter(({ actor }) => actor === `person:${id}`)
  assert.deepEqual(
    signIns.map(({ after }) => after),
    Array(2).fill({ method: 'password', second_factor: true, by: 'recovery_code' }),
  )
  const stored = await dumpDatabase(world)
  for (const code of recoveryCodes) assert.ok(!stored.includes(code) && !stored.includes(code.replace('-', '')))
})

test('nothing that is stored shows what an app is made of', async () => {
  const { token } = await aPersonWithPassword(world)
  const begun = await world.request('POST', '/me/totp', undefined, as(token))
  const { Secret } = await import('otpauth')
  const bytes = Buffer.from(Secret.fromBase32(begun.body.secret).bytes)
  const stored = await dumpDatabase(world)
  for (const text of [begun.body.secret, bytes.toString('hex'), bytes.toString('base64')])
    assert.ok(!stored.includes(text))
})

test('an app counts once a code of it was given, and is set up anew only when it was taken away', async () => {
  const { token, signIn } = await aPersonWithPassword(world)
  await world.request('POST', '/me/totp', undefined, as(token))
  assert.equal((await signIn()).status, 204)
  assertRefused(await world.request('PUT', '/me/totp', { code: '000000' }, as(token)), 422, 'validation_failed')
  const { recoveryCodes } = await setUpApp(world, token)
  assertRefused(await world.request('POST', '/me/totp', undefined, as(token)), 409, 'already_exists')
  assertRefused(await world.request('PUT', '/me/totp', { code: '000000' }, as(token)), 409, 'conflict')
  assert.equal((await signIn()).status, 200)
  const other = await world.request('POST', '/me/recovery-codes', undefined, as(token))
  assert.equal(other.body.recovery_codes.length, 10)
  const asked = await signIn()
  assertRefused(await give(asked.body.ticket, recoveryCodes[1]!), 422, 'validation_failed')
  assert.equal((await world.request('DELETE', '/me/totp', undefined, as(token))).status, 204)
  assertRefused(await give(asked.body.ticket, other.body.recovery_codes[0]), 422, 'validation_failed')
  assert.equal((await signIn()).status, 204)
  assertRefused(await world.request('POST', '/me/recovery-codes', undefined, as(token)), 409, 'conflict')
})

test('a recovery code lets people in, and rid of their app, when SECRETS_KEY is lost and no code of an app can be judged', async () => {
  const { ticket, recoveryCodes, token } = await somebody()
  const { sealKeys } = world.services
  Object.assign(world.services, { sealKeys: ['another key that sealed nothing here'] })
  try {
    const given = await give(await ticket(), recoveryCodes[0]!)
    assert.equal(given.status, 204, given.text)
    assert.equal((await world.request('DELETE', '/me/totp', undefined, as(token))).status, 204)
  } finally {
    Object.assign(world.services, { sealKeys })
  }
})
