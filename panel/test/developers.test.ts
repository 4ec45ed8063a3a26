import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { startDelivering } from '../../test/support/deliver.ts'
import { waitForCertificates } from '../../test/support/event-feed.ts'
import { aCertificate } from '../../test/support/factories.ts'
import { startReceiver } from '../../test/support/receiver.ts'
import { anEndpoint, settledDeliveries } from '../../test/support/webhooks.ts'
import { openPanel } from './support/open-panel.ts'

test('the event log lists past events, deliveries can be filtered, and failed ones since a time are retried', async (t) => {
  await using receiver = await startReceiver({ status: 200 })
  await using panel = await openPanel({ allowTargets: [receiver.host] })
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const { id } = await anEndpoint(world, receiver.url, { events: ['cert.issued', 'cert.revoked'] })
  const certificate = await aCertificate(world, { name: 'Ada' })
  await world.request('POST', `/admin/certificates/${certificate.id}/revoke`)
  // Disabling a webhook cancels its pending deliveries.
  for (const active of [false, true]) await world.request('PATCH', `/admin/webhooks/${id}`, { active })
  await using _ = await startDelivering(world)
  await waitForCertificates(world, 2)

  const page = await panel.visit()
  await page.goto(`${url}/admin/developers/events`)
  await page.getByText('cert.revoked', { exact: true }).click()
  assert.match((await page.locator('details[open] pre').textContent())!, /"revoked_at": /)
  const told = await page.locator('.story > li summary code').allTextContents()
  assert.ok(told.indexOf('cert.revoked') < told.indexOf('cert.issued'), told.join())

  await page.goto(`${url}/admin/developers/webhooks/${id}`)
  await page.getByText('cert.issued', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Event' }).fill('cert.revoked')
  await page.getByText('cert.issued', { exact: true }).waitFor({ state: 'detached' })
  await page.getByText('cert.revoked', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Retry failed deliveries' }).click()
  await page.locator('[name=since]').fill('2020-01-01T00:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await page.getByText('2 deliveries queued.').waitFor()
  const sent = await settledDeliveries(world, id)
  assert.deepEqual(sent.map(({ status }) => status).sort(), ['cancelled', 'cancelled', 'succeeded', 'succeeded'])
  assert.deepEqual(complaints, [])
})

test('assistants find tools at the copied URL with the copied configuration, and every link to the API reference works', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const page = await panel.visit()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${url}/admin/developers/assistants`)
  const copied = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const toolsAt = async (address: string) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    const body: any = JSON.parse((await answer.text()).replace(/^event: message\ndata: /, ''))
    return body.result.tools.map(({ name }: { name: string }) => name)
  }
  const usual = await toolsAt(await copied('Copy URL'))
  assert.ok(usual.includes('issue_certificates'), usual.join())
  await page.getByLabel('Tools', { exact: true }).selectOption('all')
  await page.getByLabel('Read-only tools').check()
  const reading = await toolsAt(await copied('Copy URL'))
  assert.ok(reading.includes('list_certificates') && !reading.includes('issue_certificates'), reading.join())
  await page.getByLabel('Assistant').selectOption('Cursor, .cursor/mcp.json')
  const settings = JSON.parse(await copied('Copy configuration'))
  assert.equal(settings.mcpServers.laurel.url, `${url}/mcp?toolsets=all&readonly=1`)
  assert.match(await copied('Copy configuration: Claude Code'), /^claude mcp add --transport http laurel 'http/)
  for (const link of await page.locator('section', { hasText: 'API reference' }).last().locator('a').all())
    assert.equal((await fetch((await link.getAttribute('href'))!)).status, 200)
  assert.deepEqual(complaints, [])
})
