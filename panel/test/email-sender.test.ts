import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

const txtRecords: Record<string, string[]> = {}
const opened = new AsyncDisposableStack()
let mailServer: Awaited<ReturnType<typeof startSmtpReceiver>>
let panel: Panel | null
before(async () => {
  mailServer = opened.use(await startSmtpReceiver({ login: { user: 'events', pass: 'p@ss/word' } }))
  panel = await openPanel({ allowTargets: [`127.0.0.1:${mailServer.port}`], txtRecords })
  if (panel !== null) opened.use(panel)
})
after(() => opened[Symbol.asyncDispose]())

test('an owner sets up a mail server, publishes its records, sends a test email and goes back to the sender of the installation', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit({ viewport: { width: 1280, height: 2000 } })
  await page.goto(`${panel.url}/admin/settings/email-sender`)
  await page.getByText('Your emails now come from laurel@laurel.test').waitFor()
  await page.getByLabel('Sender address').fill('events@club.example')
  await page.getByLabel('Mail server').fill('10.0.0.1')
  await page.getByRole('textbox', { name: 'User name' }).fill('events')
  await page.getByRole('textbox', { name: 'Password' }).fill('p@ss/word')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[aria-invalid=true][name=smtp_url]').waitFor()
  await page.getByLabel('Mail server').fill('127.0.0.1')
  await page.getByLabel('Port').fill(String(mailServer.port))
  await page.getByRole('button', { name: 'Save' }).click()

  const dns = page.getByRole('region', { name: 'DNS records' })
  await dns.getByText('Publish this record.').first().waitFor()
  assert.equal(await dns.getByText('To do').count(), 3)
  const [spf, key, dmarc] = (await panel.world.request('GET', '/admin/organisation/sender/dns')).body.records
  for (const { name, expected } of [spf, key, dmarc]) txtRecords[name] = [expected]
  await dns.getByRole('button', { name: 'Check again' }).click()
  await dns.getByText('Good', { exact: true }).nth(2).waitFor()
  assert.equal(await dns.getByRole('button', { name: /^Copy the value of/ }).count(), 3)

  const sendTest = page.getByRole('region', { name: 'Test email' })
  await sendTest.getByLabel('Send to').fill('me@example.org')
  await sendTest.getByRole('button', { name: 'Send test email' }).click()
  await sendTest.getByText('The mail server accepted the email.').waitFor()
  assert.deepEqual(
    mailServer.received.map(({ from, to }) => [from, ...to]),
    [['events@club.example', 'me@example.org']],
  )
  if (process.env['SCREENSHOTS'])
    await page.screenshot({ path: `${process.env['SCREENSHOTS']}/sender.png`, fullPage: true })

  // The stored password stays when another field changes.
  await page.getByLabel('Sender name').fill('Our club')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').last().waitFor()
  await sendTest.getByLabel('Send to').fill('you@example.org')
  await sendTest.getByRole('button', { name: 'Send test email' }).click()
  await sendTest.getByText('The mail server accepted the email.').waitFor()
  assert.deepEqual((await mailServer.parsed(1)).from!.value, [{ name: 'Our club', address: 'events@club.example' }])

  await page.getByRole('button', { name: 'Use the installation’s sender' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the installation’s sender' }).click()
  await page.getByText('Your emails now come from laurel@laurel.test').waitFor()
})
