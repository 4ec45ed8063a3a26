import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

async function aContact({ world }: Panel, fields: object): Promise<number> {
  const created = await world.request('POST', '/admin/crm/contacts', fields)
  assert.equal(created.status, 201, created.text)
  return created.body.id
}

test('a contact is added with a new company and a custom field, and found by filters that a message takes over', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await world.request('PUT', '/admin/crm/properties', [{ key: 'size', label: 'Shoe size', type: 'number' }])
  await aContact(panel, { first_name: 'Bob', email: 'bob@example.org', email_consent: 'granted', tags: ['speaker'] })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm`)
  await page.getByText('Bob', { exact: true }).waitFor()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ayşe')
  await dialog.getByLabel('Last name').fill('Işık')
  await dialog.getByLabel('Email', { exact: true }).fill('ayse@example.org')
  await dialog.getByLabel('Company').fill('Işık Holding')
  await dialog.getByLabel('Stage').selectOption('Customer')
  await dialog.getByLabel('Owner').fill('olga@example.org')
  await dialog.getByLabel('Email consent').selectOption('Agreed')
  await dialog.getByLabel('Tags').fill('vip, speaker')
  await dialog.getByLabel('Shoe size').fill('38')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await page.getByText('Ayşe Işık added.').waitFor()
  const [stored] = (await world.request('GET', '/admin/crm/contacts?search=ayse')).body
  assert.deepEqual(
    [stored.account_name, stored.properties, stored.tags],
    ['Işık Holding', { size: 38 }, ['vip', 'speaker']],
  )

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Shoe size' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /Ayşe Işık.*38/ }).waitFor()
  await page.getByLabel('Stage', { exact: true }).selectOption('Customer')
  await page.getByLabel('Owner', { exact: true }).fill('olga@example.org')
  await page.getByText('Bob', { exact: true }).waitFor({ state: 'detached' })
  await page.waitForURL(/owner=olga/)
  await page.getByRole('link', { name: 'Message these people' }).click()
  assert.equal(await page.getByLabel('Stage').inputValue(), 'customer')
  assert.equal(await page.getByLabel('Owner').inputValue(), 'olga@example.org')
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Message', { exact: true }).fill('How are you?')
  await page.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog')
  await review
    .getByText(/\b1 (person|recipient|email|contact)/)
    .first()
    .waitFor()
})

test('notes of a contact are added, edited and deleted after a while to undo it', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const id = await aContact(panel, { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' })
  const notes = async (): Promise<string[]> =>
    (await world.request('GET', `/admin/crm/contacts/${id}/notes`)).body.map(({ text }: { text: string }) => text)
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/contacts/${id}`)
  const add = async (text: string) => {
    await page.getByLabel('Note', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.locator('.note-text', { hasText: text }).waitFor()
  }
  await add('Met at the fair')
  await add('Wants a quote')
  const entries = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await entries.filter({ hasText: 'Note added' }).nth(1).waitFor()
  await page
    .getByRole('button', { name: /^Edit the note of/ })
    .first()
    .click()
  await page.getByLabel('Note', { exact: true }).last().fill('Wants two quotes')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('.note-text', { hasText: 'Wants two quotes' }).waitFor()

  const remove = async () => {
    await page
      .getByRole('button', { name: /^Delete the note of/ })
      .first()
      .click()
    await page.locator('.note-text', { hasText: 'Wants two quotes' }).waitFor({ state: 'detached' })
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('.note-text', { hasText: 'Wants two quotes' }).waitFor()
  assert.deepEqual(await notes(), ['Wants two quotes', 'Met at the fair'])
  await remove()
  await page.getByRole('link', { name: 'All contacts' }).click()
  await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
  for (let tries = 0; tries < 30 && (await notes()).length > 1; tries++) await page.waitForTimeout(100)
  assert.deepEqual(await notes(), ['Met at the fair'])
})

test('an edit sends only what was changed, and a contact with deals is deleted with them after they are named', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const id = await aContact(panel, { first_name: 'Alan', last_name: 'Turing', email: 'alan@example.org' })
  const deal = { title: 'Annual licence', contact_id: id, amount: 1200, currency: 'EUR' }
  await world.request('POST', '/admin/crm/deals', deal)
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/contacts/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job title').fill('Director')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  assert.deepEqual((await sent).postDataJSON(), { title: 'Director' })
  await page.getByRole('row', { name: /^Decision maker.*\+15/ }).waitFor()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('Annual licence').waitFor()
  await dialog.getByRole('button', { name: 'Delete contact and 1 deal' }).click()
  await page.getByText('Alan Turing deleted.').waitFor()
  assert.equal((await world.request('GET', `/admin/crm/contacts/${id}`)).status, 404)
  assert.deepEqual((await world.request('GET', '/admin/crm/deals')).body, [])
})

test('a viewer sees contacts without the buttons that need more', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const id = await aContact(panel, { first_name: 'Marie', email: 'marie@example.org' })
  const { token } = await aPerson(world, { role: 'viewer' })
  const page = await panel.visit({ token })
  await page.goto(`${url}/admin/crm/contacts/${id}`)
  await page.getByRole('heading', { name: 'Marie' }).waitFor()
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  for (const name of ['Edit', 'Delete', 'Add note'])
    assert.equal(await page.getByRole('button', { name }).count(), 0, name)
})

test('selected contacts are tagged, and deleted once their number is typed, except for those with deals', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const ids = [0, 1, 2].map((nth) => aContact(panel!, { first_name: `Many ${nth}`, tags: ['old'], owner: 'Deniz' }))
  const [first, , last] = await Promise.all(ids)
  await world.request('POST', '/admin/crm/deals', { title: 'Licence', contact_id: last })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm?owner=Deniz`)
  await page
    .getByRole('row', { name: /Many 0/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag', { exact: true }).fill('fair')
  await dialog.getByRole('button', { name: 'Change 3 contacts' }).click()
  await dialog.getByText('Done: 3 of 3.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('row', { name: /Many 1.*old, fair/ }).waitFor()
  assert.deepEqual((await world.request('GET', `/admin/crm/contacts/${first}`)).body.tags, ['old', 'fair'])

  await page
    .getByRole('row', { name: /Many 0/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const deletes = dialog.getByRole('button', { name: 'Delete 3 contacts' })
  assert.equal(await deletes.isDisabled(), true)
  await dialog.getByLabel('Type “3” to confirm').fill('3')
  await deletes.click()
  await dialog.getByText('1 contact kept, since there are deals.').waitFor()
  await dialog.getByText('Done: 2 of 3.').waitFor()
  const left = (await world.request('GET', '/admin/crm/contacts?owner=Deniz')).body
  assert.deepEqual(
    left.map(({ id }: { id: number }) => id),
    [last],
  )
})
