import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aCertificate } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel } from './support/open-panel.ts'

test('an owner replaces the signing key and withdraws a stolen one, knowing how many certificates that affects', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const keys = () =>
    world.query<{ state: string }>(
      `select case when withdrawn_at is not null then 'withdrawn' when retired_at is null then 'current' else 'replaced' end as state
       from signing_key where purpose = 'credential' order by id`,
    )
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/settings/signing-keys`)
  await page.getByText('No signing keys yet.').waitFor()
  await page.getByText('Nobody else can check your certificates and badges').waitFor()
  await aCertificate(world)
  await page.reload()
  const table = page.getByRole('table', { name: 'Signing keys' })
  await table.getByText('In use').waitFor()

  await page.getByRole('button', { name: 'Replace key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace key' }).click()
  await table.getByText('Replaced').waitFor()
  assert.deepEqual(await keys(), [{ state: 'replaced' }, { state: 'current' }])

  await table.getByText('Replaced').click()
  await page.getByRole('button', { name: 'Withdraw key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this key?' })
  await dialog.getByText('Certificates and badges to sign again').waitFor()
  await dialog.getByText('1', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Withdraw key' }).click()
  await table.getByText('Withdrawn').waitFor()
  assert.deepEqual(await keys(), [{ state: 'withdrawn' }, { state: 'current' }])
  assert.deepEqual(panel.complaints, [])
})

test('a person who may only read sees the keys without the buttons that change them', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  await aCertificate(panel.world)
  const { token } = await aPerson(panel.world, { role: 'viewer' })
  const page = await panel.visit({ token })
  await page.goto(`${panel.url}/admin/settings/signing-keys`)
  await page.getByText('In use').first().waitFor()
  assert.equal(await page.getByRole('button', { name: 'Replace key' }).count(), 0)
  await page.getByText('In use').first().click()
  await page.getByRole('button', { name: 'Copy public key' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Withdraw key' }).count(), 0)
})
