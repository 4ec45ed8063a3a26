import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import {
  assertUsable,
  drawnForm,
  formsOf,
  open,
  type Page,
  PERSON,
  peopleOf,
  send,
  sendBody,
  sendFields,
} from '../../../../test/support/public-forms.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'
import { holdFirst } from '../../../../test/support/statements.ts'

const TURKISH = { 'accept-language': 'tr' }
const QUESTIONS = [{ id: 'diet', type: 'short_text', label: 'What do you eat?', required: true }]

const again = /<p class="problem" role="alert" tabindex="-1" autofocus>That was very quick\./
const late = /<p class="problem" role="alert" tabindex="-1" autofocus>This form was open for a long time\./

test('a form sent too fast, by a robot that fills in every field, or a day later is shown again as it was typed', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const other = await anOpenEvent(world)
  const at = (seconds: number) => world.stopClock(new Date(Date.parse('2026-11-22T09:00:00Z') + seconds * 1_000))
  const kept = async (sent: Page, sentence: RegExp) => {
    assert.equal(sent.status, 422)
    assert.match(sent.text, sentence)
    assertUsable(sent)
    const { website, stamp: _, ...fields } = formsOf(sent)[0]!.fields
    assert.deepEqual([fields, website], [PERSON, ''])
    assert.deepEqual(await peopleOf(world, event), [])
  }
  at(0)
  const page = await open(world, event.public_url)
  const stamp = String(formsOf(page)[0]!.fields['stamp'])
  at(1.9)
  const early = await send(world, page, PERSON)
  await kept(early, again)
  await kept(await send(world, page, PERSON, TURKISH), /autofocus>Çok hızlı oldu\./)
  at(10)
  await kept(await send(world, page, { ...PERSON, website: 'http://spam.example' }), again)
  const foreign = formsOf(await open(world, other.public_url))[0]!.fields['stamp']
  at(20)
  for (const bad of ['', 'x', '.', `0${stamp}`, `${stamp.slice(0, -1)}${stamp.endsWith('A') ? 'B' : 'A'}`, foreign])
    await kept(await send(world, page, { ...PERSON, stamp: bad }), late)
  at(24 * 3_600 + 1)
  const old = await send(world, page, PERSON)
  await kept(old, late)
  at(24 * 3_600 + 3)
  assert.equal((await send(world, old)).status, 303)
  at(2)
  assert.equal((await send(world, early, { email: 'other@example.org' })).status, 303)
})

test('a form is refused after registration closed or its questions changed, and the page says so', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const page = await drawnForm(world, event)
  const admin = `/admin/events/${event.id}`
  await world.request('PATCH', admin, { registration_questions: QUESTIONS })
  const asked = await send(world, page, PERSON)
  assert.equal(asked.status, 422)
  assert.match(asked.text, /Please answer this question/)
  await world.request('POST', `${admin}/close-registration`)
  const closed = await send(world, page, PERSON)
  assert.equal(closed.status, 409)
  assert.match(closed.text, /Registration is closed/)
  await world.request('PATCH', admin, { visibility: 'private' })
  assert.deepEqual(
    [(await send(world, page, PERSON)).heading, (await open(world, event.public_url)).status],
    ['No such event', 404],
  )
  assert.deepEqual(await peopleOf(world, event), [])
})

test('a form that arrives while registration closes gets the page that says so', async () => {
  await using world = await startWorld()
  const seen = async (fields: object) => {
    const event = await anOpenEvent(world)
    const page = await drawnForm(world, event)
    using held = holdFirst(world, 'for no key update')
    const sending = send(world, page, PERSON)
    await held.reached
    await world.request('PATCH', `/admin/events/${event.id}`, fields)
    held.release()
    const { status, text, heading } = await sending
    assert.deepEqual(await peopleOf(world, event), [])
    return [status, /<h2[^>]*>(.*?)<\/h2>/.exec(text)?.[1] ?? heading, text.includes('Please answer this question')]
  }
  assert.deepEqual(await seen({ registration_closed: true }), [409, 'Registration is closed', false])
  assert.deepEqual(await seen({ registration_questions: QUESTIONS }), [422, 'Register', true])
  assert.deepEqual(await seen({ visibility: 'private' }), [404, 'There is nothing here', false])
})

test('a body that is no form, or too large, is refused with a page and without a server error', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const action = `/e/${event.public_url.split('/').at(-1)}`
  const statuses = async (...bodies: string[]) =>
    Promise.all(bodies.map(async (body) => (await sendBody(world, action, body)).status))
  const json = await sendBody(world, action, '{"first_name": "x"}', { 'content-type': 'application/json' })
  assert.deepEqual([json.status, json.heading], [415, 'That could not be read'])
  const large = await sendBody(world, action, `first_name=${'x'.repeat(262_144)}`)
  assert.deepEqual([large.status, large.heading], [413, 'That is too much text'])
  assert.deepEqual(await statuses('a=&'.repeat(6_001), ''), [413, 422])
  assert.deepEqual(await statuses('a=&'.repeat(6_000), '=', '__proto__=1&email=%00'), [422, 422, 422])
  // Invalid UTF-8 would be stored as replacement characters.
  assert.deepEqual(await statuses('%', 'first_name=%ff%fe', 'first_name=%C3'), [400, 400, 400])
  const twice = await sendFields(world, action, { first_name: ['Ada', 'Eve'], stamp: ['a', 'b'] })
  assert.deepEqual([twice.status, formsOf(twice)[0]!.fields['first_name']], [422, 'Ada'])
  const pasted = await sendFields(world, action, { ...PERSON, first_name: 'Ay\u000bşe\u0000' })
  assert.equal(formsOf(pasted)[0]!.fields['first_name'], 'Ay şe')
})

test('ten forms a minute are accepted from one address, then a page says when to try again', async () => {
  await using world = await startWorld({ rateLimit: true })
  const event = await anOpenEvent(world)
  world.stopClock(new Date('2026-11-22T09:00:00Z'))
  const page = await open(world, event.public_url)
  world.stopClock(new Date('2026-11-22T09:00:10Z'))
  const sent = await Promise.all(Array.from({ length: 12 }, () => send(world, page, PERSON)))
  const refused = sent.filter(({ status }) => status === 429)
  assert.equal(refused.length, 2)
  assert.match(
    refused[0]!.text,
    /One moment, please[\s\S]*Try again in \d+ seconds\.[\s\S]*does not affect any registration/,
  )
  assert.equal((await open(world, event.public_url)).status, 200)
})
