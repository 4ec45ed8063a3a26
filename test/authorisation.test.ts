import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ROLE_SCOPES, ROLES } from '../src/modules/identity/index.ts'
import { hasScope, SCOPES } from '../src/modules/organisations/index.ts'
import { modules } from '../src/modules.ts'
import { fillPath, type Operation, operationsOf, readDocument, sampleOf } from './support/api-operations.ts'
import { assertErrorShape, assertRefused } from './support/assert-refused.ts'
import { call, type Everything, idsFor, makeEverything } from './support/everything.ts'
import { aKey } from './support/factories.ts'
import { send, startWorld, type World } from './support/harness.ts'
import { aPerson, as } from './support/people.ts'

let world: World
let operations: Operation[]
let secured: Operation[]
let mine: Everything
let sibling: Everything
let theirs: Everything
let theirKey: string

before(async () => {
  operations = operationsOf(await readDocument())
  secured = operations.filter(({ scope }) => scope !== null)
  world = await startWorld()
  mine = await makeEverything(world)
  sibling = await makeEverything(world)
  theirKey = await world.stranger()
  theirs = await makeEverything(world, theirKey)
})
after(() => world[Symbol.asyncDispose]())

/** Every record of the domain, to see that refused requests changed none. */
async function records(): Promise<string> {
  const tables = `
    event attendee ticket_key session speaker registration_type check_in door_device certificate bulk_job design design_version
    credit_entry domain_event webhook_endpoint webhook_delivery training_course training_programme
    training_requirement training_assignment training_completion email email_suppression person_link message
    automation_rule badge_template badge_award email_template
  `.match(/\w+/g)!
  const rows = await Promise.all(tables.map((table) => world.query(`select * from ${table} order by id`)))
  const keys = await world.query('select id, name, scopes, active, expires_at from api_key order by id')
  const members = await world.query('select * from membership order by org_id, person_id')
  return JSON.stringify([rows, keys, members])
}

/** An answer without what differs between two requests for things that are not there. */
const told = ({ status, body }: { status: number; body: any }) =>
  JSON.stringify({ status, ...body, request_id: '' }).replaceAll(/\d+/g, 'N')

test('every operation under /admin names a scope of the one list; the others need no key, but a person for what is theirs', () => {
  assert.ok(secured.length >= 36)
  for (const { path, scope, raw } of operations) {
    // It judges by itself what it finds for whom.
    const isForAll = path === '/admin/search' || path === '/admin/person'
    assert.equal(scope !== null, path.startsWith('/admin/') && !isForAll, path)
    if (scope !== null) assert.ok(SCOPES.includes(scope), `${path}: ${scope}`)
    const isOwn = /^\/me(\/|$)/.test(path) || /^\/auth\/(organisation|confirm)/.test(path)
    const open = isOwn ? [{ cookieAuth: [] }] : []
    assert.deepEqual(raw['security'], scope === null && !isForAll ? open : [{ apiKey: [] }, { cookieAuth: [] }], path)
  }
})

test('reading needs a scope that reads, changing one that writes', () => {
  // A device at a door is given who may come in so that it lets them in, and nobody else needs that list.
  // Requests to be erased are for who may erase. A preview has a body and changes nothing.
  const exceptions: Record<string, string> = {
    getDoorList: 'checkin:write',
    listErasureRequests: 'privacy:write',
    previewEmailTemplate: 'emails:read',
    previewDesign: 'certificates:read',
    previewRegistration: 'events:read',
    previewForm: 'forms:read',
  }
  for (const { id, method, path, scope } of secured) {
    if (exceptions[id]) assert.equal(scope, exceptions[id])
    else assert.match(scope!, method === 'GET' ? /:read$/ : /:write$/, `${method} ${path}`)
  }
})

test('without a key, or with a bad one, every secured operation is 401 and does nothing', async () => {
  const before = await records()
  for (const key of [null, 'lrl_live_x'])
    assertRefused(await world.request('GET', '/admin/search?q=a', undefined, { key }), 401, 'unauthenticated')
  for (const operation of secured) {
    const path = fillPath(operation, idsFor(operation, mine))
    for (const key of [null, 'nonsense', `lrl_live_${'A'.repeat(43)}`]) {
      assertRefused(await call(world, operation, path, { key }), 401, 'unauthenticated')
    }
  }
  assert.equal(await records(), before)
})

