import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** Where a form is: the file that it stands in, its page, what is pressed to come to it, and one of its fields. */
type There = { file: string; path: string; opens?: (string | RegExp)[]; field: string; isOnPage?: boolean }
type Made = { event: number; person: number; certificate: number; webhook: number }

const inside = ({ event, person, certificate, webhook }: Made): There[] => [
  { file: 'components/name-view.tsx', path: '/events', opens: ['Views', 'Save this view'], field: 'views.0.name' },
  { file: 'pages/events/new-event.tsx', path: '/events', opens: ['New event'], field: 'name' },
  { file: 'pages/events/event-page.tsx', path: `/events/${event}`, opens: ['Duplicate'], field: 'name' },
  { file: 'pages/events/event-settings-page.tsx', path: `/events/${event}/settings`, field: 'name' },
  { file: 'pages/events/event-settings-page.tsx', path: `/events/${event}/settings`, field: 'visibility' },
  { file: 'pages/events/event-settings-page.tsx', path: `/events/${event}/settings`, field: 'template_id' },
  {
    file: 'pages/attendees/add-attendee.tsx',
    path: `/events/${event}/attendees`,
    opens: ['Add attendee'],
    field: 'email',
  },
  {
    file: 'pages/attendees/attendee-details.tsx',
    path: `/events/${event}/attendees?open=${person}`,
    opens: ['Edit'],
    field: 'email',
  },
  {
    file: 'pages/certificates/details-actions.tsx',
    path: `/certificates?open=${certificate}`,
    opens: ['Correct the name'],
    field: 'attendee_name',
  },
  {
    file: 'pages/certificates/details-actions.tsx',
    path: `/certificates?open=${certificate}`,
    opens: ['Revoke'],
    field: 'revocation_reason',
  },
  { file: 'pages/designs/new-design.tsx', path: '/designs', opens: ['New design'], field: 'name' },
  { file: 'pages/developers/new-api-key.tsx', path: '/developers', opens: ['Create key'], field: 'name' },
  { file: 'pages/developers/new-webhook.tsx', path: '/developers/webhooks', opens: ['Add endpoint'], field: 'url' },
  {
    file: 'pages/developers/replay-since.tsx',
    path: `/developers/webhooks/${webhook}`,
    opens: ['Send again since…'],
    field: 'since',
  },
  { file: 'pages/settings/organisation-page.tsx', path: '/settings', field: 'name' },
  { file: 'pages/settings/invite-person.tsx', path: '/settings/people', opens: ['Invite'], field: 'email' },
  { file: 'pages/settings/person-details.tsx', path: '/settings/people', opens: [/^person\d+@/], field: 'role' },
  { file: 'pages/settings/sign-in-page.tsx', path: '/settings/sign-in', field: 'second_factor' },
  { file: 'pages/settings/provider-dialog.tsx', path: '/settings/sign-in', opens: ['Add a provider'], field: 'slug' },
  { file: 'pages/settings/provider-domains.tsx', path: '/settings/sign-in', field: 'domain' },
  { file: 'pages/me/looks.tsx', path: '/me', field: 'name' },
  { file: 'pages/me/security.tsx', path: '/me', field: 'current' },
  { file: 'pages/me/code-app.tsx', path: '/me', opens: ['Set it up'], field: 'code', isOnPage: true },
  { file: 'pages/me/passkeys.tsx', path: '/me', opens: ['Add a passkey'], field: 'name' },
]

const DOORS: There[] = [
  { file: 'pages/sign-in/set-up-page.tsx', path: '/set-up#token', field: 'email' },
  { file: 'pages/sign-in/invite-page.tsx', path: '/invitation#token', field: 'name' },
  { file: 'pages/sign-in/reset-page.tsx', path: '/reset#token', field: 'password' },
  { file: 'pages/sign-in/ask-for-link-form.tsx', path: '/link', field: 'email' },
  { file: 'pages/sign-in/password-form.tsx', path: '/sign-in', field: 'email' },
  { file: 'pages/sign-in/second-factor-form.tsx', path: '/second-factor#ticket=t&methods=totp', field: 'code' },
]

/** Those without a field that the service could refuse, or that ask it nothing; the last has a test of its own. */
const WITHOUT = ['pages/attendees/attendee-actions.tsx', 'pages/sign-in/link-page.tsx', 'app/presence-dialog.tsx']

