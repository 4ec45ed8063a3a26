import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { createOrganisation } from '../../organisations/index.ts'
import { MAIL_KINDS } from '../index.ts'
import { completeStarters } from './make-starters.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const PATH = '/admin/email-templates'
const WORDS = { name: 'Mine', subject: 'Hello {{ attendee.name }}', html: '<p>{{ event.name }}</p>' }
const save = (fields: object) => world.request('POST', PATH, { ...WORDS, ...fields })

async function another(language = 'en'): Promise<string> {
  const { key } = await createOrganisation(world.services, { name: 'Other', plan: 'enterprise', credits: 0, language })
  return key
}

test('an organisation begins with a template of each kind in every language, the one of all variables first', async () => {
  for (const [language, name] of [
    ['en', 'Thank you for coming'],
    ['tr', 'Geldiğiniz için teşekkürler'],
  ] as const) {
    const key = await another(language)
    const { body, headers } = await world.request('GET', `${PATH}?limit=50`, undefined, { key })
    assert.equal(headers['x-total-count'], String(MAIL_KINDS.length))
    assert.deepEqual(
      body.map(({ kind }: { kind: string }) => kind),
      MAIL_KINDS,
    )
    const [{ id, created_at: _, updated_at: __, ...first }] = body
    assert.deepEqual(
      [first.name, first.language, Object.keys(first.translations)],
      [name, language, LANGUAGES.filter((other) => other !== language)],
    )
    assert.ok(
      first.variables.every((each: string) => /^(organisation|event|attendee)\./.test(each)),
      String(first.variables),
    )
    const own = { ...first, name: 'Copy' }
    delete own.variables
    assert.equal((await world.request('POST', PATH, own, { key })).status, 201)
    assert.equal((await world.request('DELETE', `${PATH}/${id}`, undefined, { key })).status, 204)
    const later = await world.request('GET', `${PATH}?limit=50`, undefined, { key })
    assert.deepEqual(later.body.map((each: any) => each.name).slice(0, 2), ['Copy', body[1].name])
  }
})

test('templates are found by name, subject, kind and language', async () => {
  const key = await another()
  const ask = async (query: string) =>
    (await world.request('GET', `${PATH}?limit=50&${query}`, undefined, { key })).body.map(({ name }: any) => name)
  const words = { subject: 'Hello', html: '<p>Hello</p>' }
  const own = { name: 'Our "50%" offer', kind: null, language: 'tr', ...words }
  assert.equal((await world.request('POST', PATH, own, { key })).status, 201)
  assert.deepEqual(await ask('search=50%25'), [own.name])
  assert.deepEqual(await ask('search=HELLO'), [own.name])
  assert.deepEqual(await ask('kind=attended_event'), ['Thank you for coming'])
  assert.equal((await ask('language=tr')).length, MAIL_KINDS.length + 1)
  assert.equal((await ask('language=en')).length, MAIL_KINDS.length)
})

test('starts at the same moment give organisations the kinds they lack once, and nothing that was deleted', async () => {
  const [old, next] = [await another('tr-TR'), await another()]
  const { body } = await world.request('GET', `${PATH}?limit=50`, undefined, { key: old })
  const of = (kind: string) => body.find((each: any) => each.kind === kind)
  await world.request('DELETE', `${PATH}/${of('cancelled').id}`, undefined, { key: old })
  // The organisation is from before the kind, and another never asked for its templates.
  await world.query(`delete from email_template where id = ${of('before_event').id}`)
  await world.query(`delete from email_template_starters where org_id = (select max(id) from organisation) or kind = 'before_event'
    and org_id = (select max(id) - 1 from organisation)`)
  await world.query('delete from email_template where org_id = (select max(id) from organisation)')
  await Promise.all(Array.from({ length: 3 }, () => completeStarters(world.services)))
  const listed = async (key: string) => (await world.request('GET', `${PATH}?limit=50`, undefined, { key })).body
  const kinds = (rows: any[]) => rows.map(({ kind }) => kind).toSorted()
  assert.deepEqual(kinds(await listed(old)), MAIL_KINDS.filter((kind) => kind !== 'cancelled').toSorted())
  assert.deepEqual(kinds(await listed(next)), MAIL_KINDS.toSorted())
  const [made] = await listed(old)
  assert.deepEqual([made.kind, made.language, made.name], ['before_event', 'tr', 'Etkinlik hatırlatması'])
})

