import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import {
  assertUsable,
  drawnForm,
  formsOf,
  open,
  PERSON,
  peopleOf,
  send,
} from '../../../../test/support/public-forms.ts'
import { anOpenEvent, aRegistration, mailsTo, register } from '../../../../test/support/register.ts'

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

test('the form on the page registers people with what they typed, in the language of the page', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS, event_language: 'en' })
  const page = await drawnForm(world, event)
  const answers = {
    'answers.days': ['Three', 'One'],
    'answers.constructor': ' a\r\nb ',
    'answers.age': '41.5',
    'answers.first': 'no',
    'answers.stars': '4',
    'answers.born': '1985-02-03',
  }
  const sent = await send(world, page, { ...PERSON, ...answered, ...answers }, TURKISH)
  assert.equal(sent.status, 303)
  const done = `/e/${event.public_url.split('/').at(-1)}?done=registered`
  assert.deepEqual([sent.headers['location'], sent.headers['cache-control']], [done, 'no-store'])
  const told = await open(world, done)
  assertUsable(told)
  assert.deepEqual([told.status, told.heading], [200, 'You are registered'])
  assert.match(told.text, /does not send email at the moment/)
  assert.equal((await open(world, done, TURKISH)).heading, 'Kaydınız alındı')
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  assert.equal((await open(world, done)).heading, 'Check your email')
  assert.equal((await open(world, done, TURKISH)).heading, 'E-postanıza bakın')
  const [attendee, ...more] = await peopleOf(world, event)
  const { first_name, last_name, email, language, status } = attendee
  assert.deepEqual([{ first_name, last_name, email }, language, status], [PERSON, 'tr', 'registered'])
  assert.deepEqual(attendee.answers, {
    diet: 'All & "more"',
    days: ['One', 'Three'],
    constructor: 'a\nb',
    age: 41.5,
    first: false,
    stars: 4,
    born: '1985-02-03',
    terms: true,
  })
  assert.deepEqual(more, [])
  assert.equal((await mailsTo(world, email)).length, 1)
})

test('problems are listed at the top and beside their fields, in both languages, and nothing typed is lost', async () => {
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
  const good = await send(world, english, { ...PERSON, ...answered, 'answers.age': '40', 'answers.constructor': '' })
  assert.equal(good.status, 303)
})

test('page and API reveal nobody who is registered: their answers are identical to the byte', async () => {
  await using world = await startWorld()
  for (const fields of [{}, { registration_capacity: 1 }]) {
    const event = await anOpenEvent(world, fields)
    const known = await aRegistration(world, event)
    world.stopClock(new Date('2026-11-22T09:00:00Z'))
    const page = await open(world, event.public_url)
    world.stopClock(new Date('2026-11-22T09:01:00Z'))
    const told = async (email: string) => {
      const sent = await send(world, page, { ...PERSON, email })
      const shown = await open(world, String(sent.headers['location']))
      const { status, body } = await register(world, event, { ...PERSON, email })
      assert.equal(sent.status, 303)
      const { 'x-request-id': _a, date: _b, ...headers } = sent.headers
      return [headers, sent.text, shown.text, status, body]
    }
    const fresh = await told('new@example.org')
    assert.deepEqual(await told(known.email), fresh)
    assert.deepEqual(await told(known.email.toUpperCase()), fresh)
  }
})

test('pressing twice, reloading and going back register once and show the same page', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const page = await drawnForm(world, event)
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(world, page, PERSON)))
  assert.deepEqual(new Set(sent.map(({ status, headers }) => `${status} ${headers['location']}`)).size, 1)
  assert.equal((await peopleOf(world, event)).length, 1)
})
