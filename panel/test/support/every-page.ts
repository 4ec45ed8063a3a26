import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { aMessage } from '../../../test/support/messages.ts'
import { startSending, triedEmail } from '../../../test/support/send.ts'
import { fieldsOnly } from '../../../test/support/stored.ts'
import { resetModes } from './inspect-page.ts'
import type { Panel } from './open-panel.ts'
import { connectedAppRecords, connectedAppViews } from './records/connected-apps.ts'
import { contactViews, createContacts } from './records/contacts.ts'
import { emailDialogs, emailRecords } from './records/emails.ts'
import { insightRecords, insightShown } from './records/insight.ts'
import { createLeadForms, leadFormViews } from './records/lead-forms.ts'
import { createErasureRequest, privacyViews } from './records/privacy.ts'
import { salesRecords, salesShown } from './records/sales.ts'
import { signingKeyViews } from './records/signing-keys.ts'
import { createTraining, trainingDialogs } from './records/training.ts'

/** The number of pages that are inspected at once, each in a tab: one loads while another is inspected. */
const TABS = 3

/** A path, and the button that opens something over it; without a button the page is inspected as it loads. */
export type Shown = { path: string; opens?: string; isOver?: boolean }

/** Inspects a page. @returns what is wrong */
type Inspect = (page: Page, name: string) => Promise<string[]>

/** Every page of the panel by its own sitemap, with records to show, and the dialogs and sheets over them. */
export async function everyPage(panel: Panel): Promise<Shown[]> {
  const records = await createRecords(panel)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/`)
  await page.getByRole('navigation').first().waitFor()
  const places = await page.evaluate(() => (window as { laurelPlaces?: () => Promise<string[]> }).laurelPlaces!())
  const paths = places.map((path) =>
    path.replace(/\$(\w+)/g, (_, name: string) => String(records[name as keyof typeof records] ?? `no ${name}`)),
  )
  const { eventId, person, certificate, messageId } = records
  const event = `/events/${eventId}`
  return [
    ...paths.map((path) => ({ path })),
    { path: '/events', opens: 'New event' },
    { path: event, opens: 'Duplicate' },
    { path: `${event}/attendees`, opens: 'Add attendee' },
    { path: `${event}/attendees?open=${person}`, isOver: true },
    { path: `${event}/waiting-list`, opens: 'Offer a place' },
    { path: `${event}/agenda`, opens: 'Add session' },
    { path: `${event}/registration`, opens: 'Add type' },
    { path: `${event}/check-in`, opens: 'New door link' },
    { path: `${event}/certificates`, opens: 'Issue certificates' },
    { path: `${event}/automations`, opens: 'New automation' },
    { path: `${event}/messages/${messageId}`, opens: 'Send test' },
    { path: `/certificates?open=${certificate}`, isOver: true },
    { path: '/designs', opens: 'New design' },
    { path: '/developers', opens: 'Create API key' },
    { path: '/developers/webhooks', opens: 'Add webhook' },
    { path: '/settings/people', opens: 'Invite member' },
    ...emailDialogs(records),
    { path: '/settings/automations', opens: 'New automation' },
    ...connectedAppViews(records),
    ...salesShown(records),
    ...trainingDialogs(records),
    ...leadFormViews(records),
    ...contactViews(records),
    ...insightShown(records),
    ...privacyViews,
    ...signingKeyViews,
  ]
}

/** The pages for people who are not signed in. */
export function signInPages(): Shown[] {
  const links = ['/set-up', '/invitation', '/link', '/reset'].flatMap((path) => [path, `${path}#token`])
  const ways = ['/sign-in#problem=sso_over', '/second-factor', '/second-factor#ticket=t&methods=totp,passkey']
  return ['/sign-in', ...ways, ...links].map((path) => ({ path }))
}

/** Inspects all pages, some at once. @returns what is wrong, with the page that it is wrong on */
export async function inspectAll(
  panel: Panel,
  all: Shown[],
  inspect: Inspect,
  who: { token?: null; locale?: string } = {},
) {
  const found: string[] = []
  const left = all.values()
  const work = async () => {
    const page = await panel.visit(who)
    for (const shown of left) {
      await show(panel, page, shown)
      found.push(...(await inspect(page, `${shown.path} ${shown.opens ?? ''}`)))
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: TABS }, work))
  return found
}

