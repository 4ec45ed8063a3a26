import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register, tokenOf } from '../../../../test/support/register.ts'

const guest = (name: string, fields: object = {}) => ({
  ...{ first_name: name, email: `${name.toLowerCase()}@example.org`, ...fields },
})

async function peopleOf(world: World, eventId: number): Promise<any[]> {
  return (await world.request('GET', `/admin/events/${eventId}/attendees`)).body
}

async function aType(world: World, eventId: number, fields: object): Promise<number> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/registration-types`, fields)
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}

test('guests are attendees with a ticket and a mail of their own that names who registered them', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 2 })
  const guests = [guest('Bora', { last_name: 'Kaya' }), guest('Cem')]
  const { status, body } = await register(world, event, { email: 'ayse@example.org', language: 'tr', guests })
  assert.deepEqual([status, body.status, body.guest_statuses], [201, 'registered', ['registered', 'registered']])
  const rows = await peopleOf(world, event.id)
  const first = rows.find(({ email }) => email === 'ayse@example.org')
  const others = rows.filter((row) => row !== first)
  assert.deepEqual(
    others.map(({ registered_by, status, source, language }) => [registered_by, status, source, language]),
    [
      [first.id, 'registered', 'registration', 'tr'],
      [first.id, 'registered', 'registration', 'tr'],
    ],
  )
  assert.equal(first.registered_by, null)
  const [mail] = await mailsTo(world, 'bora@example.org')
  for (const part of [mail.text, mail.html])
    assert.match(part, /Ayşe Yılmaz.? sizi “.?Node Day.?” etkinliğine kaydetti/, part)
  assert.ok(!(await mailsTo(world, 'ayse@example.org'))[0].text.includes('kaydetti'))
  const own = await world.request(
    'GET',
    `/public/registrations/${await tokenOf(world, 'cem@example.org')}`,
    undefined,
    {
      key: null,
    },
  )
  assert.deepEqual([own.body.is_guest, own.body.first_name], [true, 'Cem'])
  const { body: shown } = await world.request('GET', `/admin/events/${event.id}/attendees/${others[0].id}`)
  assert.deepEqual(shown.registered_with.map(({ id }: { id: number }) => id).sort(), [first.id, others[1].id].sort())
  const csv = await world.request('GET', `/admin/events/${event.id}/attendees.csv`)
  const exported: Record<string, string>[] = parse(csv.text, { bom: true, columns: true })
  assert.equal(exported.filter((row) => row['registered_by'] === String(first.id)).length, 2)
  // Guests stay when the person who registered them is deleted.
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}/attendees/${first.id}`)).status, 204)
  assert.deepEqual(
    (await peopleOf(world, event.id)).map(({ registered_by }) => registered_by),
    [null, null],
  )
})

test('an error names the guest, and nobody of the group is registered', async () => {
  await using world = await startWorld()
  const registration_questions = [
    { id: 'meal', type: 'choice', label: 'Meal', required: true, options: ['Meat', 'Plants'] },
  ]
  const event = await anOpenEvent(world, { registration_max_guests: 3, registration_questions })
  const meal = { answers: { meal: 'Plants' } }
  const b = guest('B', meal)
  const refuse = async (guests: unknown, place: string, type?: string) => {
    const answer = await register(world, event, { email: 'ayse@example.org', ...meal, guests })
    assertRefused(answer, 422, 'validation_failed', place, type)
    return answer.body.detail.find(({ loc }: { loc: string[] }) => loc.join('.') === place).msg
  }
  await refuse([b, guest('C', { ...meal, email: 'nobody' })], 'body.guests.1.email')
  assert.equal(await refuse([b, guest('C')], 'body.guests.1.answers.meal', 'missing'), 'guests[1].meal is required')
  await refuse([guest('C', { answers: { meal: 'Fish' } })], 'body.guests.0.answers.meal', 'no_option')
  await refuse([b, guest('C', { ...meal, email: 'x@erased.invalid' })], 'body.guests.1.email')
  await refuse([b, guest('C', { ...meal, registration_type_id: 9e9 })], 'body.guests.1.registration_type_id')
  await refuse([b, { ...b, email: 'B@Example.ORG' }], 'body.guests.1.email', 'repeated_address')
  assert.equal(
    await refuse([{ ...b, email: 'AYSE@example.org' }], 'body.guests.0.email', 'repeated_address'),
    'guests[0].email is the same as email: each person needs an address of their own',
  )
  const four = ['B', 'C', 'D', 'E'].map((name) => guest(name, meal))
  assert.equal(await refuse(four, 'body.guests', 'too_many'), 'guests must have at most 3 guests')
  await refuse(
    Array.from({ length: 21 }, (_, n) => guest(`G${n}`, meal)),
    'body.guests',
    'too_many',
  )
  await refuse('all', 'body.guests')
  assertRefused(
    await register(world, await anOpenEvent(world), { guests: [guest('B')] }),
    ...([422, 'validation_failed', 'body.guests', 'too_many'] as const),
  )
  assert.deepEqual(await world.query('select id from attendee'), [])
})

