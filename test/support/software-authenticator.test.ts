import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { softwareAuthenticator } from './software-authenticator.ts'

const SITE = 'http://localhost:8080'

test('what the authenticator of tests signs is a passkey, and what it lies about is not', async () => {
  const authenticator = softwareAuthenticator(SITE)
  const options = await generateRegistrationOptions({
    rpName: 'Laurel',
    rpID: 'localhost',
    userName: 'ada',
    supportedAlgorithmIDs: [-7],
  })
  const made = await verifyRegistrationResponse({
    response: authenticator.create(options),
    expectedChallenge: options.challenge,
    expectedOrigin: SITE,
    expectedRPID: 'localhost',
  })
  assert.ok(made.verified)
  const { credential } = made.registrationInfo
  const judge = async (forged = {}) =>
    verifyAuthenticationResponse({
      response: authenticator.get({ challenge: 'AAAA', rpId: 'localhost' }, forged),
      expectedChallenge: 'AAAA',
      expectedOrigin: SITE,
      expectedRPID: 'localhost',
      credential,
    })
  assert.equal((await judge()).verified, true)
  assert.equal((await judge({ otherKey: true })).verified, false)
  await assert.rejects(judge({ counter: 0 }), /counter/)
  await assert.rejects(judge({ userVerified: false }), /verif/i)
})