test('a key with every scope but the needed one is 403 and does nothing', async () => {
  const keys = new Map<string, string>()
  for (const scope of new Set(secured.map((operation) => operation.scope!))) {
    const { key } = await aKey(
      world,
      SCOPES.filter((each) => each !== scope),
    )
    keys.set(scope, key)
  }
  const before = await records()
  for (const operation of secured) {
    const path = fillPath(operation, idsFor(operation, mine))
    const answer = await call(world, operation, path, { key: keys.get(operation.scope!)! })
    assertRefused(answer, 403, 'forbidden')
    assert.ok(answer.body.detail.includes(operation.scope))
  }
  assert.equal(await records(), before)
})

test('another organisation’s ids in a path are 404, with the answer for ids that never were, and do nothing', async () => {
  const before = await records()
  // The built-in designs and the ready-made rules are everybody's.
  const ofRecords = secured.filter(
    ({ params }) => params.length > 0 && params.every(({ of }) => of !== 'builtin' && of !== 'presets'),
  )
  for (const operation of ofRecords) {
    const foreign = await call(world, operation, fillPath(operation, idsFor(operation, theirs)))
    assertRefused(foreign, 404, 'not_found')
    const never = await call(
      world,
      operation,
      fillPath(
        operation,
        operation.params.map(() => 888_888),
      ),
    )
    assert.equal(told(never), told(foreign), operation.id)
  }
  assert.equal(await records(), before)
})

test('a record is reached through its own parent alone: not through a sibling, nor through a stranger', async () => {
  const before = await records()
  // Versions are numbered within their design: each has the first. Ready-made rules have no parent.
  const nested = secured.filter(
    ({ params }) => params.length > 1 && !['versions', 'presets'].includes(params.at(-1)!.of),
  )
  assert.ok(nested.length >= 5)
  for (const operation of nested) {
    const own = idsFor(operation, mine)
    for (const parent of [sibling, theirs]) {
      const ids = [...idsFor(operation, parent).slice(0, -1), own.at(-1)!]
      assertRefused(await call(world, operation, fillPath(operation, ids)), 404, 'not_found')
      const swapped = [...own.slice(0, -1), idsFor(operation, parent).at(-1)!]
      assertRefused(await call(world, operation, fillPath(operation, swapped)), 404, 'not_found')
    }
  }
  assert.equal(await records(), before)
})

test('another organisation’s ids in a body are refused like ids that never were, and do nothing', async () => {
  const kinds: Record<string, string> = {
    event: 'events',
    attendee: 'attendees',
    template: 'designs',
    design: 'designs',
    session: 'sessions',
    registration_type: 'registration-types',
    speaker: 'speakers',
    account: 'accounts',
    contact: 'contacts',
    deal: 'deals',
    owner: 'people',
    primary: 'contacts',
    duplicate: 'twins',
    form: 'forms',
  }
  const before = await records()
  let tried = 0
  for (const operation of secured) {
    for (const [name, schema] of Object.entries<any>(operation.body?.['properties'] ?? {})) {
      const kind = /^(\w+)_ids?$/.exec(name)?.[1]
      // A device names itself, and a provider of sign-in its clients; what is sent once more is only narrowed, and a stranger's id finds nothing.
      if (kind === undefined || kind === 'device' || kind === 'client' || operation.id === 'resendFailedEmails')
        continue
      const records = kind === 'template' && operation.path.includes('/messages') ? 'email-templates' : kinds[kind]
      assert.ok(records, `${operation.id}: whose id is ${name}?`)
      const wrap = (id: number) => ({
        ...sampleOf(operation.body!),
        ...(operation.id === 'actOnTasks' && { action: 'assign' }),
        [name]: schema.type === 'array' ? [mine[records], id] : id,
      })
      const path = fillPath(operation, idsFor(operation, mine))
      const foreign = await call(world, operation, path, { body: wrap(Number(theirs[records])) })
      assert.ok([404, 422].includes(foreign.status), `${operation.id} ${name}: ${foreign.text}`)
      assertErrorShape(foreign)
      assert.equal(told(await call(world, operation, path, { body: wrap(888_888) })), told(foreign))
      tried++
    }
  }
  assert.ok(tried >= 3)
  assert.equal(await records(), before)
})

