import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent, aSession } from '../../test/support/factories.ts'
import { aForm } from '../../test/support/forms.ts'
import { isDue } from '../../test/support/is-due.ts'
import { aMessage } from '../../test/support/messages.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'
import { contactForms, createContacts } from './support/records/contacts.ts'
import { emailForms } from './support/records/emails.ts'
import { insightForms, insightRecords } from './support/records/insight.ts'
import { editLeadForms } from './support/records/lead-forms.ts'
import { createErasureRequest, privacyForms } from './support/records/privacy.ts'
import { salesForms } from './support/records/sales.ts'
import { createTraining, trainingForms } from './support/records/training.ts'
import { refuseForm, type There } from './support/refuse-form.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

type Made = {
  event: number
  person: number
  pending: number
  certificate: number
  webhook: number
  message: number
}

const inside = ({ event, person, pending, certificate, webhook, message }: Made): There[] => [
  { file: 'components/name-view.tsx', path: '/events', opens: ['Views', 'Save view'], field: 'views.0.name' },
  { file: 'pages/events/new-event.tsx', path: '/events', opens: ['New event'], field: 'name' },
  { file: 'pages/events/event-page.tsx', path: `/events/${event}`, opens: ['Duplicate'], field: 'name' },
  { file: 'components/save-group.tsx', path: `/events/${event}/settings`, field: 'name' },
  { file: 'components/save-group.tsx', path: `/events/${event}/settings`, field: 'visibility' },
  { file: 'components/save-group.tsx', path: `/events/${event}/settings`, field: 'template_id' },
  { file: 'components/save-group.tsx', path: `/events/${event}/registration`, field: 'registration_capacity' },
  {
    file: 'components/save-group.tsx',
    path: `/events/${event}/registration`,
    opens: ['Add question'],
    field: 'registration_questions.0.label',
    isOnPage: true,
  },
  {
    file: 'pages/registration/types/type-dialog.tsx',
    path: `/events/${event}/registration`,
    opens: ['Add type'],
    field: 'name',
  },
  { file: 'components/save-group.tsx', path: `/events/${event}/survey`, field: 'survey_opens_at' },
  {
    file: 'shell-parts/door-link.tsx',
    path: `/events/${event}/check-in`,
    opens: ['New door link'],
    field: 'name',
  },
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
    file: 'pages/attendees/decide-registration.tsx',
    path: `/events/${event}/attendees?open=${pending}`,
    opens: [/^(Decline|Reddet)$/],
    field: 'reason',
  },
  {
    file: 'pages/certificates/details-actions.tsx',
    path: `/certificates?open=${certificate}`,
    opens: ['Correct'],
    field: 'attendee_name',
  },
  {
    file: 'pages/certificates/details-actions.tsx',
    path: `/certificates?open=${certificate}`,
    opens: ['Revoke'],
    field: 'revocation_reason',
  },
  {
    file: 'pages/automations/rule-form.tsx',
    path: `/events/${event}/automations`,
    opens: ['New automation', 'Add condition'],
    field: 'name',
  },
  { file: 'pages/agenda/session-dialog.tsx', path: `/events/${event}/agenda`, opens: ['Add session'], field: 'title' },
  { file: 'pages/agenda/speaker-dialog.tsx', path: `/events/${event}/agenda`, opens: ['Add speaker'], field: 'name' },
  {
    file: 'pages/agenda/move-session.tsx',
    path: `/events/${event}/agenda`,
    opens: [/^(Move to|Taşı)…$/],
    field: 'location',
  },
  {
    file: 'pages/messages/compose.tsx',
    path: `/events/${event}/messages/new`,
    field: 'subject',
    last: 'template_id',
  },
  { file: 'pages/messages/compose.tsx', path: '/emails/messages/new', field: 'subject', last: 'template_id' },
  {
    file: 'pages/messages/send-test.tsx',
    path: `/events/${event}/messages/${message}`,
    opens: ['Send test'],
    field: 'to',
  },
  { file: 'pages/designs/list/new-design.tsx', path: '/designs', opens: ['New design'], field: 'name' },
  { file: 'pages/developers/new-api-key.tsx', path: '/developers', opens: ['Create API key'], field: 'name' },
  { file: 'pages/developers/new-webhook.tsx', path: '/developers/webhooks', opens: ['Add webhook'], field: 'url' },
  {
    file: 'pages/developers/edit-webhook.tsx',
    path: `/developers/webhooks/${webhook}`,
    opens: ['Edit'],
    field: 'url',
  },
  {
    file: 'pages/developers/replay-since.tsx',
    path: `/developers/webhooks/${webhook}`,
    opens: ['Retry failed deliveries'],
    field: 'since',
  },
  { file: 'pages/settings/organisation-page.tsx', path: '/settings', field: 'name' },
  { file: 'pages/settings/sender-form.tsx', path: '/settings/email-sender', field: 'from_address' },
  { file: 'pages/settings/sender-test.tsx', path: '/settings/email-sender', field: 'to' },
  { file: 'pages/settings/invite-person.tsx', path: '/settings/people', opens: ['Invite member'], field: 'email' },
  { file: 'pages/settings/person-details.tsx', path: '/settings/people', opens: [/^person\d+@/], field: 'role' },
  { file: 'pages/settings/sign-in-policy-page.tsx', path: '/settings/sign-in', field: 'second_factor' },
  {
    file: 'pages/settings/provider-dialog.tsx',
    path: '/settings/sign-in',
    opens: ['Add identity provider'],
    field: 'slug',
  },
  { file: 'pages/settings/provider-domains.tsx', path: '/settings/sign-in', field: 'domain' },
  { file: 'pages/me/looks.tsx', path: '/me', field: 'name' },
  { file: 'pages/me/security.tsx', path: '/me', field: 'current' },
  { file: 'pages/me/code-app.tsx', path: '/me', opens: ['Set up'], field: 'code', isOnPage: true },
  { file: 'pages/me/own-passkeys.tsx', path: '/me', opens: ['Add passkey'], field: 'name' },
]