/** Has the service refuse every field of a form, and tells what is said of each, what has the focus and what was typed. */
async function refuseAll(page: Page, { path, opens = [], field, isOnPage = opens.length === 0 }: There) {
  await page.goto('about:blank')
  await page.goto(`${panel!.url}/admin${path}`)
  for (const name of opens)
    await (name instanceof RegExp
      ? page.getByText(name)
      : page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true }))
    )
      .first()
      .click()
  const form = (isOnPage ? page : page.getByRole('dialog'))
    .locator('form')
    .filter({ has: page.locator(`[name="${field}"]`) })
    .first()
  const fields = form.locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea')
  await fields.first().waitFor()
  const names = await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name))
  await page.route(
    (url) => url.pathname.includes('/api/v1/'),
    (route) => {
      if (route.request().method() === 'GET') return route.continue()
      const detail = names.map((name) => ({
        loc: ['body', ...name.split('.')],
        msg: `${name} is refused`,
        type: 'value',
      }))
      return route.fulfill({ status: 422, json: { detail, code: 'validation_failed' } })
    },
  )
  const typed = form.locator(`[name="${field}"]`)
  const isText = await typed.evaluate((each) => each.matches('textarea, input:not([type=datetime-local])'))
  if (isText) await typed.fill('as it was typed')
  await form.locator('[type=submit]').first().click()
  await form.locator('[aria-invalid=true]').first().waitFor()
  const said = await fields.evaluateAll((all) =>
    all.map((each) => {
      const { name, ariaDescribedByElements: by } = each as HTMLInputElement
      return [
        name,
        each.getAttribute('aria-invalid') === 'true' &&
          by?.some(({ textContent }) => textContent === `${name} is refused`),
      ]
    }),
  )
  const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  const kept = !isText || (await typed.inputValue()) === 'as it was typed'
  await page.unrouteAll()
  return {
    said: Object.fromEntries(said),
    focused,
    kept,
    wanted: { said: Object.fromEntries(names.map((name) => [name, true])), focused: names[0], kept: true },
  }
}

async function refuseEverywhere(all: There[], who: { token?: null } = {}) {
  const left = all.values()
  const found: object[] = []
  const right: object[] = []
  const judge = async () => {
    const page = await panel!.visit(who)
    page.on('dialog', (dialog) => dialog.accept())
    for (const there of left) {
      const name = `${there.file} at ${there.path}`
      const { wanted, ...told } = await refuseAll(page, there).catch((cause: unknown) => {
        throw new Error(name, { cause })
      })
      found.push({ name, ...told })
      right.push({ name, ...wanted })
    }
  }
  await Promise.all([judge(), judge()])
  assert.deepEqual(found, right)
}

test('every form of the panel is walked by the tests below', () => {
  const src = new URL('../src/', import.meta.url).pathname
  const files = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    /<Form[\s>]/.test(readFileSync(`${src}${file}`, 'utf8')),
  )
  const walked = [...inside({ event: 0, person: 0, certificate: 0, webhook: 0 }), ...DOORS].map(({ file }) => file)
  assert.deepEqual(
    files.filter((file) => file !== 'components/form.tsx').toSorted(),
    [...new Set([...walked, ...WITHOUT])].toSorted(),
  )
})

test('whatever the service refuses of a form stands beside its field, the first has the focus, and nothing typed is lost', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const person = await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  await aPerson(world, { role: 'editor' })
  const hook = await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  const provider = { slug: 'acme', name: 'Acme', issuer: 'https://login.acme.example', default_role: 'editor' }
  const client = { client_id: 'laurel', client_secret: 'a secret of tests' }
  assert.equal((await world.request('POST', '/admin/identity-providers', { ...provider, ...client })).status, 201)
  await refuseEverywhere(
    inside({ event: event.id, person: person.id, certificate: body.certificates[0].id, webhook: hook.body.id }),
  )
})

test('the same holds for the doors', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  await refuseEverywhere(DOORS, { token: null })
})

test('whoever leaves a form with changes is asked first, and loses nothing if they stay', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const event = await anEvent(panel.world)
  const page = await panel.visit()
  const asked: string[] = []
  let leaves = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return leaves ? dialog.accept() : dialog.dismiss()
  })
  await page.goto(`${panel.url}/admin/events/${event.id}/settings`)
  const name = page.locator('[name="name"]').first()
  await name.fill('Another name')
  await page.getByRole('link', { name: 'Attendees', exact: true }).click()
  assert.deepEqual([asked, await name.inputValue()], [['confirm'], 'Another name'])
  leaves = true
  await page.getByRole('link', { name: 'Attendees', exact: true }).click()
  await page.getByRole('heading', { name: 'Attendees' }).waitFor()
  assert.deepEqual(asked, ['confirm', 'confirm'])
})
