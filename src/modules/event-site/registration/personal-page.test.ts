import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, formsOf, open, send, sendFields } from '../../../../test/support/public-forms.ts'
import { anOpenEvent, aRegistration } from '../../../../test/support/register.ts'

const TURKISH = { 'accept-language': 'tr' }
const QUESTIONS = [
  { id: 'diet', type: 'choice', label: 'What do you eat?', required: true, options: ['All', 'Plants'] },
  { id: 'why', type: 'long_text', label: 'Why' },
]

/** Somebody who is registered, by the page of their link. */
async function aVisitor(world: World, event: { id: number }, fields: object = {}) {
  const { email, path, see } = await aRegistration(world, event, fields)
  const page = `/t/${path.split('/').at(-1)}`
  return { email, page, see, look: (headers: Record<string, string> = {}) => open(world, page, headers) }
}

const actsOf = (page: { text: string }) => formsOf(page).map(({ fields }) => fields['act'])
const ticketOf = ({ text }: { text: string }) => /<svg class="ticket-code"[\s\S]*?<\/svg>/.exec(text)?.[0]

test('each state of a registration has its text in both languages, with the possible actions', async () => {
  await using world = await startWorld()
  const fields = { registration_capacity: 1, event_timezone: 'Europe/Istanbul', waitlist_offer_hours: 2 }
  const event = await anOpenEvent(world, fields)
  const [one, two, three] = [await aVisitor(world, event), await aVisitor(world, event), await aVisitor(world, event)]
  const told = async ({ look }: typeof one, english: string, turkish: string, acts: string[], text = /./) => {
    const page = await look()
    assert.deepEqual([page.status, page.heading, actsOf(page)], [200, english, acts])
    assert.match(page.text, text)
    assertUsable(page)
    assert.equal((await look(TURKISH)).heading, turkish)
    return page
  }
  const registered = await told(one, 'You are registered', 'Kaydınız tamam', ['change', 'cancel'])
  const ticket = /href="(\/T\/[^"]+)"/.exec(registered.text)![1]!
  assert.equal(ticketOf(registered), ticketOf(await open(world, ticket)))
  assert.match(registered.text, /Show this code at the door/)
  const list = 'You are on the waiting list'
  const waiting = await told(two, list, 'Bekleme listesindesiniz', ['change', 'cancel'], /You are next in line\./)
  assert.equal(ticketOf(waiting), undefined)
  await told(three, list, 'Bekleme listesindesiniz', ['change', 'cancel'], /You are number 2\./)

  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  assert.equal((await send(world, registered, { act: 'cancel' })).status, 303)
  await told(one, 'Your registration is cancelled', 'Kaydınız iptal edildi', [])
  await world.runJobs()
  const until = />22 November 2026, 17:00 \(Istanbul, UTC\+3\)</
  const offer = await told(
    two,
    'A place is available for you',
    'Sizin için yer açıldı',
    ['accept', 'change', 'cancel'],
    until,
  )
  assert.match((await two.look(TURKISH)).text, />22 Kasım 2026, 17:00 \(İstanbul, UTC\+3\)</)
  const taken = await send(world, offer, { act: 'accept' })
  assert.deepEqual([taken.status, taken.headers['location']], [303, two.page])
  await told(two, 'You are registered', 'Kaydınız tamam', ['change', 'cancel'])

  await send(world, await two.look(), { act: 'cancel' })
  await world.runJobs()
  const last = await three.look()
  world.stopClock(new Date('2026-11-22T14:00:01Z'))
  const ended = 'Your offer has expired'
  await told(three, ended, 'Size ayrılan yerin süresi doldu', [])
  const late = await send(world, last, { act: 'accept' })
  assert.deepEqual([late.status, late.heading], [409, ended])
})

test('opening a page changes nothing, however often and for every visitor', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const one = await aVisitor(world, event)
  const before = await one.see()
  for (const query of ['', '?act=cancel', '?done=change', '?done=cancel']) await open(world, one.page + query)
  for (const path of ['accept', 'cancel', 'change'])
    assert.equal((await open(world, `${one.page}/${path}`)).status, 404)
  assert.deepEqual(await one.see(), before)
})

test('the form on the page changes name and answers; blank answers are removed', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS })
  const one = await aVisitor(world, event, { answers: { diet: 'All', why: 'To "learn" <b>' } })
  const page = await one.look()
  const same = await send(world, page, { act: 'change' })
  assert.deepEqual([same.status, same.headers['location']], [303, `${one.page}?done=change`])
  assert.deepEqual((await one.see()).answers, { diet: 'All', why: 'To "learn" <b>' })
  const change = { act: 'change', first_name: 'Zoë', last_name: '', 'answers.diet': 'Plants', 'answers.why': ' ' }
  await send(world, page, change)
  const { first_name, last_name, answers } = await one.see()
  assert.deepEqual([first_name, last_name, answers], ['Zoë', '', { diet: 'Plants' }])
  const saved = await open(world, `${one.page}?done=change`)
  assertUsable(saved)
  assert.match(saved.text, /<p class="part saved" role="status">Your details have been saved\.<\/p>[\s\S]*Zoë/)
})

