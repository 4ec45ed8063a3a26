import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call as callOnce, type Installation, makeInstallation, type Service, until } from './support/installation.ts'
import { randomBelow } from './support/random-from.ts'
import { SEED } from './support/seed.ts'
import { watchPlaces } from './support/watch-places.ts'

// Two processes over one database; test/registration-locks.test.ts has the twins, each with one guard taken out.

/** A request of a client that repeats what was refused for now, as `Retry-After` asks. */
const call: typeof callOnce = async (...args) => {
  for (let tries = 1; ; tries++) {
    const answer = await callOnce(...args)
    if (answer.status !== 503 || tries === 10) return answer
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after'))))
  }
}

const OPEN = { name: 'Races', template_image_url: 'placeholder', visibility: 'public' }

async function makeEvent(service: Service, fields: object = {}): Promise<any> {
  const { status, body } = await call(service, 'POST', '/admin/events', { ...OPEN, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const register = (service: Service, event: { slug: string }, email: string) =>
  call(service, 'POST', `/public/events/${event.slug}/registrations`, { first_name: 'Ayşe', email })

type Mail = { address: string; kind: string; text: string; token: string; position: number | null }

/** The mails of an installation, in the order in which they were queued. */
async function mailsOf(installation: Installation): Promise<Mail[]> {
  const rows = await installation.query<Omit<Mail, 'token' | 'position'>>(
    'select to_address as address, kind, text from email order by id',
  )
  return rows.map((mail) => ({
    ...mail,
    token: /\/t\/([A-Za-z0-9_-]{30})\b/.exec(mail.text)?.[1] ?? '',
    position: mail.kind === 'registration_waitlisted' ? Number(/number (\d+)/.exec(mail.text)![1]) : null,
  }))
}

const from1To = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const kindsTo = (mails: Mail[], address: string) =>
  mails.filter((mail) => mail.address === address).map(({ kind }) => kind)

test('two hundred who register at once by two processes get the places that there are, and the others a position each', async () => {
  await using installation = await makeInstallation()
  const processes = [await installation.start('api'), await installation.start('api')]
  const event = await makeEvent(processes[0]!, { registration_capacity: 50 })
  const emails = from1To(200).map((n) => `a${n}@example.org`)
  const answers = await Promise.all(emails.map((email, n) => register(processes[n % 2]!, slugOf(event), email)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  const told = new Map(emails.map((email, n) => [email, answers[n].body.status]))
  const mails = await mailsOf(installation)
  const rows = await installation.query<{ email: string; status: string }>(
    `select email, status from attendee order by waitlisted_at nulls first, id`,
  )
  assert.equal(rows.filter(({ status }) => status === 'registered').length, 50)
  const listed = rows.filter(({ status }) => status === 'waitlisted').map(({ email }) => email)
  assert.deepEqual(
    listed.map((email) => mails.find(({ address }) => address === email)!.position),
    from1To(150),
  )
  const kinds: Record<string, string> = { registered: 'registration_confirmed', waitlisted: 'registration_waitlisted' }
  for (const { email, status } of rows)
    assert.deepEqual([told.get(email), kindsTo(mails, email)], [status, [kinds[status]]])
})

for (const capacity of [null, 1])
  test(`an address that is sent fifty times at once is one attendee, told once that they are in and once that they were: ${capacity ?? 'any number of'} places`, async () => {
    await using installation = await makeInstallation()
    const processes = [await installation.start('api'), await installation.start('api')]
    const event = slugOf(await makeEvent(processes[0]!, { registration_capacity: capacity }))
    if (capacity !== null) await register(processes[0]!, event, 'first@example.org')
    const spellings = ['ada@example.org', 'Ada@Example.org', 'ADA@EXAMPLE.ORG']
    const answers = await Promise.all(
      from1To(50).map((n) => register(processes[n % 2]!, event, spellings[n % spellings.length]!)),
    )
    const status = capacity === null ? 'registered' : 'waitlisted'
    for (const answer of answers) assert.deepEqual([answer.status, answer.body.status], [201, status])
    const own = `lower(email) = 'ada@example.org'`
    assert.equal((await installation.query(`select 1 from attendee where ${own}`)).length, 1)
    const mails = (await mailsOf(installation)).filter(({ address }) => /ada/i.test(address))
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      [capacity === null ? 'registration_confirmed' : 'registration_waitlisted', 'registration_known'],
    )
  })

for (const [what, method, path, body, refusal] of [
  ['closed', 'POST', '/close-registration', undefined, 409],
  ['private', 'PATCH', '', { visibility: 'private' }, 404],
  ['gone', 'DELETE', '', undefined, 404],
] as const)
  test(`once it is answered that an event is ${what}, nobody who begins then gets in; whoever was told that they are in is`, async () => {
    await using installation = await makeInstallation()
    const processes = [await installation.start('api'), await installation.start('api')]
    const event = await makeEvent(processes[0]!, { registration_capacity: 1000 })
    const answers: { began: 'before' | 'after'; status: number }[] = []
    let answered = false
    let sent = 0
    const visitor = async (nth: number) => {
      for (let refused = 0; refused < 3; ) {
        const began = answered ? 'after' : 'before'
        const { status } = await register(processes[nth % 2]!, slugOf(event), `v${++sent}@example.org`)
        answers.push({ began, status })
        if (began === 'after') refused += 1
      }
    }
    const visitors = Promise.all(from1To(12).map(visitor))
    await until(
      async () => answers.length,
      (count) => count > 30,
      5,
    )
    const { status } = await call(processes[1]!, method, `/admin/events/${event.id}${path}`, body)
    answered = true
    assert.ok(status === 200 || status === 204, String(status))
    await visitors
    for (const { began, status } of answers)
      assert.ok(status === refusal || (began === 'before' && status === 201), `${began} ${status}`)
    const taken = what === 'gone' ? 0 : answers.filter(({ status }) => status === 201).length
    const [stored] = await installation.query(
      `select (select count(*)::int from attendee) as attendees, (select count(*)::int from email) as mails,
        (select count(distinct attendee_id)::int from email) as told`,
    )
    assert.deepEqual(stored, { attendees: taken, mails: taken, told: taken })
  })

test('while places are taken, cancelled, offered, declined and changed in number, none is given twice and nobody is passed over', async () => {
  await using installation = await makeInstallation()
  const processes = [await installation.start('all'), await installation.start('all')]
  const [one] = processes as [Service, Service]
  const watched = await watchPlaces(installation)
  const below = randomBelow(SEED)
  const event = await makeEvent(one, { registration_capacity: 20 })
  const admin = `/admin/events/${event.id}`
  const answers: any[] = []
  const own = async (method: string, kind: string, body?: object) => {
    const people = (await mailsOf(installation)).filter((mail) => mail.kind === kind)
    const some = people[below(Math.max(1, people.length))]
    if (some) answers.push(await call(processes[below(2)]!, method, `/public/registrations/${some.token}`, body))
  }
  const registering = Promise.all(
    from1To(120).map(async (n) => {
      await new Promise((resolve) => setTimeout(resolve, below(1500)))
      answers.push(await register(processes[n % 2]!, slugOf(event), `a${n}@example.org`))
    }),
  )
  const disturb = async (times: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < times; n++) await work()
  }
  await Promise.all([
    registering,
    disturb(20, () => own('DELETE', 'registration_confirmed')),
    disturb(10, () => own('DELETE', 'place_offered')),
    disturb(15, () => own('PATCH', 'place_offered', { status: 'registered' })),
    disturb(15, () => own('PATCH', 'registration_waitlisted', { first_name: 'Zoë' })),
    disturb(12, async () => {
      answers.push(await call(one, 'PATCH', admin, { registration_capacity: 15 + below(20) }))
    }),
    disturb(8, async () => {
      const { body } = await call(one, 'GET', `${admin}/attendees?limit=200`)
      const holding = body.filter(({ status }: any) => status === 'registered' || status === 'offered')
      const some = holding[below(Math.max(1, holding.length))]
      if (some) answers.push(await call(processes[below(2)]!, 'DELETE', `${admin}/attendees/${some.id}`))
    }),
    disturb(20, () => installation.query(`select graphile_worker.add_job('sweep-offers', '{}')`)),
  ])
  answers.push(await call(one, 'PATCH', admin, { registration_capacity: 25 }))
  await installation.query(`select graphile_worker.add_job('sweep-offers', '{}')`)
  const jobs = `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('sweep-offers', 'offer-places')`
  await until(
    () => installation.query(jobs),
    (rows) => rows.length === 0,
  )
  for (const { status, body } of answers) assert.ok(status < 500, JSON.stringify(body))
  await watched.assertRight(25)
  const mails = await mailsOf(installation)
  const rows = await installation.query<{ email: string; status: string }>('select email, status from attendee')
  assert.ok(rows.filter(({ status }) => status === 'registered' || status === 'offered').length >= 25)
  const last: Record<string, string[]> = {
    registered: ['registration_confirmed'],
    waitlisted: ['registration_waitlisted'],
    offered: ['place_offered'],
    cancelled: ['registration_cancelled', 'offer_ended'],
  }
  for (const { email, status } of rows) {
    const kinds = kindsTo(mails, email)
    assert.ok(last[status]!.includes(kinds.at(-1)!), `${email} is ${status} and was told ${kinds}`)
    assert.match(
      kinds.join(' '),
      /^(registration_confirmed|registration_waitlisted( place_offered( registration_confirmed)?)?)( registration_cancelled)?$/,
    )
  }
})

/** The event with the last part of its address. */
function slugOf({ public_url }: { public_url: string }): { slug: string } {
  return { slug: public_url.split('/').at(-1)! }
}

test('groups that compete for the last places by two processes get all of their places or none, and no place is taken twice', async () => {
  await using installation = await makeInstallation()
  const processes = [await installation.start('api'), await installation.start('api')]
  const event = await makeEvent(processes[0]!, { registration_capacity: 20, registration_max_guests: 2 })
  const answers = await Promise.all(
    from1To(20).map((n) => {
      const [email, ...others] = from1To(3).map((m) => `g${n}m${m}@example.org`)
      const guests = others.map((email) => ({ first_name: 'Guest', email }))
      const body = { first_name: 'Ayşe', email, guests }
      return call(processes[n % 2]!, 'POST', `/public/events/${event.id}/registrations`, body)
    }),
  )
  const rows = await installation.query<{ statuses: string[]; people: number }>(
    `select array_agg(distinct status) as statuses, count(*)::int as people from attendee
      group by coalesce(registered_by, id)`,
  )
  assert.deepEqual(
    rows.map(({ statuses, people }) => [statuses.length, people]),
    from1To(20).map(() => [1, 3]),
  )
  const registered = answers.filter(({ body }) => body.status === 'registered')
  // Once a group waits, nobody new gets the two places that are left.
  assert.equal(registered.length, 6)
  assert.equal(rows.filter(({ statuses }) => statuses[0] === 'registered').length, 6)
})
