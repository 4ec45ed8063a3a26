import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { AYSE, aForm, submissionsOf, submit } from '../../test/support/forms.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a form is created, asked more with a preview, answered by a visitor, and read, exported and deleted', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const page = await panel.visit()
  await page.goto(`${url}/admin/forms`)
  await page.getByRole('button', { name: 'New form' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Visit us')
  await dialog.getByRole('button', { name: 'New form' }).click()
  await page.getByRole('heading', { name: 'Visit us' }).waitFor()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.locator('[name="fields.3.label"]').fill('Mobile')
  await page.locator('[name="fields.3.type"]').selectOption('phone')
  await page.frameLocator('.question-preview iframe').getByText('Mobile').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const [form] = (await world.request('GET', '/admin/forms')).body
  assert.deepEqual(form.contact_mapping, { mobile: 'phone' })
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.locator('[name="consent_text"]').fill('You may call me.')
  await page.getByRole('button', { name: 'Save' }).nth(2).click()
  await page.getByText('This is version 1 of the text.').waitFor()
  await page.locator('[name="contact_mapping.message"]').waitFor({ state: 'detached' })
  await page.locator('[name="contact_mapping.name"]').selectOption('company')
  await page.locator('[name="tags"]').fill('walk-in, visitor')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).nth(3).click()
  assert.equal((await saved).status(), 200)
  assert.equal(
    (await submit(world, form, { ...AYSE, name: 'Acme', mobile: '+90 212 000', _consent: true })).status,
    201,
  )
  // The list follows what visitors send while it is open.
  await page.getByRole('link', { name: 'Submissions' }).click()
  await page.getByText('ayse@example.org').click()
  await dialog.getByText('You may call me.').waitFor()
  await dialog.getByRole('link', { name: 'All records' }).waitFor()
  const [contact] = (await world.request('GET', '/admin/crm/contacts')).body
  assert.deepEqual([contact.account_name, contact.phone, contact.tags], ['Acme', '+90 212 000', ['walk-in', 'visitor']])
  await page.keyboard.press('Escape')
  await submit(world, form, { ...AYSE, name: 'Later', email: 'later@example.org', _consent: true })
  await page.getByText('later@example.org').waitFor()
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await page.getByRole('menuitem', { name: 'CSV file' }).getAttribute('href')
  assert.match(await page.evaluate(async (file) => (await fetch(file)).text(), file!), /later@example\.org/)
  await page.keyboard.press('Escape')
  await page.getByText('later@example.org').click()
  await dialog.getByRole('button', { name: 'Delete submission' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete submission' }).click()
  await page.locator('.grid-row', { hasText: 'later@example.org' }).waitFor({ state: 'detached' })
  assert.equal((await submissionsOf(world, form)).length, 1)
  assert.deepEqual(complaints.splice(0), [])
})

test('a form is closed with undo, and deleting it needs its name once people have answered', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const form = await aForm(world, { name: 'Old form' })
  await submit(world, form, AYSE)
  const page = await panel.visit()
  await page.goto(`${url}/admin/forms/${form.id}`)
  await page.getByRole('button', { name: 'Close form' }).click()
  await page.getByText('Visitors see that it takes no answers').waitFor()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Visitors see that it takes no answers').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 submission will be permanently deleted').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Delete form' }).isDisabled())
  await dialog.getByRole('textbox').fill('Old form')
  await dialog.getByRole('button', { name: 'Delete form' }).click()
  await page.getByRole('heading', { name: 'Forms' }).waitFor()
  assert.equal((await world.request('GET', `/admin/forms/${form.id}`)).status, 404)
  // The stream may report the deletion before its own response does, and then the page asks for the form once more.
  assert.deepEqual(
    complaints.splice(0).filter((each) => !/\b404\b/.test(each)),
    [],
  )
})

test('people who may only look see questions and submissions, and nothing that changes them', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const form = await aForm(world)
  await submit(world, form, AYSE)
  const { token } = await aPerson(world, { role: 'viewer' })
  const page = await panel.visit({ token, viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/admin/forms/${form.id}?view=settings`)
  await page.getByText('Ayşe Yılmaz').waitFor()
  // Views stay within reach on a phone.
  await page.getByRole('link', { name: 'Questions' }).click()
  await page.frameLocator('.question-preview iframe').getByText('How can we help?').waitFor()
  const buttons = await page.getByRole('main').getByRole('button').allTextContents()
  assert.deepEqual(buttons, [])
  assert.deepEqual(complaints.splice(0), [])
})
