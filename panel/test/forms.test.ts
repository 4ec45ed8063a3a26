import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** A form: where it is, what is pressed to come to it, what is put into it that is wrong, and what sends it. */
type Wrong = { path: string; opens?: string; put: Record<string, string>; send: string; wrong: string[] }

const ofEvent = (id: number, person: number, certificate: number): Wrong[] => [
  { path: '/events', opens: 'New event', put: { name: '' }, send: 'Create event', wrong: ['name'] },
  { path: `/events/${id}`, opens: 'Duplicate', put: { name: ' ' }, send: 'Duplicate', wrong: ['name'] },
  { path: `/events/${id}/settings`, put: { name: ' ' }, send: 'Save', wrong: ['name'] },
  {
    path: `/events/${id}/attendees`,
    opens: 'Add attendee',
    put: { first_name: ' ', email: 'nowhere' },
    send: 'Add attendee',
    wrong: ['first_name', 'email'],
  },
  {
    path: `/events/${id}/attendees?open=${person}`,
    opens: 'Edit',
    put: { email: 'nowhere' },
    send: 'Save',
    wrong: ['email'],
  },
  {
    path: `/certificates?open=${certificate}`,
    opens: 'Correct',
    put: { attendee_name: ' ' },
    send: 'Correct',
    wrong: ['attendee_name'],
  },
  {
    path: `/certificates?open=${certificate}`,
    opens: 'Revoke',
    put: { revocation_reason: 'x'.repeat(1_100) },
    send: 'Revoke',
    wrong: ['revocation_reason'],
  },
]

const OTHERS: Wrong[] = [
  { path: '/designs', opens: 'New design', put: { name: 'x'.repeat(300) }, send: 'Create design', wrong: ['name'] },
  {
    path: '/developers',
    opens: 'Create API key',
    put: { name: ' ' },
    send: 'Create API key',
    wrong: ['name', 'scopes'],
  },
  {
    path: '/developers/webhooks',
    opens: 'Add webhook',
    put: { url: 'nowhere' },
    send: 'Add webhook',
    wrong: ['url'],
  },
  { path: '/settings', put: { name: ' ' }, send: 'Save', wrong: ['name'] },
  {
    path: '/settings/people',
    opens: 'Invite member',
    put: { email: 'nowhere' },
    send: 'Invite member',
    wrong: ['email'],
  },
]

/** Fields marked as invalid, their messages, and the focused field. */
const told = (page: Page) =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
    const words = ({ ariaDescribedByElements: by }: HTMLInputElement) =>
      by?.map((each) => each.textContent).join() ?? ''
    return {
      wrong: marked.map(({ name }) => name),
      silent: marked.filter((each) => words(each) === '').map(({ name }) => name),
      focused: (document.activeElement as HTMLInputElement).name,
    }
  })

test('problems of a form appear next to their fields, and the first has the focus', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world)
  const person = await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const all = [...ofEvent(event.id, person.id, body.certificates[0].id), ...OTHERS]
  const left = all.values()
  const found: Record<string, unknown> = {}
  const judge = async () => {
    const page = await panel!.visit()
    page.on('dialog', (dialog) => dialog.accept())
    for (const { path, opens, put, send } of left) {
      await page.goto(`${url}/admin${path}`)
      if (opens) await page.getByRole('button', { name: opens }).first().click()
      for (const [name, value] of Object.entries(put)) await page.locator(`form [name="${name}"]`).fill(value)
      const form = page.locator('form').filter({ has: page.locator(`[name="${Object.keys(put)[0]}"]`) })
      await form.getByRole('button', { name: send, exact: true }).click()
      await page.locator('[aria-invalid=true]:focus').waitFor()
      found[`${path} ${opens ?? ''}`] = await told(page)
    }
  }
  await Promise.all([judge(), judge()])
  const wanted = all.map(({ path, opens, wrong }) => [
    `${path} ${opens ?? ''}`,
    { wrong, silent: [], focused: wrong[0] },
  ])
  assert.deepEqual(found, Object.fromEntries(wanted))
})
