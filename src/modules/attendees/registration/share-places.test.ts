import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { sendFields } from '../../../../test/support/public-forms.ts'
import { anOpenEvent, mailsTo, register } from '../../../../test/support/register.ts'
import { holdLocks, noteStatements, rewrite, untilBlocked, waitLonger } from '../../../../test/support/statements.ts'

const PEOPLE = 8
const emailOf = (nth: number) => `at-once-${nth}@example.org`

type Answers = Awaited<ReturnType<typeof register>>[]

/** People who register while the event is held, so that all wait at the same moment. */
async function registerAtOnce(
  world: World,
  event: { id: number },
  fieldsOf: (nth: number) => object = () => ({}),
): Promise<Answers> {
  const answers: ReturnType<typeof register>[] = []
  waitLonger(world)
  {
    await using _ = await holdLocks(world, `select 1 from event where id = ${event.id} for update`)
    for (let nth = 0; nth < PEOPLE; nth++)
      answers.push(register(world, event, { email: emailOf(nth), ...fieldsOf(nth) }))
    await untilBlocked(world, 2)
  }
  return Promise.all(answers)
}

const storedPeople = async (world: World) =>
  (await world.query<{ email: string }>('select email from attendee order by id')).map(({ email }) => email)

test('people who register at once share a transaction: each sees the event as the one before has left it', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 3 })
  const note = noteStatements(world)
  let answers: Answers = []
  const statements = await note(async () => (answers = await registerAtOnce(world, event)))
  assert.deepEqual(
    answers.map(({ body }) => body.status),
    [...Array(3).fill('registered'), ...Array(PEOPLE - 3).fill('waitlisted')],
  )
  assert.deepEqual(
    await storedPeople(world),
    Array.from({ length: PEOPLE }, (_, nth) => emailOf(nth)),
  )
  for (let nth = 3; nth < PEOPLE; nth++)
    assert.match((await mailsTo(world, emailOf(nth)))[0].text, new RegExp(`number ${nth - 2}\\b`))
  const entries = await world.query<{ request_id: string }>(
    `select distinct request_id from audit_entry where action = 'attendee.register'`,
  )
  assert.equal(entries.length, PEOPLE)
  assert.equal(statements.filter(({ text }) => text.includes('insert into attendee')).length, 1)
  // The transaction of the test, and two that waited for it.
  assert.equal(statements.filter(({ text }) => text === 'begin').length, 3)
})

/** A session has places for two of the people who choose it at once. @returns the answers, and who is stored */
async function chooseFullSession(world: World): Promise<[unknown[], string[]]> {
  const event = await anOpenEvent(world)
  const times = { start_time: '2099-05-01T10:00:00Z', end_time: '2099-05-01T11:00:00Z' }
  await aSession(world, event.id, { title: 'Workshop', capacity: 2, signup: true, ...times })
  const { body } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  const session_ids = [body.sessions[0].id]
  const answers = await registerAtOnce(world, event, (nth) => (nth % 2 === 0 ? { session_ids } : {}))
  return [answers.map(({ status, body }) => body.code ?? status), await storedPeople(world)]
}

test('one who is refused leaves nothing, and those who share the transaction are registered', async () => {
  await using world = await startWorld()
  const [answers, stored] = await chooseFullSession(world)
  const full = 'session_full'
  assert.deepEqual(answers, [201, 201, 201, 201, full, 201, full, 201])
  assert.deepEqual(stored, [0, 1, 2, 3, 5, 7].map(emailOf))
})

test('twin: without parts of a transaction one who is refused is registered nevertheless', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /^rollback to savepoint part$/, 'select 1')
  const [answers, stored] = await chooseFullSession(world)
  assert.ok(answers.includes('session_full'))
  assert.equal(stored.length, PEOPLE)
})

test('a request that the database refuses is repeated alone, and affects no other', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  await world.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by a test'; end $$;
    create trigger refuse before insert on email for each row when (new.to_address = '${emailOf(2)}') execute function refuse()`)
  const answers = await registerAtOnce(world, event)
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 500, 201, 201, 201, 201, 201],
  )
  assert.deepEqual(await storedPeople(world), [0, 1, 3, 4, 5, 6, 7].map(emailOf))
})

test('of one address that comes several times at once one is registered, whatever its spelling', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const answers = await registerAtOnce(world, event, (nth) => (nth > 3 ? { email: emailOf(0).toUpperCase() } : {}))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  assert.deepEqual(await storedPeople(world), [0, 1, 2, 3].map(emailOf))
})

test('links that are confirmed at once register their people once, as many as there are places', async () => {
  await using world = await startWorld()
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  const event = await anOpenEvent(world, { registration_confirm_email: true, registration_capacity: 2 })
  const asked = await registerAtOnce(world, event)
  assert.deepEqual(new Set(asked.map(({ body }) => body.status)), new Set(['confirm']))
  const mails = await world.query<{ text: string }>('select text from email order by id')
  const links = mails.map(({ text }) => /\/confirm\/[\w-]{43}/.exec(text)![0])
  const confirming: Promise<unknown>[] = []
  {
    await using _ = await holdLocks(world, `select 1 from event where id = ${event.id} for update`)
    for (const link of [...links, ...links]) confirming.push(sendFields(world, link, {}))
    await untilBlocked(world, 2)
  }
  await Promise.all(confirming)
  const rows = await world.query<{ email: string; status: string }>('select email, status from attendee order by email')
  assert.deepEqual(
    rows.map(({ email }) => email),
    Array.from({ length: PEOPLE }, (_, nth) => emailOf(nth)),
  )
  assert.equal(rows.filter(({ status }) => status === 'registered').length, 2)
})
