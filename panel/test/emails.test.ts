import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEmail, anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { startSending, triedEmail } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const REFUSED = { code: 554, text: '5.7.1 Message refused' }

test('an organiser reads why emails failed and resends one, then the rest, and sees an email leave without a reload', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  await using mails = await startSmtpReceiver({
    react: ({ stage, nth }) => (stage === 'message' && nth < 2 ? REFUSED : null),
  })
  Object.assign(world.services.mail, { smtpUrl: mails.url })
  await using _sending = await startSending(world)
  const ids = []
  for (const name of ['Ada', 'Bob']) {
    const to = { name, address: `${name.toLowerCase()}@example.org` }
    const id = await anEmail(world, { to, subject: `To ${name}` })
    assert.equal((await triedEmail(world, id)).status, 'failed')
    ids.push(id)
  }
  const page = await panel.visit()
  await page.goto(`${url}/admin/`)
  await page.getByRole('link', { name: /^View: 2 emails/ }).click()
  await page.waitForURL('**/emails/outbox?status=failed')
  await page.getByRole('searchbox', { name: 'Search recipients and subjects' }).fill('to bo')
  const rows = page.getByRole('table', { name: 'Outbox' }).getByRole('link')
  await page.waitForFunction(() => document.querySelectorAll('[role=table] a').length === 1)
  await rows.click()
  await page.waitForURL(`**/emails/outbox/${ids[1]}`)
  await page.getByText('Refused permanently').waitFor()
  await page.locator('pre', { hasText: REFUSED.text }).waitFor()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.locator('pre', { hasText: 'Welcome' }).waitFor()
  await page.getByRole('button', { name: 'Resend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click()
  await page.getByText('Accepted by the mail server').waitFor()
  assert.deepEqual(
    mails.received.map(({ to }) => to),
    [['bob@example.org']],
  )

  await page.getByRole('link', { name: 'Outbox' }).click()
  await page.getByRole('button', { name: 'Resend failed emails' }).click()
  await page.getByRole('button', { name: 'Resend 1 email' }).click()
  await page.getByText('1 email queued.').waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.state:not([data-quiet=true])').length === 2)
  assert.deepEqual(mails.received.at(-1)!.to, ['ada@example.org'])
  Object.assign(world.services.mail, { smtpUrl: null })
  assert.deepEqual(complaints, [])
})

test('without a mail server the outbox says so, and shows a kept ticket with its picture; a waiting email is cancelled', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  const { id: person } = await anAttendee(world, event.id, { first_name: 'Ayşe' })
  await world.request('POST', `/admin/events/${event.id}/attendees/actions`, { action: 'send_ticket', ids: [person] })
  const [{ id }] = (await world.request('GET', `/admin/emails?attendee_id=${person}`)).body
  {
    await using _sending = await startSending(world)
    assert.equal((await triedEmail(world, id)).status, 'kept')
  }
  const page = await panel.visit()
  await page.goto(`${url}/admin/emails/outbox`)
  await page.getByText('No mail server is configured.').waitFor()
  await page.getByRole('link', { name: 'Set up email sending' }).waitFor()
  await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Node Day' })
  await page.getByRole('link', { name: 'Your ticket: Node Day' }).click()
  await page.getByText('so this email was not delivered', { exact: false }).waitFor()
  const ticket = page.frameLocator('iframe[title=Content]').locator('img[src*="/attachments/ticket.png"]')
  await ticket.evaluate((image) => (image as HTMLImageElement).decode())
  await page.getByRole('link', { name: 'ticket.pdf' }).waitFor()

  const waiting = await anEmail(world, { subject: 'Too early' })
  await page.goto(`${url}/admin/emails/outbox/${waiting}`)
  await page.getByRole('button', { name: 'Cancel email' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel email' }).click()
  await page.getByText('A member of the organisation cancelled it.').waitFor()
  assert.equal((await world.request('GET', `/admin/emails/${waiting}`)).body.status, 'cancelled')
  assert.deepEqual(complaints, [])
})

test('an address is suppressed, which can be undone, found, and allowed again after a warning', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  await world.query(`insert into email_suppression (org_id, address_key, address, reason, detail, created_at)
    values (1, 'gone@example.org', 'gone@example.org', 'rejected', '550 5.1.1 No such user', now())`)
  const stored = async () =>
    (await world.query<{ address: string }>('select address from email_suppression order by id')).map(
      ({ address }) => address,
    )
  const page = await panel.visit()
  await page.goto(`${url}/admin/emails/suppressions`)
  const add = async () => {
    await page.getByRole('button', { name: 'Suppress address' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('ada@example.org')
    await page.getByRole('dialog').getByRole('button', { name: 'Suppress address' }).click()
    await page.getByText('ada@example.org suppressed.').waitFor()
  }
  await add()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('[role=table] [role=row]').length === 2)
  assert.deepEqual(await stored(), ['gone@example.org'])
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill('GONE')
  await page.getByText('gone@example.org').click()
  await page.getByText('550 5.1.1 No such user').last().waitFor()
  await page.getByRole('button', { name: 'Allow emails again' }).click()
  await page.getByText('Emails to it bounce again', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Allow emails again' }).last().click()
  await page.getByText('Emails to gone@example.org are allowed again.').waitFor()
  assert.deepEqual(await stored(), [])
  assert.deepEqual(complaints, [])
})

test('a viewer reads emails, templates and addresses, and is offered no change', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const { token } = await aPerson(world, { role: 'viewer' })
  const id = await anEmail(world)
  const page = await panel.visit({ token })
  const [template] = (await world.request('GET', '/admin/email-templates')).body
  for (const path of ['outbox', `outbox/${id}`, 'suppressions', 'templates', `templates/${template.id}`]) {
    await page.goto(`${url}/admin/emails/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
    const offered = page.locator('.page-actions button, form')
    assert.equal(await offered.count(), 0, path)
  }
  assert.deepEqual(complaints, [])
})