test('each role passes where a key with its scopes would, and is 403 elsewhere and does nothing', async () => {
  for (const role of ROLES) {
    const { token } = await aPerson(world, { role })
    const scopes = ROLE_SCOPES[role]
    const before = await records()
    for (const operation of secured.filter(({ scope }) => !hasScope(scopes, scope!))) {
      const answer = await call(world, operation, fillPath(operation, idsFor(operation, mine)), as(token))
      assertRefused(answer, 403, 'forbidden')
      assert.match(answer.body.detail, RegExp(`${role} lacks the scope ${operation.scope}`))
    }
    assert.equal(await records(), before)
    for (const operation of secured.filter(({ scope }) => hasScope(scopes, scope!))) {
      const nowhere = operation.params.map(() => 888_888)
      const { status, text } = await call(world, operation, fillPath(operation, nowhere), as(token))
      assert.ok(![401, 403].includes(status), `${role} ${operation.id}: ${text}`)
    }
  }
})

test('whoever works on some events alone comes to what lies in them, and to nothing else of the organisation', async () => {
  const { token } = await aPerson(world, { role: 'editor', events: [Number(mine['events'])] })
  const before = await records()
  const may = (operation: Operation) => hasScope(ROLE_SCOPES.editor, operation.scope!)
  const isInEvent = ({ path, id }: Operation) => /^\/admin\/events\/\{/.test(path) && id !== 'duplicateEvent'
  // Messages have addresses of their own, and belong to an event.
  const isOfMessage = ({ path }: Operation) => path.startsWith('/admin/messages/{')
  // The ready-made rules are the same for every event.
  const open = ['listEvents', 'listAutomationPresets']
  for (const operation of secured.filter((each) => !open.includes(each.id))) {
    for (const whose of isInEvent(operation) || isOfMessage(operation) ? [sibling, theirs] : [mine, sibling, theirs]) {
      const answer = await call(world, operation, fillPath(operation, idsFor(operation, whose)), as(token))
      if (isOfMessage(operation) && may(operation)) assertRefused(answer, 404, 'not_found')
      else assertRefused(answer, 403, 'forbidden')
    }
  }
  assert.equal(await records(), before)
  const inside = secured.filter(
    (operation) =>
      isInEvent(operation) && may(operation) && operation.params.length > 1 && operation.params[1]!.of !== 'presets',
  )
  assert.ok(inside.length > 15)
  for (const operation of inside) {
    const ids = operation.params.map((_, nth) => (nth === 0 ? mine['events']! : 888_888))
    assert.equal((await call(world, operation, fillPath(operation, ids), as(token))).status, 404, operation.id)
  }
  for (const query of ['', '?page=1&limit=5', '?search=node']) {
    const { body, headers } = await world.request('GET', `/admin/events${query}`, undefined, as(token))
    assert.deepEqual(
      [body.map(({ id }: { id: number }) => id), headers['x-total-count']],
      [[mine['events']], '1'],
      query,
    )
  }
  const { token: none } = await aPerson(world, { role: 'viewer', events: [] })
  assert.deepEqual((await world.request('GET', '/admin/events', undefined, as(none))).body, [])
})

test('a change that another site has a browser make is 403 and does nothing, whatever it is', async () => {
  const { token } = await aPerson(world)
  const { cookie } = as(token).headers
  const before = await records()
  const origins = [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }]
  const changes = operations.filter(({ method, path }) => method !== 'GET' && /^\/(admin|me|auth)\b/.test(path))
  assert.ok(changes.length > 100)
  for (const [nth, operation] of changes.entries()) {
    const sent = [
      origins[nth % 4]!,
      { 'sec-fetch-site': nth % 2 === 0 ? 'same-site' : 'none', origin: 'http://laurel.test' },
    ]
    for (const headers of sent) {
      const path = operation.scope === null ? operation.path : fillPath(operation, idsFor(operation, mine))
      const own: Record<string, string> = { cookie: cookie!, ...headers }
      const body = operation.body ? sampleOf(operation.body) : undefined
      const answer = await send(world.app, operation.method, path, body, { headers: own })
      assertRefused(answer, 403, 'forbidden')
      assert.match(answer.body.detail, /does not come from a page of this site/)
    }
  }
  assert.equal(await records(), before)
  const older = { cookie: cookie!, origin: 'http://laurel.test' }
  assert.equal((await send(world.app, 'POST', '/auth/sign-out', undefined, { headers: older })).status, 204)
})

