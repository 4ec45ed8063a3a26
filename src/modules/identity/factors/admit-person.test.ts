import assert from 'node:assert/strict'
import { test } from 'node:test'
import { program } from '../../../../test/support/source-files.ts'

test('a session is opened past the second factor only where there can be none, or it was given', () => {
  const opening = program.filter(
    ({ path, text }) =>
      path.startsWith('src/modules/identity/') &&
      /\bopenSignInSession\(/.test(text) &&
      !path.endsWith('/open-sign-in-session.ts'),
  )
  const names = opening.map(({ path }) => path.replace('src/modules/identity/', ''))
  assert.deepEqual(names.toSorted(), [
    'factors/admit-person.ts',
    'factors/give-second-factor.ts',
    // Creates the account, or continues from an existing sign-in session.
    'links/set-up-owner.ts',
    'members/accept-invitation.ts',
    'passkeys/sign-in-by-passkey.ts',
  ])
})
