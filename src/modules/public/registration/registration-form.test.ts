import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register } from '../../../../test/support/register.ts'
import { assertUsable, formsOf, open, type Page, send, sendBody, sendFields } from './registration-pages.fixture.ts'

const TURKISH = { 'accept-language': 'tr' }
const QUESTIONS = [
  { id: 'diet', type: 'choice', label: 'What <do> you eat?', required: true, options: ['All & "more"', 'Plants'] },
  { id: 'days', type: 'choices', label: 'Days', options: ['One', 'Two', 'Three'] },
  { id: 'constructor', type: 'long_text', label: 'Why', max: 20 },
  { id: 'age', type: 'number', label: 'Age' },
  { id: 'first', type: 'yes_no', label: 'First time?' },
  { id: 'stars', type: 'rating', label: 'Stars' },
  { id: 'born', type: 'date', label: 'Born' },
  { id: 'terms', type: 'consent', label: 'I agree', required: true },
]
const answered = { 'answers.diet': 'All & "more"', 'answers.terms': 'yes' }
const person = { first_name: 'Ayşe', last_name: "O'Hara & <b>", email: 'ayse@örnek.example' }

/** The form of an event, drawn long enough ago. */
async function drawnForm(world: World, event: { public_url: string }): Promise<Page> {
  const page = await open(world, event.public_url)
  world.advance(3_000)
  return page
}

const peopleOf = async (world: World, { id }: { id: number }) =>
  (await world.request('GET', `/admin/events/${id}/attendees`)).body

const again = /<p class="problem" role="alert" tabindex="-1" autofocus>That was very quick\./
const late = /<p class="problem" role="alert" tabindex="-1" autofocus>The form was open for a long time\./

test('whoever fills in the form of the page is registered with what they typed, in the language of the page', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS, event_language: 'en' })
  const page = await drawnForm(world, event)
  const answers = {
    ...{
      'answers.days': ['Three', 'One'],
      'answers.constructor': ' a\r\nb ',
      'answers.age': '41.5',
      'answers.first': 'no',
    },
    ...{ 'answers.stars': '4', 'answers.born': '1985-02-03' },
  }
  const sent = await send(world, page, { ...person, ...answered, ...answers }, TURKISH)
  assert.equal(sent.status, 303)
  const done = `/e/${event.public_url.split('/').at(-1)}?done=registered`
  assert.deepEqual([sent.headers['location'], sent.headers['cache-control']], [done, 'no-store'])
  const told = await open(world, done)
  assertUsable(told)
  assert.deepEqual([told.status, told.heading], [200, 'Look into your mail'])
  assert.equal((await open(world, done, TURKISH)).heading, 'E-postanıza bakın')
  const [attendee, ...more] = await peopleOf(world, event)
  const { first_name, last_name, email, language, status } = attendee
  assert.deepEqual([{ first_name, last_name, email }, language, status], [person, 'tr', 'registered'])
  assert.deepEqual(attendee.answers, {
    ...{ diet: 'All & "more"', days: ['One', 'Three'], constructor: 'a\nb', age: 41.5, first: false },
    ...{ stars: 4, born: '1985-02-03', terms: true },
  })
  assert.deepEqual(more, [])
  assert.equal((await mailsTo(world, email)).length, 1)
})

test('what is wrong is named at the top and beside its field, in both languages, and all that was typed is kept', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS })
  const typed = { first_name: ' ', last_name: '<i>'.repeat(80), email: 'nonsense"', 'answers.age': 'forty' }
  const page = await drawnForm(world, event)
  const fields = { ...typed, 'answers.constructor': 'x'.repeat(21), 'answers.days': ['Two'], 'answers.first': 'yes' }
  const english = await send(world, page, fields)
  const turkish = await send(world, page, fields, TURKISH)
  for (const answer of [english, turkish]) {
    assert.deepEqual([answer.status, answer.headers['cache-control']], [422, 'no-store'])
    assert.match(String(answer.headers['x-robots-tag']), /noindex/)
    assertUsable(answer)
    const listed = [...answer.text.matchAll(/<li><a href="#([^"]+)">/g)].map(([, field]) => field)
    const wrong = [
      ...['first_name', 'last_name', 'email'],
      'answers.diet',
      'answers.constructor',
      'answers.age',
      'answers.terms',
    ]
    assert.deepEqual(listed, wrong)
    for (const field of wrong) assert.ok(answer.text.includes(`<p class="problem" id="${field}.problem">`), field)
    const [form] = formsOf(answer)
    const kept = { ...fields, first_name: '' }
    for (const [name, value] of Object.entries(kept)) assert.equal(String(form!.fields[name]), String(value), name)
  }
  for (const part of [
    'Please correct 7 things',
    'First name – Please fill this in.',
    'at most 200 characters',
    'at most 20',
  ])
    assert.ok(english.text.includes(part), part)
  for (const part of [
    'Lütfen 7 şeyi düzeltin',
    'Ad – Lütfen bunu doldurun.',
    'En çok 20 karakter',
    'e-posta adresi yazın',
  ])
    assert.ok(turkish.text.includes(part), part)
  assert.deepEqual(await peopleOf(world, event), [])
  const good = await send(world, english, { ...person, ...answered, 'answers.age': '40', 'answers.constructor': '' })
  assert.equal(good.status, 303)
})

