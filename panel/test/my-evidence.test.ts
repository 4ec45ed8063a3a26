import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PICTURE } from '../../test/support/badges.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { askFor, linkOf } from '../../test/support/my-pages.ts'
import { aCourse, aProgramme, assign, ok } from '../../test/support/training.ts'
import { inspectPage } from './support/inspect-page.ts'
import { openPanel } from './support/open-panel.ts'

const EVIDENCE = '/admin/training/evidence'

test('a person opens their link on a phone, sends a photo of their card, and sees the decision', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const course = await aCourse(world, { name: 'First aid' })
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, id, ['ada@example.org'])
  assert.equal((await askFor(world, 'ada@example.org')).status, 303)
  const page = await panel.visit({ token: null, viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/my/${await linkOf(world, 'ada@example.org')}`)
  await page.getByRole('button').first().click()
  await page.getByText('Courses to complete').waitFor()
  const form = page.locator('details', { has: page.getByText('Send proof') })
  await form.locator('summary').click()
  await page.getByLabel('Day of completion').fill('2026-02-03')
  await page.getByLabel('File').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: PICTURE })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your file was sent').waitFor()
  await page.getByText('waiting for a decision').waitFor()
  assert.deepEqual(await inspectPage(page), [])
  const [sent] = await ok(world.request('GET', EVIDENCE))
  assert.deepEqual([sent.email, sent.completed_on, sent.size], ['ada@example.org', '2026-02-03', PICTURE.length])
  await ok(world.request('POST', `${EVIDENCE}/${sent.id}/decline`, { reason: 'The name is cut off' }))
  await page.goto(`${url}/my`)
  await page.getByText('The name is cut off').waitFor()
  assert.deepEqual(panel.complaints, [])
})