test('an invalid change shows the form again with what was typed, and changes nothing', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS })
  const one = await aVisitor(world, event, { answers: { diet: 'All' } })
  const typed = { first_name: ' ', last_name: 'x'.repeat(201), 'answers.diet': 'Stones', 'answers.why': 'Because' }
  const page = await one.look()
  for (const [headers, sentence] of [
    [{}, /First name – Please fill this in\./],
    [TURKISH, /Ad – Lütfen bunu doldurun\./],
  ] as const) {
    const wrong = await send(world, page, { act: 'change', ...typed }, headers)
    assert.equal(wrong.status, 422)
    assertUsable(wrong)
    assert.match(wrong.text, /<details open>[\s\S]*role="alert" tabindex="-1" autofocus/)
    assert.match(wrong.text, sentence)
    const [form] = formsOf(wrong)
    assert.deepEqual([form!.fields['last_name'], form!.fields['answers.why']], [typed.last_name, 'Because'])
  }
  for (const name of [{ first_name: '\u200b' }, { last_name: 'x'.repeat(201) }])
    assert.equal((await send(world, page, { act: 'change', ...name })).status, 422)
  const { first_name, last_name, answers } = await one.see()
  assert.deepEqual([first_name, last_name, answers], ['Ayşe', 'Yılmaz', { diet: 'All' }])
  for (const act of ['', 'erase', 'constructor']) assert.equal((await sendFields(world, one.page, { act })).status, 422)
  await send(world, page, { act: 'cancel' })
  const late = await send(world, page, { act: 'change' })
  assert.deepEqual([late.status, late.heading], [409, 'Your registration is cancelled'])
})

test('registrations of a past event cannot be changed', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { event_date: '2026-12-01T09:00:00Z' })
  world.stopClock(new Date('2026-11-22T09:00:00Z'))
  const one = await aVisitor(world, event)
  const page = await one.look()
  world.stopClock(new Date('2026-12-02T00:00:01Z'))
  const over = await one.look()
  assertUsable(over)
  assert.deepEqual([over.heading, formsOf(over)], ['You are registered', []])
  assert.match(over.text, /The event is over, so you can no longer change your registration\./)
  assert.match((await one.look(TURKISH)).text, /Etkinlik sona erdi/)
  for (const act of ['change', 'cancel']) assert.equal((await send(world, page, { act })).status, 409)
  assert.equal((await one.see()).status, 'registered')
})

test('an invalid link has a page that says so, and no registration page is indexed, cached or leaked by its address', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const one = await aVisitor(world, event, { language: 'tr' })
  const wrong = [`${one.page.slice(0, -1)}-`, `${one.page}A`, '/t/x', `/t/${'A'.repeat(30)}`]
  for (const page of wrong) {
    const missing = await open(world, page)
    assert.deepEqual([missing.status, missing.heading], [404, 'Registration not found'])
    assertUsable(missing)
    assert.equal((await open(world, page, TURKISH)).heading, 'Böyle bir kayıt yok')
    for (const act of ['change', 'cancel', 'accept']) assert.equal((await sendFields(world, page, { act })).status, 404)
  }
  const page = await one.look()
  assert.equal(page.headers['content-language'], 'tr')
  for (const { headers, text } of [page, await open(world, wrong[0]!)]) {
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['x-robots-tag'], 'noindex, noarchive')
    assert.match(text, /<meta name="robots" content="noindex, noarchive">/)
    assert.match(String(headers['content-security-policy']), /^default-src 'none';/)
  }
})

test('no e-mail address and no internal id is on the pages of events and registrations', async () => {
  await using world = await startWorld()
  await world.query(
    `alter sequence attendee_id_seq restart with 918273; alter sequence event_id_seq restart with 645342;
    alter sequence session_id_seq restart with 736455`,
  )
  const event = await anOpenEvent(world)
  const one = await aVisitor(world, event)
  const session = { title: 'Talk', start_time: '2099-05-01T09:00:00Z', end_time: '2099-05-01T10:00:00Z' }
  await world.request('POST', `/admin/events/${event.id}/sessions`, session)
  for (const page of [one.page, event.public_url, `/e/${event.id}`, `${event.public_url}?done=registered`]) {
    const { status, text } = await open(world, page)
    assert.equal(status, 200)
    assert.ok(!/918273|645342|736455/.test(text.replaceAll(one.page, '')) && !text.includes(one.email), page)
  }
  const { text } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  assert.ok(!/918273|645342|736455|@/.test(text))
})

test('the personal page stays when its event becomes private, without a link to the event page', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const one = await aVisitor(world, event)
  assert.match((await one.look()).text, /Event page/)
  await world.request('PATCH', `/admin/events/${event.id}`, { visibility: 'private' })
  const page = await one.look()
  assert.deepEqual([page.status, page.heading], [200, 'You are registered'])
  assert.ok(!page.text.includes('/e/'))
})
