import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type Installation, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { watchPlaces } from '../support/watch-places.ts'

const KILLS = rounds(4, 60)
const PEOPLE = 100

/** Queueing mails is slowed down, so that most kills hit between a place and its mail. */
async function dawdle(installation: Installation): Promise<void> {
  await installation.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.03); return null; end $$;
     create trigger dawdle before insert on email for each statement execute function dawdle()`,
  )
}

const inTheMiddle = (installation: Installation) =>
  installation.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)

test('wherever a process is killed that registers people and offers places, each who is in or waits was told so once, and places hold', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  await dawdle(installation)
  const watched = await watchPlaces(installation)
  const processes = [await installation.start('all'), await installation.start('all')]
  /** Asks a process that lives, and another when that one is killed meanwhile. */
  const ask = async (method: string, path: string, body: object): Promise<any> => {
    for (;;) {
      const service = processes[random() < 0.5 ? 0 : 1]!
      const answer = await call(service, method, path, body).catch(() => null)
      if (answer !== null) return answer
    }
  }
  let middle = 0
  const kill = async () => {
    await wait(random() * 400)
    // On a busy machine nothing may be in the middle by chance; when all are registered, nothing ever is.
    for (let nth = 0; nth < 50 && (await inTheMiddle(installation)).length === 0; nth++) await wait(5)
    if ((await inTheMiddle(installation)).length > 0) middle++
    const at = random() < 0.5 ? 0 : 1
    const killed = processes[at] as Service
    killed.child.kill('SIGKILL')
    await killed.ended
    processes[at] = await installation.start('all')
  }
  const kills = async (howMany: number) => {
    for (let nth = 0; nth < howMany; nth++) await kill()
  }

  const fields = { name: 'Kill', template_image_url: 'placeholder', visibility: 'public', registration_capacity: 30 }
  const { body: event } = await ask('POST', '/admin/events', fields)
  let sent = 0
  const visit = async () => {
    while (sent < PEOPLE) {
      const email = `a${++sent}@example.org`
      const { status } = await ask('POST', `/public/events/${event.id}/registrations`, { first_name: 'Ada', email })
      assert.equal(status, 201)
    }
  }
  await Promise.all([...Array.from({ length: 4 }, visit), kills(KILLS)])
  let registration_capacity = 30
  const raise = async () => {
    for (; registration_capacity < 70; await wait(50))
      await ask('PATCH', `/admin/events/${event.id}`, { registration_capacity: ++registration_capacity })
  }
  await Promise.all([raise(), kills(KILLS)])

  await installation.query(`select graphile_worker.add_job('sweep-offers', '{}')`)
  const rows = await until(
    () =>
      installation.query<{ status: string; told: string }>(`
        select status, (select string_agg(kind, ' ' order by m.id) from email m
          where m.attendee_id = attendee.id and kind <> 'registration_known') as told from attendee`),
    (found) => found.filter(({ status }) => status !== 'waitlisted').length >= 70,
  )
  const expected: Record<string, string> = {
    registered: 'registration_confirmed',
    waitlisted: 'registration_waitlisted',
    offered: 'registration_waitlisted place_offered',
  }
  for (const { status, told } of rows) assert.equal(told, expected[status])
  assert.equal(rows.length, PEOPLE)
  assert.equal(rows.filter(({ status }) => status !== 'waitlisted').length, 70)
  await watched.assertRight(70)
  t.diagnostic(`${middle} of ${2 * KILLS} kills came between a place and its mail`)
  assert.ok(middle > 0)
})
