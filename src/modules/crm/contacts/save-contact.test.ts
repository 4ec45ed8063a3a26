import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, anAccount, eventsOf, mergeRows } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'

const PATH = '/admin/crm/contacts'

test('a contact is answered with every field, as it was written', async () => {
  await using world = await startWorld()
  const account = await anAccount(world)
  const given = {
    account_id: account.id,
    email: 'Ayse.Yilmaz+x@Example.ORG',
    first_name: ' Ayşe ',
    last_name: 'Yılmaz',
    phone: ' +90 (555) 1 ',
    title: '👩‍💻 CTO',
    owner: 'me@example.org',
    tags: [' vip ', 'a"b', 'vip', 'ümlaut\\'],
    lifecycle_stage: 'customer',
  }
  const { status, body } = await world.request('POST', PATH, given)
  assert.equal(status, 201)
  const { id, created_at, updated_at, lead_score, score_reasons, ...rest } = body
  assert.deepEqual(rest, {
    ...given,
    first_name: 'Ayşe',
    phone: '+90 (555) 1',
    tags: ['vip', 'a"b', 'ümlaut\\'],
    account_name: 'Acme',
    properties: {},
    email_consent: 'unknown',
    email_consent_at: null,
    last_activity_at: null,
    source: 'api',
  })
  assert.equal(updated_at, created_at)
  assert.equal(
    lead_score,
    score_reasons.reduce((sum: number, { points }: any) => sum + points, 0),
  )
  assert.deepEqual((await world.request('GET', `${PATH}/${id}`)).body, body)
  assert.deepEqual((await world.request('GET', PATH)).body, [body])
  assert.deepEqual(await eventsOf(world, 'crm.profile_updated'), [])
})

test('of 50 requests at once for one address one makes the contact, and the others name it', async () => {
  await using world = await startWorld()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      world.request('POST', PATH, { first_name: `N${n}`, email: n % 2 ? 'ADA@example.org' : 'ada@Example.org' }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  assert.equal(made.length, 1)
  assert.equal(await count(world, 'contact'), 1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    assertRefused(answer, 409, 'already_exists')
    assert.match(answer.body.detail, new RegExp(`^Contact ${made[0]!.body.id} already has the email address`))
  }
})

test('an address that a merged contact has is refused with the name of the contact that it is now, as its id is', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, { email: 'ada@example.org' })
  const old = await aContact(world, { email: 'old@example.org' })
  const bob = await aContact(world, { email: 'bob@example.org' })
  await mergeRows(world, ada.id, old.id)
  const words = `Contact ${ada.id} already has the email address OLD@example.org, into which contact ${old.id} was merged.`
  for (const answer of [
    await world.request('POST', PATH, { email: 'OLD@example.org' }),
    await world.request('POST', PATH, { email: 'OLD@example.org' }, { headers: { 'idempotency-key': 'k' } }),
    await world.request('PATCH', `${PATH}/${bob.id}`, { email: 'OLD@example.org' }),
  ]) {
    assertRefused(answer, 409, 'already_exists')
    assert.equal(answer.body.detail, words)
  }
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { first_name: 'x' }],
    ['DELETE', '', undefined],
    ['GET', '/notes', undefined],
    ['POST', '/notes', { text: 'x' }],
  ] as const) {
    const answer = await world.request(method, `${PATH}/${old.id}${path}`, body)
    assertRefused(answer, 404, 'not_found')
    assert.match(answer.body.detail, new RegExp(`merged into contact ${ada.id}`), `${method} ${path}`)
  }
  assert.equal((await world.request('GET', `${PATH}/${bob.id}`)).body.email, 'bob@example.org')
})

test('of changes at once to one address one is made, and a change of letter case alone is nobody else’s', async () => {
  await using world = await startWorld()
  const contacts = await Promise.all(Array.from({ length: 10 }, (_, n) => aContact(world, { email: `${n}@x.org` })))
  const answers = await Promise.all(
    contacts.map(({ id }) => world.request('PATCH', `${PATH}/${id}`, { email: 'one@x.org' })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(409)])
  const { body } = answers.find(({ status }) => status === 200)!
  assert.equal((await world.request('PATCH', `${PATH}/${body.id}`, { email: 'ONE@x.org' })).body.email, 'ONE@x.org')
})

test('without the unique key requests at once for one address make several contacts', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('alter table contact drop constraint contact_email_key')
  rewrite(world, 'on conflict (org_id, email_key) do nothing', '')
  await Promise.all(Array.from({ length: 50 }, () => world.request('POST', PATH, { email: 'ada@example.org' })))
  assert.ok((await count(world, 'contact')) > 1)
})