test('every template that organisations begin with can be saved as it is', async () => {
  const { body } = await world.request('GET', `${PATH}?limit=50`)
  assert.ok(body.length >= MAIL_KINDS.length, `${body.length} templates`)
  for (const { id, name, kind, subject, html, text, translations, variables } of body) {
    const saved = await world.request('PATCH', `${PATH}/${id}`, { name, kind, subject, html, text, translations })
    assert.equal(saved.status, 200, `${kind}: ${saved.text}`)
    assert.deepEqual(saved.body.variables, variables)
  }
})

test('a template is kept as it was sent, changed field by field, and deleted', async () => {
  const translations = { tr: { subject: 'Merhaba', html: '<p>{{ attendee.first_name }}</p>', text: 'Metin' } }
  const { body, status } = await save({ kind: 'badge_earned', text: 'T {{ badge.name }}', translations })
  assert.equal(status, 201)
  const { id, created_at, updated_at, ...stored } = body
  assert.deepEqual(stored, {
    ...WORDS,
    kind: 'badge_earned',
    language: 'en',
    text: 'T {{ badge.name }}',
    markdown: null,
    translations,
    variables: ['attendee.first_name', 'attendee.name', 'badge.name', 'event.name'],
  })
  const changed = await world.request('PATCH', `${PATH}/${id}`, { text: null, subject: 'New' })
  assert.deepEqual([changed.body.text, changed.body.subject, changed.body.html], [null, 'New', WORDS.html])
  assert.deepEqual((await world.request('GET', `${PATH}/${id}`)).body, changed.body)
  assert.equal((await world.request('DELETE', `${PATH}/${id}`)).status, 204)
  assertRefused(await world.request('GET', `${PATH}/${id}`), 404, 'not_found')
})

test('of a kind that the service sends by itself there is one template, of others there are many', async () => {
  await world.request('GET', PATH)
  assertRefused(await save({ kind: 'certificate' }), 409, 'already_exists')
  assert.equal((await save({ kind: 'badge_earned' })).status, 201)
  const { body } = await save({ kind: 'badge_earned' })
  assertRefused(await world.request('PATCH', `${PATH}/${body.id}`, { kind: 'place_offered' }), 409, 'already_exists')
})

test('a template of another organisation is not there', async () => {
  const key = await another()
  const { body } = await save({})
  for (const method of ['GET', 'PATCH', 'DELETE'] as const)
    assertRefused(
      await world.request(method, `${PATH}/${body.id}`, method === 'PATCH' ? {} : undefined, { key }),
      404,
      'not_found',
    )
})

test('a template that an automation rule sends stays until the rule is gone', async () => {
  const { body } = await save({})
  const event = await anEvent(world)
  const rules = `/admin/events/${event.id}/automations`
  const actions = [{ type: 'send_email', template_id: body.id }]
  const rule = await world.request('POST', rules, { name: 'R', trigger: 'attended_event', actions })
  assert.equal(rule.status, 201, rule.text)
  assertRefused(await world.request('DELETE', `${PATH}/${body.id}`), 409, 'conflict')
  await world.request('DELETE', `${rules}/${rule.body.id}`)
  assert.equal((await world.request('DELETE', `${PATH}/${body.id}`)).status, 204)
})

test('a changed kind is judged with the words that are there, and changed words with the kind that is there', async () => {
  const { body } = await save({ kind: 'badge_earned', html: '<p>{{ badge.name }}</p>' })
  assertRefused(
    await world.request('PATCH', `${PATH}/${body.id}`, { kind: 'attended_event' }),
    422,
    'validation_failed',
  )
  assertRefused(
    await world.request('PATCH', `${PATH}/${body.id}`, { html: '<p>{{ course.name }}</p>' }),
    422,
    'validation_failed',
  )
  assert.equal(
    (await world.request('PATCH', `${PATH}/${body.id}`, { kind: null, html: '<p>{{ course.name }}</p>' })).status,
    200,
  )
})

test('what templates can say is told with the kinds of mails that have it, and a sample', async () => {
  const { body } = await world.request('GET', `${PATH}/variables`)
  assert.ok(body.length > 30 && body.every(({ sample, description }: any) => sample !== '' && description !== ''))
  const told = readFileSync(join(import.meta.dirname, '../../../../docs/email-templates.md'), 'utf8')
  for (const { name, description } of body)
    assert.ok(told.includes(`| \`${name}\` | ${description} |`), `docs/email-templates.md tells of ${name}`)
  const badge = body.find(({ name }: { name: string }) => name === 'badge.url')
  assert.deepEqual([badge.type, badge.kinds], ['address', ['badge_earned']])
})
