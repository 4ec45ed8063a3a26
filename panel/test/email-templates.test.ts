import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { until } from '../../test/support/installation.ts'
import { startSending } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** Waits until the preview, in whose frame no script runs, shows a text. */
const previewed = (page: Page, text: string) =>
  page.waitForFunction(
    (text) => document.querySelector('iframe')?.contentDocument?.body.textContent.includes(text),
    text,
  )
/** Background of the email in the preview. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const { contentDocument, contentWindow } = document.querySelector('iframe')!
    return contentWindow!.getComputedStyle(contentDocument!.querySelector('td.sheet')!).backgroundColor
  })
const source = (page: Page) => page.getByRole('textbox', { name: /^Text \((HTML|Markdown)\)/ })

test('a template is written with a live preview, in two languages, and its test arrives', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  await using mails = await startSmtpReceiver()
  await using _sending = await startSending(world, { smtpUrl: mails.url })
  const event = await anEvent(world, { name: 'Node Day' })
  await anAttendee(world, event.id, { first_name: 'Zeynep', last_name: 'Kaya' })
  const page = await panel.visit({ viewport: { width: 1440, height: 1200 } })
  await page.goto(`${url}/admin/emails/templates`)
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Parking')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Where to park')
  await page.getByRole('dialog').getByRole('button', { name: 'New template' }).click()
  await page.getByRole('heading', { level: 1, name: 'Parking' }).waitFor()

  await source(page).fill('**Hello**\n\n')
  await source(page).press('Control+End')
  await page.getByRole('combobox', { name: 'Insert' }).selectOption({ label: 'Name of the event' })
  assert.equal(await source(page).inputValue(), '**Hello**\n\n{{ event.name }}')
  await previewed(page, 'Open Day')
  await page.getByRole('combobox', { name: 'Preview as' }).selectOption({ label: 'Node Day' })
  await previewed(page, 'Node Day')
  await source(page).fill('Dear {{ attendee.first_name }}')
  await page.getByRole('combobox', { name: 'Attendee' }).selectOption({ label: 'Zeynep Kaya' })
  await previewed(page, 'Zeynep')
  const light = await paper(page)
  await page.getByRole('button', { name: 'Dark' }).click()
  await previewed(page, 'Zeynep')
  assert.notEqual(await paper(page), light)

  await page.getByRole('button', { name: 'Add Turkish' }).click()
  await page.locator('[name="translations.tr.subject"]').fill('Nereye park edilir')
  await page.locator('[name="translations.tr.markdown"]').fill('Merhaba {{ attendee.first_name }}')
  await previewed(page, 'Merhaba Zeynep')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr')
  await page.getByRole('textbox', { name: 'Send to' }).fill('me@example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Send test' }).click()
  await until(
    async () => mails.received.length,
    (count) => count === 1,
  )
  const { subject, html } = await mails.parsed()
  assert.equal(subject, 'Nereye park edilir')
  assert.match(String(html), /Merhaba Ada/)
  assert.deepEqual(complaints, [])
})

test('a mistake is named with its line and selected, and nothing unsaved is lost without a question', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const [{ id }] = (await world.request('GET', '/admin/email-templates?kind=before_event')).body
  const page = await panel.visit()
  await page.goto(`${url}/admin/emails/templates/${id}`)
  await source(page).fill('<p>Hello</p>\n<p>{{ event.nane }}</p>')
  const problem = 'line 2: There is no variable event.nane; did you mean event.name?'
  await page.getByRole('status').getByText(problem, { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Turkish' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText(problem, { exact: false }).waitFor()
  assert.equal(await source(page).isVisible(), true, 'the language with the mistake is shown')
  const selected = await source(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
  assert.equal(selected, '<p>{{ event.nane }}</p>')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Outbox' }).click()
  assert.deepEqual(asked, ['confirm'])
  assert.match(await source(page).inputValue(), /nane/)
  assert.ok(panel.complaints.splice(0).every((each) => each.includes('422')))
})

test('a built-in template goes on as Markdown with its button, and the saved change can be undone', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const [before] = (await world.request('GET', '/admin/email-templates?kind=survey_not_completed')).body
  const stored = async () => (await world.request('GET', `/admin/email-templates/${before.id}`)).body
  const page = await panel.visit()
  await page.goto(`${url}/admin/emails/templates/${before.id}`)
  await page.getByRole('button', { name: 'Markdown' }).click()
  assert.match(await source(page).inputValue(), /\[Take the survey\]\(\{\{ survey\.url \}\} "button"\)/)
  await previewed(page, 'Take the survey')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const { markdown, html, kind } = await stored()
  assert.equal(kind, before.kind)
  assert.match(markdown, /^# How was it/)
  assert.match(html, /class="button"/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The earlier version is back.').waitFor()
  await page.getByRole('textbox', { name: 'Text (HTML)' }).waitFor()
  assert.equal(await source(page).inputValue(), before.html)
  assert.deepEqual({ ...(await stored()), updated_at: before.updated_at }, before)
  assert.deepEqual(complaints, [])
})

test('a template is duplicated and deleted; one that an automation uses stays, and the reason is given', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const [template] = (await world.request('GET', '/admin/email-templates?kind=certificate')).body
  const page = await panel.visit()
  await page.goto(`${url}/admin/emails/templates/${template.id}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { level: 1, name: `Copy of ${template.name}` }).waitFor()
  await page.getByText('There can be only one template for this kind', { exact: false }).waitFor()
  const [copy] = (await world.request('GET', '/admin/email-templates?search=Copy')).body
  assert.deepEqual([copy.kind, copy.html, copy.translations], [null, template.html, template.translations])
  const [used] = (await world.request('GET', '/admin/email-templates?kind=attended_event')).body
  const event = await anEvent(world)
  const rule = { name: 'Write', trigger: 'attended_event', actions: [{ type: 'send_email', template_id: used.id }] }
  const { body, status } = await world.request('POST', `/admin/events/${event.id}/automations`, rule)
  assert.equal(status, 201)
  await page.goto(`${url}/admin/emails/templates/${used.id}`)
  await page.getByRole('button', { name: 'Delete template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete template' }).click()
  await dialog.getByText('Remove it from them first.', { exact: false }).waitFor()
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}/automations/${body.id}`)).status, 204)
  await dialog.getByRole('button', { name: 'Delete template' }).click()
  await page.getByText(`${used.name} deleted.`).waitFor()
  assert.equal((await world.request('GET', `/admin/email-templates/${used.id}`)).status, 404)
})
