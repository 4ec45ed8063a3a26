import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

const MAX_ELEMENTS = 400
const PEOPLE = 10_000

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('ten thousand attendees keep the page at 400 elements, from the first to the last', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, last_name, email, email_key, folded, source, created_at, updated_at)
    select 1, ${event.id}, 'Person', n::text, 'p' || n || '@example.org', 'p' || n || '@example.org', 'person ' || n, 'import', now(), now()
    from generate_series(1, ${PEOPLE}) n`)
  const page = await panel.visit()
  const elements = () => page.evaluate(() => document.querySelectorAll('#root *').length)
  const seen = async (name: string) => {
    await page.getByRole('cell', { name, exact: true }).waitFor()
    return elements()
  }
  await page.goto(`${url}/admin/events/${event.id}/attendees`)
  const counts = [await seen(`Person ${PEOPLE}`)]
  assert.equal(await page.getByRole('table').getAttribute('aria-rowcount'), String(PEOPLE + 1))
  const scroller = page.getByRole('rowgroup', { name: 'Rows' })
  for (const share of [0.5, 1, 0]) {
    await scroller.evaluate((rows, to) => rows.scrollTo(0, to * rows.scrollHeight), share)
    const last = share === 1 ? 1 : PEOPLE
    counts.push(await seen(share === 0.5 ? `Person ${PEOPLE / 2}` : `Person ${last}`))
  }
  t.diagnostic(counts.join())
  assert.ok(Math.max(...counts) <= MAX_ELEMENTS, counts.join())
  assert.deepEqual(complaints, [])
})

test('a page for which a role lacks the scope names the scope and shows no actions', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { token } = await aPerson(panel.world, { role: 'viewer' })
  const page = await panel.visit({ token })
  await page.goto(`${panel.url}/admin/settings/people`)
  await page.getByText('You do not have access to this page').waitFor()
  await page.getByText('people:read').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Invite member' }).count(), 0)
  assert.equal(
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Members' }).count(),
    0,
  )
})

test('a person whose session was revoked is redirected to sign-in and then back', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  const { id, token } = await aPerson(world)
  const page = await panel.visit({ token })
  const path = `/events/${event.id}/attendees`
  await page.goto(`${url}/admin${path}`)
  await page.getByRole('cell', { name: 'Ada Lovelace' }).waitFor()
  await world.query(`delete from person_session where person_id = ${id}`)
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled')
  await page.waitForURL('**/sign-in?**')
  const to = new URL(page.url()).searchParams.get('to')!
  assert.match(to, new RegExp(`^(/admin)?${path}`))
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})

test('an unavailable service is reported with the request id and can be retried', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  const page = await panel.visit()
  const list = `**/api/v1/admin/events/${event.id}/attendees?**`
  const body = { detail: 'The database is not there right now.', code: 'unavailable' }
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: body, headers: { 'x-request-id': 'req-lists-1' } }),
  )
  await page.goto(`${url}/admin/events/${event.id}/attendees`)
  await page.getByText(body.detail).waitFor()
  await page.getByText('req-lists-1').waitFor()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('cell', { name: 'Ada Lovelace' }).waitFor()
})