/** Acts that a session has to confirm, some of them only for the input in `CONFIRMED_INPUT`. */
const CONFIRMED = [
  // A lasting way in.
  ...['createApiKey', 'updateApiKey', 'inviteMember', 'updateMember', 'createDoorDevice', 'updateSignInPolicy'],
  ...['createIdentityProvider', 'updateIdentityProvider', 'addIdentityProviderDomain', 'verifyIdentityProviderDomain'],
  ...['beginTotp', 'confirmTotp', 'beginPasskey', 'addPasskey', 'approveApp', 'changePassword'],
  // A lasting way out.
  ...['updateSender', 'deleteSender'],
  ...['createWebhook', 'updateWebhook', 'updateOrganisation', 'createForm', 'updateForm'],
  // A secret, or all that is known of somebody.
  ...['rotateWebhookSecret', 'renewRecoveryCodes', 'exportPerson'],
  // Others lose their way in.
  ...['deleteApiKey', 'removeMember', 'deleteIdentityProvider', 'removeIdentityProviderDomain'],
  ...['removeTotp', 'removePasskey', 'rotateTicketKey', 'rotateSigningKey', 'withdrawSigningKey'],
  // Many records are destroyed.
  ...['deleteEvent', 'erasePerson', 'updateRetention', 'runRetention', 'actOnAttendees'],
  ...['deleteForm', 'deleteProgramme', 'deleteAccount'],
]

const CONFIRMED_INPUT: Record<string, { query?: string; body?: object }> = {
  updateWebhook: { body: { events: ['*'] } },
  updateOrganisation: { body: { reply_to: 'office@example.org' } },
  createForm: { body: { notify_emails: ['office@example.org'] } },
  updateForm: { body: { notify_emails: ['office@example.org'] } },
  actOnAttendees: { body: { action: 'delete', ids: [888_888] } },
  deleteForm: { query: '?cascade=true' },
  deleteAccount: { query: '?cascade=true' },
}

/** Deletions and acts without a way back that a session need not confirm, since they end one record or somebody's access. */
const UNCONFIRMED =
  /^(delete|correct|end|undo|remove|archive|cancel|revoke|reissue)(Attendee|Session|Speaker|RegistrationType|SurveyResponse|Course|Assignment|AssignmentRule|Completion|TrainingEvidence|BadgeTemplate|BadgeImage|BadgeAward|Contact|Deal|Task|ContactNote|FormSubmission|Certificate|NotDuplicate|EmailSuppression|EmailTemplate|OrganisationLogo|Design|Invitation|Message|(Organisation)?Automation|SampleData|Webhook|DoorDevice|Editing|OwnSession|(Own)?ConnectedApp|CheckInTo(Session|Event)|CheckOutOf(Session|Event))$|^(actOnTasks|changeTrainingEmail|mergeContacts|cancelRegistration|create(Event|Contact)Message|resendMessageToFailed|sendMessageToNew)$/