test('page and interface tell nobody who is registered: what they answer is the same to the byte', async () => {
  await using world = await startWorld()
  for (const fields of [{}, { registration_capacity: 1 }]) {
    const event = await anOpenEvent(world, fields)
    const known = await aRegistration(world, event)
    world.stopClock(new Date('2026-11-22T09:00:00Z'))
    const page = await open(world, event.public_url)
    world.stopClock(new Date('2026-11-22T09:01:00Z'))
    const told = async (email: string) => {
      const sent = await send(world, page, { ...person, email })
      const shown = await open(world, String(sent.headers['location']))
      const { status, body } = await register(world, event, { ...person, email })
      assert.equal(sent.status, 303)
      const { 'x-request-id': _a, date: _b, ...headers } = sent.headers
      return [headers, sent.text, shown.text, status, body]
    }
    const fresh = await told('new@example.org')
    assert.deepEqual(await told(known.email), fresh)
    assert.deepEqual(await told(known.email.toUpperCase()), fresh)
  }
})

test('a form that is sent at once, by a program that fills in every field, or a day later comes back as it was typed', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const other = await anOpenEvent(world)
  const at = (seconds: number) => world.stopClock(new Date(Date.parse('2026-11-22T09:00:00Z') + seconds * 1_000))
  const kept = async (sent: Page, sentence: RegExp) => {
    assert.equal(sent.status, 422)
    assert.match(sent.text, sentence)
    assertUsable(sent)
    const { website, stamp: _, ...fields } = formsOf(sent)[0]!.fields
    assert.deepEqual([fields, website], [person, ''])
    assert.deepEqual(await peopleOf(world, event), [])
  }
  at(0)
  const page = await open(world, event.public_url)
  const stamp = String(formsOf(page)[0]!.fields['stamp'])
  at(1.9)
  const early = await send(world, page, person)
  await kept(early, again)
  await kept(await send(world, page, person, TURKISH), /autofocus>Çok hızlı oldu\./)
  at(10)
  await kept(await send(world, page, { ...person, website: 'http://spam.example' }), again)
  const foreign = formsOf(await open(world, other.public_url))[0]!.fields['stamp']
  at(20)
  for (const bad of ['', 'x', '.', `0${stamp}`, `${stamp.slice(0, -1)}${stamp.endsWith('A') ? 'B' : 'A'}`, foreign])
    await kept(await send(world, page, { ...person, stamp: bad }), late)
  at(24 * 3_600 + 1)
  const old = await send(world, page, person)
  await kept(old, late)
  at(24 * 3_600 + 3)
  assert.equal((await send(world, old)).status, 303)
  at(2)
  assert.equal((await send(world, early, { email: 'other@example.org' })).status, 303)
})

test('pressing twice, reloading and going back register once and tell the same', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const page = await drawnForm(world, event)
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(world, page, person)))
  assert.deepEqual(new Set(sent.map(({ status, headers }) => `${status} ${headers['location']}`)).size, 1)
  assert.equal((await peopleOf(world, event)).length, 1)
})

test('a form is not taken once registration has closed or its questions have changed, and the page says so', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const page = await drawnForm(world, event)
  const admin = `/admin/events/${event.id}`
  await world.request('PATCH', admin, { registration_questions: QUESTIONS.slice(0, 1) })
  const asked = await send(world, page, person)
  assert.equal(asked.status, 422)
  assert.match(asked.text, /Please answer this question/)
  await world.request('POST', `${admin}/close-registration`)
  const closed = await send(world, page, person)
  assert.equal(closed.status, 409)
  assert.match(closed.text, /Registration is closed/)
  await world.request('PATCH', admin, { visibility: 'private' })
  assert.deepEqual(
    [(await send(world, page, person)).heading, (await open(world, event.public_url)).status],
    ['No such event', 404],
  )
  assert.deepEqual(await peopleOf(world, event), [])
})

test('a body that is no form, or more than a form can be, is refused with a page and without a fault', async () => {
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
  assert.deepEqual(
    await statuses('a=&'.repeat(6_000), '%', '=', '__proto__=1&first_name=%ff%fe&email=%00'),
    [422, 422, 422, 422],
  )
  const twice = await sendFields(world, action, { first_name: ['Ada', 'Eve'], stamp: ['a', 'b'] })
  assert.deepEqual([twice.status, formsOf(twice)[0]!.fields['first_name']], [422, 'Ada'])
  const pasted = await sendFields(world, action, { ...person, first_name: 'Ay\u000bşe\u0000' })
  assert.equal(formsOf(pasted)[0]!.fields['first_name'], 'Ay şe')
})

test('forms are sent ten times a minute from an address, then a page says when to come again', async () => {
  await using world = await startWorld({ rateLimit: true })
  const event = await anOpenEvent(world)
  const page = await drawnForm(world, event)
  const sent = await Promise.all(Array.from({ length: 12 }, () => send(world, page, person)))
  const refused = sent.filter(({ status }) => status === 429)
  assert.equal(refused.length, 2)
  assert.match(
    refused[0]!.text,
    /One moment, please[\s\S]*Try again in \d+ seconds\.[\s\S]*nothing about any registration/,
  )
  assert.equal((await open(world, event.public_url)).status, 200)
})
