import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Forgery, softwareAuthenticator } from '../../../../test/support/software-authenticator.ts'
import { challengeOf, creationOptions, readNewPasskey, readUse, relyingParty, requestOptions } from './read-passkey.ts'

const SITE = 'https://laurel.example.org'
const site = relyingParty(SITE)
const person = { handle: Buffer.from('17'), name: 'Ada', email: 'ada@example.org' }
const challenge = Buffer.from('a challenge of thirty-two bytes!').toString('base64url')

async function make(forged: Forgery = {}) {
  const authenticator = softwareAuthenticator(SITE)
  const options = await creationOptions(site, { person, challenge, known: [] })
  return { authenticator, passkey: await readNewPasskey(site, authenticator.create(options, forged), challenge) }
}

test('a passkey is made for this site, this challenge and a person who was asked who they are, and nothing else', async () => {
  assert.ok((await make()).passkey)
  const forgeries: Forgery[] = [
    { origin: 'https://laurel.example.org.evil.example' },
    { origin: 'http://laurel.example.org' },
    { rpId: 'evil.example' },
    { challenge: 'AAAA' },
    { userVerified: false },
    { type: 'webauthn.get' },
  ]
  for (const forged of forgeries) assert.equal((await make(forged)).passkey, null, JSON.stringify(forged))
})

test('a passkey answers for this site, this challenge, its own key and a counter that goes on, and nothing else', async () => {
  const { authenticator, passkey } = await make({ counter: 5 })
  assert.ok(passkey)
  const options = await requestOptions(site, { challenge })
  assert.equal(options.allowCredentials, undefined)
  const use = (forged: Forgery) => readUse(site, authenticator.get(options, forged), { challenge, passkey })
  assert.deepEqual(await use({ counter: 6 }), { counter: 6 })
  const forgeries: Forgery[] = [
    { origin: 'https://evil.example' },
    { rpId: 'example.org' },
    { challenge: 'AAAA' },
    { userVerified: false },
    { otherKey: true },
    { counter: 5 },
    { counter: 4 },
    { type: 'webauthn.create' },
  ]
  for (const forged of forgeries) assert.equal(await use({ counter: 7, ...forged }), null, JSON.stringify(forged))
})

test('what is no answer of an authenticator is no failure of ours', async () => {
  const { authenticator, passkey } = await make()
  const answer = authenticator.get({ challenge })
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
    for (const broken of ['', '{}', '====', Buffer.from('null').toString('base64url'), 'A'.repeat(5_000)]) {
      const response = { ...answer, response: { ...answer.response, [part]: broken } }
      assert.equal(await readUse(site, response, { challenge, passkey: passkey! }), null)
      challengeOf(broken)
    }
  }
  assert.equal(challengeOf(answer.response.clientDataJSON), challenge)
  assert.equal(challengeOf('!'), null)
})
