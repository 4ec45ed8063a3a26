import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '../../src/modules/identity/passwords/hash-password.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson, mailedLink, PASSWORD } from '../../test/support/people.ts'
import { setUpApp } from '../../test/support/second-factors.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a wrong password shows an error, and the right one leads to the requested page and never to another site', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit({ token: null })
  await page.goto(`${panel.url}/admin/settings/plan`)
  await page.getByLabel('Email').fill('olga@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one at all')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(/address or the password is wrong/i).waitFor()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plan and credits' }).waitFor()
  const other = await panel.visit({ token: null })
  for (const to of ['https://example.com/admin', '/\\example.com/admin']) {
    await other.goto(`${panel.url}/admin/sign-in?to=${encodeURIComponent(to)}`)
    await other.getByLabel('Email').fill('olga@example.org')
    await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByRole('button', { name: 'Sign out' }).waitFor()
    assert.equal(new URL(other.url()).origin, panel.url)
  }
})

test('an invitation asks for identity first, and its link signs in with the given role', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  // The owner was seen to be the owner longer ago than counts.
  await world.query("update person_session set fresh_at = fresh_at - interval '1 hour'")
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/people`)
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email').fill('vera@example.org')
  await page.getByLabel('Role').selectOption('viewer')
  await page.getByRole('button', { name: 'Invite member' }).last().click()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('send this link to vera@example.org yourself').waitFor()
  const shown = await page.getByRole('dialog').locator('code').textContent()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByText('Pending invitations').waitFor()
  const [mail] = await world.query<{ text: string }>('select text from email order by id desc limit 1')
  const [link] = /http\S+\/invitation#\S+/.exec(mail!.text)!
  assert.equal(shown, link)
  const vera = await panel.visit({ token: null })
  await vera.goto(link)
  await vera.getByLabel('Your name').fill('Vera')
  await vera.getByRole('textbox', { name: 'Password' }).fill('eleven blue kites')
  await vera.getByRole('button', { name: 'Accept' }).click()
  await vera.getByText('Vera').first().waitFor()
  await vera.goto(`${url}/admin/events`)
  await vera.getByText('No events yet').waitFor()
  assert.equal(await vera.getByRole('button', { name: 'New event' }).count(), 0)
  await vera.goto(`${url}/admin/developers`)
  await vera.getByText('The viewer role does not include api_keys:read').waitFor()
})

test('signing out in one tab redirects the other to sign-in, at the latest on its next use', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { token } = await aPerson(panel.world, { role: 'admin' })
  const page = await panel.visit({ token })
  await page.goto(`${panel.url}/admin/events`)
  const other = await page.context().newPage()
  await other.goto(`${panel.url}/admin/events`)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  // Live updates or polling may have led there already.
  await page.evaluate('document.querySelector(\'a[href$="/designs"]\')?.click()')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('an authenticator app is set up by QR code, its codes follow the password, and a recovery code works once instead', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { token, email, id } = await aPerson(panel.world, { role: 'editor' })
  const page = await panel.visit({ token })
  await page.goto(`${panel.url}/admin/me`)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByAltText('QR code for your authenticator app').waitFor()
  const secret = (await page.getByRole('dialog').locator('code').textContent())!
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = (await page.getByRole('dialog').locator('pre').textContent())!.split('\n')
  assert.equal(codes.length, 10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('On. Signing in also requires a code').waitFor()
  const kept = await hashPassword(panel.world.services, PASSWORD)
  await panel.world.query(`update person set password_hash = '${kept}' where id = ${id}`)
  const other = await panel.visit({ token: null })
  await other.goto(`${panel.url}/admin/sign-in`)
  await other.getByLabel('Email').fill(email)
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('textbox', { name: 'Code' }).fill(codes[3]!)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('button', { name: 'Sign out' }).waitFor()
})

test('a reset link sets a new password before the second factor, and a sign-in link works without a password', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { email } = await aPerson(world, { role: 'editor' })
  const page = await panel.visit({ token: null })
  const asked = async (to: 'link' | 'reset', way: string) => {
    await page.goto(`${url}/admin/sign-in`)
    await page.getByRole('link', { name: way }).click()
    // The page before has a field of that name too.
    await page.getByRole('button', { name: 'Send link' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('no mail server').waitFor()
    await page.getByText(`npx laurel people reset --email ${email}`).waitFor()
    return `${url}/admin/${to}#${await mailedLink(world, to)}`
  }
  const reset = await asked('reset', 'Forgot your password?')
  await page.goto(reset)
  await page.getByRole('textbox', { name: 'New password' }).fill('password123')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByText('is commonly guessed').first().waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('eleven blue kites')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  const cookies = await page.context().cookies(url)
  const { code } = await setUpApp(world, cookies.find(({ name }) => name === 'laurel')!.value)
  const other = await asked('link', 'Sign in with an email link')
  await page.goto(other)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(code(30))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.goto(reset)
  await page.getByRole('textbox', { name: 'New password' }).fill('eleven blue kites')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByText('This link was already used').waitFor()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
})