test('a group gets its places when there are enough for all, of the event and of each type, and else all of it waits', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 2, registration_capacity: 5 })
  const [student, speaker] = [
    await aType(world, event.id, { name: 'Student', capacity: 2 }),
    await aType(world, event.id, { name: 'Speaker' }),
  ]
  const send = async (mine: number, ...types: (number | null)[]) => {
    const guests = types.map((registration_type_id, n) =>
      guest(`X${mine}y${types.length}z${n}`, { registration_type_id }),
    )
    return (await register(world, event, { registration_type_id: mine, guests })).body
  }
  // Three students for two places: all wait, though each type alone and the event have places.
  assert.equal((await send(student, null, null)).status, 'waitlisted')
  await world.query('delete from attendee')
  assert.deepEqual((await send(speaker, student)).guest_statuses, ['registered'])
  // Three of five places are left.
  const late = await send(speaker, speaker, student)
  assert.deepEqual([late.status, late.guest_statuses], ['registered', ['registered', 'registered']])
  assert.equal((await send(speaker)).status, 'waitlisted')
  assert.deepEqual(await world.query(`select sum(taken)::int as taken from event_tally where event_id = ${event.id}`), [
    { taken: 5 },
  ])
})

test('a group that waits is on the list one after the other, as each is told by mail', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 2, registration_capacity: 1 })
  const one = await aRegistration(world, event)
  await register(world, event, { email: 'a@example.org', guests: [guest('Z'), guest('B')] })
  const told: number[] = []
  for (const email of ['a@example.org', 'z@example.org', 'b@example.org']) {
    const [mail] = await mailsTo(world, email)
    const own = await world.request('GET', `/public/registrations/${await tokenOf(world, email)}`, undefined, {
      key: null,
    })
    assert.equal(Number(/number (\d+)/.exec(mail.text)![1]), own.body.position)
    told.push(own.body.position)
  }
  assert.deepEqual(told, [1, 2, 3])
  assert.equal((await one.ask('DELETE')).status, 204)
})

test('the answer does not tell which address of a group is registered already, and its owner learns it by mail', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 2 })
  const known = await aRegistration(world, event)
  const fresh = await register(world, event, { guests: [guest('New1'), guest('New2')] })
  for (const [n, guests, email] of [
    [1, [guest('New3'), guest('Known', { email: known.email.toUpperCase() })], undefined],
    [2, [guest('New4'), guest('New5')], known.email],
  ] as const) {
    const answer = await register(world, event, { guests, ...(email ? { email } : {}) })
    assert.deepEqual([answer.status, answer.body], [fresh.status, fresh.body], `${n}`)
  }
  // The second one came within the hour.
  const kinds = (await mailsTo(world, known.email)).map(({ kind }) => kind)
  assert.deepEqual(kinds, ['registration_known', 'registration_confirmed'])
  assert.equal((await known.see()).first_name, 'Ayşe')
  // The mail has the name that was typed, which may be a stranger's, and never that of the owner of the address.
  const [mail] = await mailsTo(world, 'new5@example.org')
  assert.ok(mail.text.includes('Ayşe Yılmaz'), mail.text)
  const [stored] = await world.query<{ id: number }>(`select id from attendee where email = '${known.email}'`)
  const hosts = await world.query(`select registered_by from attendee where email = 'new5@example.org'`)
  assert.deepEqual(hosts, [{ registered_by: stored!.id }])
})

test('a guest who has cancelled comes back as a guest, and by themselves as nobody’s', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 1 })
  const bob = await aRegistration(world, event)
  await bob.ask('DELETE')
  await register(world, event, { guests: [guest('Bob', { email: bob.email })] })
  assert.deepEqual([(await bob.see()).status, (await bob.see()).is_guest], ['registered', true])
  await bob.ask('DELETE')
  await register(world, event, { email: bob.email })
  assert.deepEqual([(await bob.see()).status, (await bob.see()).is_guest], ['registered', false])
})
