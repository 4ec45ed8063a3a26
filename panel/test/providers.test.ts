import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { CLIENT, startOidcProvider } from '../../test/support/oidc-provider.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

const txtRecords: Record<string, string[]> = {}
const opened = new AsyncDisposableStack()
let acme: Awaited<ReturnType<typeof startOidcProvider>>
let panel: Panel | null
before(async () => {
  acme = opened.use(await startOidcProvider({ claims: {} }))
  panel = await openPanel({ allowTargets: [acme.target], txtRecords })
  if (panel !== null) opened.use(panel)
})
after(() => opened[Symbol.asyncDispose]())

test('an owner adds an identity provider and verifies a domain, whose people sign in with it or see why not', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/settings/sign-in`)
  await page.getByRole('button', { name: 'Add identity provider' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Acme')
  await dialog.getByLabel('Identifier').fill('Not this')
  await dialog.getByLabel('Issuer URL').fill(acme.issuer)
  await dialog.getByLabel('Client ID').fill(CLIENT.id)
  await dialog.getByLabel('Client secret').fill(CLIENT.secret)
  await dialog.getByLabel('Role').selectOption('editor')
  await dialog.getByRole('button', { name: 'Add identity provider' }).click()
  await dialog.locator('[aria-invalid=true][name=slug]').waitFor()
  await dialog.getByLabel('Identifier').fill('acme')
  await dialog.getByRole('button', { name: 'Add identity provider' }).click()
  await page.getByText('/api/v1/auth/sso/acme/callback').waitFor()
  await page.getByLabel('Domain', { exact: true }).fill('acme.example')
  await page.getByRole('button', { name: 'Add domain', exact: true }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('alert').waitFor()
  txtRecords['acme.example'] = [(await page.locator('code', { hasText: 'laurel' }).last().textContent())!]
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('People with this domain can now sign in').waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Name').fill('Acme Ltd')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Acme Ltd' }).waitFor()

  const visitor = await panel.visit({ token: null })
  await visitor.goto(`${panel.url}/admin/settings/people`)
  const go = async () => {
    await visitor.getByLabel('Email').fill('ada@acme.example')
    await visitor.getByRole('textbox', { name: 'Password' }).focus()
    await visitor.getByRole('link', { name: 'Sign in with Acme Ltd' }).click()
  }
  acme.behaviour.claims = { sub: 'ada', email: 'ada@acme.example', email_verified: false, name: 'Ada' }
  await go()
  await visitor.getByText('Your email address is not verified with the identity provider').waitFor()
  acme.behaviour.claims['email_verified'] = true
  await visitor.goto(`${panel.url}/admin/sign-in?to=/admin/events`)
  await go()
  await visitor.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  assert.deepEqual(new URL(visitor.url()).pathname, '/admin/events')
})

test('a person with only an identity provider confirms their identity with it in another tab', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  acme.behaviour.claims = { sub: 'grace', email: 'grace@acme.example', email_verified: true, name: 'Grace' }
  const page = await panel.visit({ token: null })
  await page.goto(`${panel.url}/api/v1/auth/sso/acme?return_to=/admin/me`)
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  await panel.world.query("update person_session set fresh_at = fresh_at - interval '1 hour'")
  await page.getByRole('button', { name: 'Set up' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in with Acme' }).click()
  const tab = await opened
  await tab.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  await tab.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByAltText('QR code for your authenticator app').waitFor()
})