test('without the lock of the contact a change is lost to another', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /for no key update/g, '')
  const { id } = await aContact(world)
  const lost = async () => {
    const fields = ['phone', 'title', 'owner', 'last_name']
    const value = `${await count(world, 'audit_entry')}`
    await Promise.all(fields.map((name) => world.request('PATCH', `/admin/crm/contacts/${id}`, { [name]: value })))
    const { body } = await world.request('GET', `/admin/crm/contacts/${id}`)
    return fields.some((name) => body[name] !== value)
  }
  await until(lost, (isLost) => isLost)
})

test('changes at once to different fields of a contact are all kept, and each is told once', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world)
  const fields = { phone: '1', title: 'x', owner: 'me', last_name: 'L', lifecycle_stage: 'customer' }
  await Promise.all(
    Object.entries(fields).map(([name, value]) => world.request('PATCH', `${PATH}/${id}`, { [name]: value })),
  )
  const { body } = await world.request('GET', `${PATH}/${id}`)
  for (const [name, value] of Object.entries(fields)) assert.equal(body[name], value)
  const told = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(
    told.flatMap(({ changes }) => changes.map(({ field }: any) => field)).toSorted(),
    Object.keys(fields).toSorted(),
  )
  await world.request('PATCH', `${PATH}/${id}`, body)
  assert.equal((await eventsOf(world, 'crm.profile_updated')).length, told.length)
})

test('what no contact can be is refused by name', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world, { email: 'a@x.org' })
  const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)
  for (const [body, place] of [
    [{ email: 'a@b' }, 'body.email'],
    [{ first_name: '', phone: ' ', email: null }, 'body'],
    [{ first_name: 'x'.repeat(201) }, 'body.first_name'],
    [{ first_name: 'a\0b' }, 'body.first_name'],
    [{ first_name: '\ud800' }, 'body.first_name'],
    [{ first_name: 'x', phone: '1'.repeat(41) }, 'body.phone'],
    [{ first_name: 'x', tags: [' '] }, 'body.tags.0'],
    [{ first_name: 'x', tags: ['x'.repeat(51)] }, 'body.tags.0'],
    [{ first_name: 'x', tags: Array.from({ length: 51 }, (_, n) => `${n}`) }, 'body.tags'],
    [{ first_name: 'x', lifecycle_stage: 'lost' }, 'body.lifecycle_stage'],
    [{ first_name: 'x', account_id: 999 }, 'body.account_id'],
    [{ first_name: 'x', account_id: Number.MAX_SAFE_INTEGER }, 'body.account_id'],
    [{ first_name: 'x', properties: { unknown: 1 } }, 'body.properties.unknown'],
    [{ first_name: 'x', properties: { __proto__x: 'y' } }, 'body.properties.__proto__x'],
    [{ first_name: 'x', properties: [] }, 'body.properties'],
    [{ first_name: 'x', properties: { a: { b: 1 } } }, 'body.properties.a'],
    [{ first_name: 'x', properties: { a: true } }, 'body.properties.a'],
  ] as const) {
    assertRefused(await world.request('POST', PATH, body), 422, 'validation_failed', place)
    assertRefused(await world.request('PATCH', `${PATH}/${id}`, body), 422, 'validation_failed', place)
  }
  assertRefused(await world.request('POST', PATH, { first_name: 'x', properties: deep }), 400, 'invalid_request')
  assertRefused(
    await world.request('PATCH', `${PATH}/${id}`, { first_name: '', email: null }),
    422,
    'validation_failed',
  )
  assert.equal(await count(world, 'contact'), 1)
})

test('a contact of whom nothing would be seen is 422, however its name is made of blanks', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world, { first_name: 'Ada', last_name: 'Lovelace', email: null })
  for (const [first_name, last_name] of [
    ['\u2800', '\u200b'],
    ['\u00ad', ' '],
    ['\u3164', '\ufeff'],
  ]) {
    const nobody = { first_name, last_name, email: null, phone: null }
    assertRefused(
      await world.request('POST', '/admin/crm/contacts', nobody),
      422,
      'validation_failed',
      'body',
      'nobody',
    )
    assertRefused(
      await world.request('PATCH', `/admin/crm/contacts/${id}`, nobody),
      422,
      'validation_failed',
      'body',
      'nobody',
    )
    const known = { ...nobody, email: `a${first_name!.codePointAt(0)}@example.org` }
    const { status, body } = await world.request('POST', '/admin/crm/contacts', known)
    assert.deepEqual([status, body.first_name, body.last_name], [201, '', ''])
  }
})
