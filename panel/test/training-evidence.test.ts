import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PICTURE } from '../../test/support/badges.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson } from '../../test/support/people.ts'
import { aCourse, aProgramme, assign, ok } from '../../test/support/training.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('evidence is uploaded, shown and approved, which completes the course; another is declined with a reason', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const course = await aCourse(world, { name: 'First aid' })
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, id, ['ada@example.org', 'bob@example.org'])
  const page = await panel.visit()
  const dialog = page.getByRole('dialog').last()
  await page.goto(`${url}/admin/training/evidence`)
  const files = [
    { email: 'ada@example.org', name: 'card.png', mimeType: 'image/png', buffer: PICTURE },
    { email: 'bob@example.org', name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  ]
  for (const { email, ...file } of files) {
    await page.getByRole('button', { name: 'Upload evidence' }).first().click()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Upload evidence' }).click()
    await dialog.getByText('Choose a file.').waitFor()
    await dialog.getByLabel('Day of completion').fill('2026-02-03')
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Upload evidence' }).click()
    await page.getByRole('row').filter({ hasText: email }).waitFor()
  }
  await page.getByRole('row').filter({ hasText: 'ada@' }).click()
  const picture = dialog.getByRole('img', { name: 'Picture of ada@example.org' })
  await picture.waitFor()
  assert.ok(await picture.evaluate((each) => (each as HTMLImageElement).decode().then(() => true)))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved. The course is completed.').waitFor()
  await page.goto(`${url}/admin/training/evidence`)
  await page.getByRole('row').filter({ hasText: 'bob@' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByText('Download: note.pdf').click()])
  assert.match(download.suggestedFilename(), /^evidence-\d+\.pdf$/)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByLabel('Reason').fill('Not readable')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByText('Not readable').waitFor()
  const completions = await ok(world.request('GET', '/admin/training/completions'))
  assert.deepEqual(
    completions.map((each: any) => [each.email, each.completed_at.slice(0, 10)]),
    [['ada@example.org', '2026-02-03']],
  )
  const viewer = await panel.visit({ token: (await aPerson(world, { role: 'viewer' })).token })
  await viewer.goto(`${url}/admin/training/evidence`)
  await viewer.getByRole('row').filter({ hasText: 'bob@' }).click()
  await viewer.getByText('Download: note.pdf').waitFor()
  assert.equal(await viewer.getByRole('button', { name: /Upload|Approve|Decline|Delete/ }).count(), 0)
  assert.deepEqual(panel.complaints, [])
})