test('a session that has proved nobody’s presence lately makes no lasting way in or out, reveals no secret and destroys nothing', async () => {
  const { token } = await aPerson(world)
  await world.query(`update person_session set fresh_at = fresh_at - interval '1 day' where org_id = 1`)
  const asked: string[] = []
  for (const operation of operations.filter(({ path }) => /^\/(admin|me)\b/.test(path))) {
    const { query = '', body: more = {} } = CONFIRMED_INPUT[operation.id] ?? {}
    const sample = operation.body ? sampleOf(operation.body) : undefined
    const body = Array.isArray(sample) ? sample : sample && { ...sample, ...more }
    const path = fillPath(
      operation,
      operation.params.map(() => 888_888),
    )
    const answer = await world.request(operation.method, path + query, body, as(token))
    if (answer.body?.code !== 'confirmation_required') continue
    assertRefused(answer, 403, 'confirmation_required')
    asked.push(operation.id)
  }
  assert.deepEqual(asked.toSorted(), CONFIRMED.toSorted())
  const irreversible = modules.flatMap(({ operations = [] }) =>
    operations.filter(({ method, irreversible }) => method === 'DELETE' || irreversible !== undefined),
  )
  for (const { id } of irreversible)
    assert.equal(UNCONFIRMED.test(id), !CONFIRMED.includes(id), `${id}: is it to be confirmed?`)
})

test('a key with just the needed scope passes everywhere', async () => {
  const keys = new Map<string, string>()
  for (const scope of new Set(secured.map((operation) => operation.scope!)))
    keys.set(scope, (await aKey(world, [scope])).key)
  // Deletions come last, and inner records before the ones that contain them.
  const order = ({ method, path }: Operation) => {
    if (path.endsWith('/undo') || path.includes('/notes/')) return 2
    return method !== 'DELETE' ? 0 : /\/check(in|out)\//.test(path) ? 1 : 1_000 - path.length
  }
  for (const operation of secured.toSorted((a, b) => order(a) - order(b))) {
    const key = keys.get(operation.scope!)!
    const ids = idsFor(operation, sibling)
    if (operation.path.startsWith('/admin/api-keys/{')) ids[0] = (await aKey(world, ['api_keys:write'])).id
    const bodies: Record<string, object> = {
      createApiKey: { name: 'Lesser', scopes: ['api_keys:write'] },
      mergeContacts: { primary_id: sibling['contacts'], duplicate_ids: [sibling['twins']] },
      addNotDuplicates: { contact_ids: [sibling['contacts'], sibling['twins']] },
      checkInToSession: { attendee_id: sibling['attendees'] },
      checkInToEvent: { attendee_id: sibling['attendees'] },
      checkOutOfSession: { attendee_id: sibling['attendees'] },
      checkOutOfEvent: { attendee_id: sibling['attendees'] },
    }
    const body = bodies[operation.id]
    const { status, text } = await call(world, operation, fillPath(operation, ids), { key, body })
    // An import that is complete is 400, an archive that is not there yet 409, and a form without its name 422: past the door.
    // A role, an action of a rule and an attendee who is named ask for scopes of their own.
    const isAboveKey =
      status === 403 && /has more access than yours|needs the scope [a-z_]+:(read|write) too/.test(text)
    assert.ok(isAboveKey || [200, 201, 204, 400, 409, 422].includes(status), `${operation.id}: ${status} ${text}`)
  }
})

test('what an organisation reads, lists and figures too, does not change when another one makes the same records', async () => {
  // The log of requests gets those of this very test, some time after they were answered.
  const reads = secured.filter(({ id, method }) => method === 'GET' && id !== 'listRequests')
  const readAll = async () => {
    const answers = new Map<string, string>()
    for (const operation of reads) {
      const path = fillPath(operation, idsFor(operation, theirs))
      const { status, text } = await call(world, operation, path, { key: theirKey })
      answers.set(operation.id, `${status} ${text}`)
    }
    return answers
  }
  await world.runJobs()
  // Figures say of when they are.
  world.stopClock(new Date())
  const [before, again] = [await readAll(), await readAll()]
  await makeEverything(world, await world.stranger())
  await world.runJobs()
  const after = await readAll()
  const differing = (one: Map<string, string>, other: Map<string, string>) =>
    reads.flatMap(({ id }) => (one.get(id) === other.get(id) ? [] : id))
  // A door list ends at a transaction of the whole database; the other says how the processes are.
  const steady = (ids: string[]) => ids.filter((id) => id !== 'getDoorList' && id !== 'getSystem')
  assert.deepEqual(steady(differing(before, again)), [])
  assert.deepEqual(steady(differing(before, after)), [])
})
