import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aContact, aDeal, anAccount } from '../../test/support/crm.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const stage = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: false }).filter({ has: page.getByRole('heading', { name }) })
const titles = (page: Page, name: string) => stage(page, name).locator('.deal-title').allTextContents()

test('a company is added, corrected and deleted with its deals, which are named first, and its people stay', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await anAccount(world, { name: 'Zeta', domain: 'zeta.example' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/companies`)
  await page.getByRole('button', { name: 'Add company' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Name').fill('Acme')
  await adding.getByLabel('Domain').fill('https://zeta.example/about')
  await adding.getByRole('button', { name: 'Add company' }).click()
  await adding.getByText('already has the domain zeta.example').waitFor()
  await adding.getByLabel('Domain').fill('acme.example')
  await adding.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('heading', { name: 'Acme', level: 1 }).waitFor()
  const companyId = Number(page.url().split('/').at(-1))
  const contact = await aContact(world, { first_name: 'Ada', account_id: companyId })
  await page.getByRole('link', { name: 'Ada' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Industry').fill('Steel')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Steel').waitFor()
  await page.getByRole('button', { name: 'Add deal' }).click()
  const deal = page.getByRole('dialog')
  await deal.getByLabel('Title').fill('Rails')
  await deal.getByLabel('Amount').fill('1200.50')
  await deal.getByLabel('Currency').fill('EUR')
  await deal.getByRole('button', { name: 'Add deal' }).click()
  await page.getByText('€1,200.50').first().waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  const deleting = page.getByRole('dialog')
  await deleting.getByText('Rails').waitFor()
  await deleting.getByLabel('Acme').fill('Acme')
  await deleting.getByRole('button', { name: 'Delete company and deals' }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  assert.equal((await world.request('GET', `/admin/crm/accounts/${companyId}`)).status, 404)
  assert.equal((await world.request('GET', `/admin/crm/contacts/${contact.id}`)).body.account_id, null)
})

test('a deal is moved by drag and by menu, back by undo, and two people see each other move them', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  for (const title of ['Third', 'Second', 'First']) await aDeal(world, { title, amount: 100, currency: 'EUR' })
  const [page, other] = [await panel.visit({ viewport: { width: 1440, height: 900 } }), await panel.visit()]
  for (const each of [page, other]) await each.goto(`${url}/admin/crm/pipeline`)
  await page.getByRole('link', { name: 'First' }).waitFor()
  await other.getByRole('link', { name: 'First' }).waitFor()
  const card = (title: string) => page.locator('.deal-card').filter({ hasText: title })
  const [from, to] = [(await card('Second').boundingBox())!, (await stage(page, 'Qualified').boundingBox())!]
  await page.mouse.move(from.x + 30, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 })
  await page.mouse.move(to.x + 60, to.y + 150, { steps: 5 })
  await page.mouse.up()
  await page.getByText('Moved “Second” to Qualified.').waitFor()
  assert.deepEqual(await titles(page, 'Lead'), ['First', 'Third'])
  await stage(page, 'Qualified').getByText('Weighted: €25').waitFor()
  await stage(other, 'Qualified').getByRole('link', { name: 'Second' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await stage(page, 'Lead').getByRole('link', { name: 'Second' }).waitFor()
  await page.waitForTimeout(300)
  assert.deepEqual(await titles(page, 'Lead'), ['First', 'Second', 'Third'])
  await page.getByRole('button', { name: 'Move “First” to…' }).click()
  const moving = page.getByRole('dialog')
  await moving.getByLabel('Position').selectOption({ label: 'Below “Third”' })
  await moving.getByRole('button', { name: 'Move' }).click()
  await moving.waitFor({ state: 'detached' })
  await page.getByText('Moved “First” to Lead.').waitFor()
  const stored = async () =>
    (await world.request('GET', '/admin/crm/pipeline')).body.stages[0].deals.map(({ title }: any) => title)
  assert.deepEqual(await stored(), ['Second', 'Third', 'First'])
  assert.deepEqual(await titles(page, 'Lead'), ['Second', 'Third', 'First'])
})

test('own stages are named and added, and one with deals keeps its place', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const deal = await aDeal(world, { title: 'Kept', stage: 'negotiation' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/pipeline/stages`)
  await page.getByRole('group', { name: 'Negotiation' }).waitFor()
  assert.ok(await page.getByRole('button', { name: 'Delete Negotiation' }).isDisabled())
  await page.getByRole('button', { name: 'Delete Proposal' }).click()
  await page.getByRole('button', { name: 'Add stage' }).click()
  const added = page.getByRole('group', { name: 'Stage', exact: true })
  await added.getByLabel('Name').fill('Sözleşme')
  await added.getByLabel('Chance of winning').fill('90')
  await page.getByRole('button', { name: 'Save stages' }).click()
  await page.getByText('Stages saved.').waitFor()
  const { body } = await world.request('GET', '/admin/crm/deal-stages')
  assert.deepEqual(
    body.map(({ key, label, weight }: any) => [key, label, weight]),
    [
      ...[
        ['lead', 'Lead', 0.1],
        ['qualified', 'Qualified', 0.25],
        ['negotiation', 'Negotiation', 0.75],
      ],
      ...[
        ['sozlesme', 'Sözleşme', 0.9],
        ['won', 'Won', 1],
        ['lost', 'Lost', 0],
      ],
    ],
  )
  await page.getByRole('link', { name: 'Pipeline' }).first().click()
  await page.getByRole('button', { name: 'Move “Kept” to…' }).click()
  await page.getByRole('dialog').getByLabel('Stage').selectOption('sozlesme')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await page.getByText('Moved “Kept” to Sözleşme.').waitFor()
  assert.equal((await world.request('GET', `/admin/crm/deals/${deal.id}`)).body.stage, 'sozlesme')
})