const PUBLIC: There[] = [
  { file: 'pages/sign-in/set-up-page.tsx', path: '/set-up#token', field: 'email' },
  { file: 'pages/sign-in/invite-page.tsx', path: '/invitation#token', field: 'name' },
  { file: 'pages/sign-in/reset-page.tsx', path: '/reset#token', field: 'password' },
  { file: 'pages/sign-in/ask-for-link-form.tsx', path: '/link', field: 'email' },
  { file: 'pages/sign-in/password-form.tsx', path: '/sign-in', field: 'email' },
  { file: 'pages/sign-in/second-factor-form.tsx', path: '/second-factor#ticket=t&methods=totp', field: 'code' },
]

/** Forms without a typed field that the service could refuse; the last four have tests of their own. */
const WITHOUT = [
  'pages/contacts/settings/feed-from-events.tsx',
  'pages/training/evidence/upload-evidence.tsx',
  'pages/training/rule/assignment-rule-dialog.tsx',
  'pages/training/completions/record-completions.tsx',
  'pages/training/assign/assign-source.tsx',
  'pages/attendees/attendee-actions.tsx',
  'pages/attendees/sign-ups-part.tsx',
  'pages/contacts/contact/note-line.tsx',
  'pages/sales/pipeline/move-deal.tsx',
  'pages/sales/pipeline/move-many.tsx',
  'pages/sales/tasks/task-actions.tsx',
  'pages/sign-in/link-page.tsx',
  'app/presence-dialog.tsx',
  'pages/events/way-in/cover-settings.tsx',
]

async function refuseEverywhere(all: There[], { locale, ...who }: { token?: null; locale?: string } = {}) {
  const left = all.values()
  const found: object[] = []
  const right: object[] = []
  const judge = async () => {
    const page = await panel!.visit({ ...who, ...(locale !== undefined && { locale }) })
    page.on('dialog', (dialog) => dialog.accept())
    for (const there of left) {
      const name = `${there.file} at ${there.path}`
      const { wanted, ...is } = await refuseForm(page, panel!.url, there, locale === 'tr-TR').catch(
        (cause: unknown) => {
          throw new Error(name, { cause })
        },
      )
      found.push({ name, ...is })
      right.push({ name, ...wanted })
    }
  }
  await Promise.all([judge(), judge()])
  assert.deepEqual(found, right)
}

test('the tests below cover every form of the panel', () => {
  const src = new URL('../src/', import.meta.url).pathname
  const files = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    /<Form[\s>]/.test(readFileSync(`${src}${file}`, 'utf8')),
  )
  const walked = [
    ...inside({ event: 0, person: 0, pending: 0, certificate: 0, webhook: 0, message: 0 }),
    ...trainingForms({ programmeId: 0, assignmentId: 0, evidenceId: 0 }),
    ...editLeadForms(0),
    ...contactForms({ contactId: 0 }),
    ...insightForms({ badgeId: 0 }),
    ...emailForms(0),
    ...privacyForms,
    ...salesForms(),
    ...PUBLIC,
  ].map(({ file }) => file)
  assert.deepEqual(
    files.filter((file) => file !== 'components/form.tsx').toSorted(),
    [...new Set([...walked, ...WITHOUT])].toSorted(),
  )
})

test('a field that is refused says so under its label, in the language of the panel, and nothing typed is lost', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const person = await anAttendee(world, event.id)
  const { id: pending } = await anAttendee(world, event.id)
  await world.query(`update attendee set status = 'pending' where id = ${pending}`)
  await aSession(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  await aPerson(world, { role: 'editor' })
  const hook = await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  const provider = { slug: 'acme', name: 'Acme', issuer: 'https://login.acme.example', default_role: 'editor' }
  const client = { client_id: 'laurel', client_secret: 'a secret of tests' }
  assert.equal((await world.request('POST', '/admin/identity-providers', { ...provider, ...client })).status, 201)
  const sender = { from_address: 'events@example.org', smtp_url: 'smtp://a:b@smtp.example.org' }
  assert.equal((await world.request('PUT', '/admin/organisation/sender', sender)).status, 200)
  const message = await aMessage(world, event.id, { send_at_local: '2030-12-01T08:00' })
  const [template] = (await world.request('GET', '/admin/email-templates?kind=before_event')).body
  const ids = { event: event.id, person: person.id, pending, certificate: body.certificates[0].id }
  const made = { ...ids, webhook: hook.body.id, message: message.id }
  await createErasureRequest(world)
  const all = [
    ...inside(made),
    ...trainingForms(await createTraining(world)),
    ...editLeadForms((await aForm(world)).id),
    ...contactForms(await createContacts(world)),
    ...insightForms(await insightRecords(world)),
    ...emailForms(template.id),
    ...privacyForms,
    ...salesForms(),
  ]
  // A run refuses a quarter of the forms in each language, as the seed decides.
  await refuseEverywhere(all.filter((_, nth) => isDue(nth, 4)))
  await refuseEverywhere(
    all.filter((_, nth) => isDue(nth + 1, 4)),
    { locale: 'tr-TR' },
  )
})

test('pages before sign-in name refused fields by their labels too', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  await refuseEverywhere(PUBLIC, { token: null })
  await refuseEverywhere(PUBLIC, { token: null, locale: 'tr-TR' })
})

test('leaving a form with changes asks first, and staying loses nothing', async (t) => {
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
