import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import {
  assertUsable,
  formsOf,
  open,
  type Page,
  peopleOf,
  type Sent,
  send,
  sendFields,
} from '../../../../test/support/public-forms.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'

const meal = { id: 'meal', type: 'choice', label: 'Meal', required: true, options: ['Meat', 'Plants'] }
const why = { id: 'why', type: 'short_text', label: 'Why', show_if: { question_id: 'meal', is_any_of: ['Meat'] } }

/** Presses the button that adds or removes a guest, with these fields typed. */
async function press(world: World, page: Page, typed: Sent, button: Sent): Promise<Page> {
  const { action, fields } = formsOf(page).at(-1)!
  const [path, query] = action.split('?')
  const more = `${path}/people${query ? `?${query}` : ''}`
  assert.ok(page.text.replaceAll('&#61;', '=').replaceAll('&amp;', '&').includes(`formaction="${more}"`), more)
  const next = await sendFields(world, more, { ...fields, ...typed, ...button })
  assert.equal(next.status, 200, next.text)
  return next
}

test('guests are added, removed and registered without a script, and everything typed stays', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 2, registration_questions: [meal, why] })
  const page = await open(world, event.public_url)
  world.advance(3_000)
  const me = { first_name: 'Ayşe', email: 'ayse@example.org', 'answers.meal': 'Meat', 'answers.why': 'A "reason"' }
  const one = await press(world, page, me, { add: 1 })
  const bora = {
    'guests.0.first_name': 'Bora',
    'guests.0.email': 'bora@example.org',
    'guests.0.answers.meal': 'Plants',
  }
  const two = await press(world, one, bora, { add: 1 })
  assertUsable(two)
  // No more than two guests.
  assert.ok(!two.text.includes('name="add"') && two.text.includes('Remove guest 2'))
  const cem = { 'guests.1.first_name': 'Cem', 'guests.1.email': 'AYSE@example.org', 'guests.1.answers.meal': 'Plants' }
  const refused = await send(world, two, { ...cem, 'guests.0.answers.meal': '' })
  assert.equal(refused.status, 422)
  assertUsable(refused)
  assert.match(refused.text, /<a href="#guests\.0\.answers\.meal">Guest 1: .*Meal/)
  assert.match(refused.text, /<a href="#guests\.1\.email">Guest 2: Email address – This address is already in the form/)
  const left = await press(world, refused, {}, { remove: 0 })
  const { fields } = formsOf(left).at(-1)!
  assert.deepEqual(
    [fields['guests.0.first_name'], fields['guests.0.email'], fields['answers.why'], fields['guests']],
    ['Cem', 'AYSE@example.org', 'A "reason"', '1'],
  )
  const sent = await send(world, left, { 'guests.0.email': 'cem@example.org' })
  assert.deepEqual(
    [sent.status, sent.headers['location']],
    [303, `/e/${event.public_url.split('/').at(-1)}?done=registered&guests=yes`],
  )
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  assert.ok((await open(world, String(sent.headers['location']))).text.includes('Each of your guests gets an email'))
  const people = await peopleOf(world, event)
  assert.deepEqual(people.map(({ first_name, answers }: any) => [first_name, answers]).sort(), [
    ['Ayşe', { meal: 'Meat', why: 'A "reason"' }],
    ['Cem', { meal: 'Plants' }],
  ])
  const [mail] = await world.query<{ text: string }>(`select text from email where to_address = 'cem@example.org'`)
  const own = await open(world, /http:\S+\/t\/[\w-]+/.exec(mail!.text)![0])
  assert.ok(own.text.includes('Somebody registered you together with themselves'))
})

test('the form in a frame adds guests too, and one of an event without guests takes none', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 1 })
  const framed = await open(world, `${event.public_url}/embed?theme=dark`)
  world.advance(3_000)
  const more = await press(world, framed, { first_name: 'Ayşe', email: 'ayse@example.org' }, { add: 1 })
  assert.match(String(more.headers['content-security-policy']), /frame-ancestors \*/)
  const guest = { 'guests.0.first_name': 'Bora', 'guests.0.email': 'bora@example.org' }
  assert.equal((await world.request('PATCH', `/admin/events/${event.id}`, { registration_max_guests: 0 })).status, 200)
  const refused = await send(world, more, guest)
  assert.equal(refused.status, 422)
  assert.ok(refused.text.includes('This event takes no guests.'))
  const alone = await press(world, refused, {}, { remove: 0 })
  assert.ok(!alone.text.includes('name="guests"'))
  const sent = await send(world, alone)
  assert.match(String(sent.headers['location']), /\/embed\?theme=dark&done=registered$/)
  assert.equal((await peopleOf(world, event)).length, 1)
})