async function createRecords(panel: Panel) {
  const { world } = panel
  const questions = [{ id: 'diet', type: 'choice', label: 'Diet', options: ['Vegan', 'None'] }]
  const event = await anEvent(world, {
    ...{ name: 'Node Day İstanbul', event_date: '2026-12-01T09:00:00', visibility: 'public' },
    ...{ registration_questions: questions, survey: questions, registration_capacity: 3 },
  })
  let person = 0
  for (const first_name of ['Ada', 'مريم', 'Ayşe']) person = (await anAttendee(world, event.id, { first_name })).id
  const waits = await anAttendee(world, event.id, { first_name: 'Bob' })
  await world.query(`update attendee set status = 'waitlisted', waitlisted_at = now() where id = ${waits.id}`)
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const webhook = await world.request('POST', '/admin/webhooks', {
    url: 'https://example.com/hook',
    events: ['*'],
    description: 'Our gateway',
    headers: { 'X-Api-Key': 'the key of a gateway' },
  })
  const provider = await world.request('POST', '/admin/identity-providers', {
    slug: 'acme',
    name: 'Acme',
    issuer: 'https://login.acme.example',
    default_role: 'editor',
    client_id: 'laurel',
    client_secret: 'a secret of tests',
  })
  await world.query('update webhook_endpoint set failures = 2, failing_since = now()')
  await keepMail(world, event.id, person)
  await world.request('POST', `/admin/identity-providers/${provider.body.id}/domains`, { domain: 'acme.example' })
  const sender = { from_address: 'events@example.org', smtp_url: 'smtp://a:b@smtp.example.org' }
  await world.request('PUT', '/admin/organisation/sender', sender)
  const rule = await world.request('POST', `/admin/events/${event.id}/automations`, {
    name: 'Tag who came',
    trigger: 'attended_event',
    actions: [{ type: 'add_crm_tag', tag: 'came' }],
  })
  const { id: messageId } = await aMessage(world, event.id, { send_at_local: '2026-12-01T08:00' })
  const ofOrganisation = await world.request('POST', '/admin/automations', {
    ...{ name: 'Thank everyone', trigger: 'after_event', trigger_hours: 24 },
    conditions: [{ field: 'attended', value: 'true' }],
    actions: [{ type: 'add_crm_tag', tag: 'came' }],
  })
  const form = fieldsOnly({ builtin: 'band' })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  const certificate: number = issued.body.certificates[0].id
  const ids = { webhookId: webhook.body.id, designId: design.body.id, ruleId: rule.body.id, messageId }
  const organisationRuleId: number = ofOrganisation.body.id
  await createErasureRequest(world)
  const ofParts = {
    ...(await createTraining(world)),
    ...(await connectedAppRecords(panel)),
    ...(await salesRecords(panel)),
    ...(await createLeadForms(world)),
    ...(await createContacts(world)),
    ...(await insightRecords(world)),
    ...(await emailRecords(panel, person)),
  }
  return { eventId: event.id, person, certificate, organisationRuleId, ...ids, ...ofParts }
}

/** Sends somebody a ticket without a mail server. */
async function keepMail(world: Panel['world'], event: number, person: number): Promise<void> {
  const action = { action: 'send_ticket', ids: [person] }
  const sent = await world.request('POST', `/admin/events/${event}/attendees/actions`, action)
  assert.equal(sent.status, 200, sent.text)
  const [{ id }] = (await world.request('GET', `/admin/emails?attendee_id=${person}`)).body
  await using _sending = await startSending(world)
  assert.equal((await triedEmail(world, id)).status, 'kept')
}

async function show(panel: Panel, page: Page, { path, opens, isOver = false }: Shown): Promise<void> {
  await resetModes(page)
  await page.goto(`${panel.url}/admin${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (opens) await page.getByRole('button', { name: opens }).first().click()
  if (opens || isOver) await page.getByRole('dialog').waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
}
