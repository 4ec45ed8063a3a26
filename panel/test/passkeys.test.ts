import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { hashPassword } from '../../src/modules/identity/passwords/hash-password.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson, PASSWORD } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** A device with passkeys that confirms every prompt while its owner is present. */
async function deviceOf(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled: boolean) => devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test('a passkey is added, signs in, acts as second factor, confirms identity, and is removed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { id, token, email } = await aPerson(world)
  const page = await panel.visit({ token })
  // A browser that offers none below the field, or the device would answer there before the button is pressed.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  const setThere = await deviceOf(page)
  const signedOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  }
  await page.goto(`${url}/admin/me`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('This computer')
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  const codes = (await page.getByRole('dialog').locator('pre').textContent())!.split('\n')
  assert.equal(codes.length, 10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('This computer').waitFor()

  await setThere(false)
  await signedOut()
  await setThere(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await world.query(
    `update person set password_hash = '${await hashPassword(world.services, PASSWORD)}' where id = ${id}`,
  )
  await setThere(false)
  await signedOut()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Enter one of the recovery codes').waitFor()
  await setThere(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await world.query(`update person set password_hash = null where id = ${id}`)
  await world.query("update person_session set fresh_at = fresh_at - interval '1 hour'")
  await page.goto(`${url}/admin/me`)
  await page.getByRole('button', { name: 'Remove: This computer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('dialog', { name: 'Remove the passkey This computer?' }).waitFor({ state: 'detached' })
  const [{ count }] = (await world.query(`select count(*)::int from passkey where person_id = ${id}`)) as [
    { count: number },
  ]
  assert.equal(count, 0)
})

test('a passkey from the autofill of the email field signs in', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { token } = await aPerson(panel.world)
  const page = await panel.visit({ token })
  await deviceOf(page)
  await page.goto(`${panel.url}/admin/me`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Telephone')
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${panel.url}/admin/sign-in`)
  await page.waitForURL(`${panel.url}/admin/`)
  const sessions = await panel.world.query<{ method: string }>(
    'select method from person_session order by id desc limit 1',
  )
  assert.equal(sessions[0]!.method, 'passkey')
})
