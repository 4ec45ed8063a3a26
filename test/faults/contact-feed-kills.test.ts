import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

const KILLS = rounds(4, 60)
const GUESTS = 300

test('wherever a process is killed, each of those who register and come is one contact, whose time line tells each thing once', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  const processes = [await installation.start('all'), await installation.start('all')]
  const place = () => installation.query(`select 1 from outbox_place where listener = 'contact-timeline'`)
  await until(place, (rows) => rows.length > 0)
  const ask = async (method: string, path: string, body: object): Promise<any> => {
    for (;;) {
      const answer = await call(processes[random() < 0.5 ? 0 : 1]!, method, path, body).catch(() => null)
      if (answer !== null) return answer.body
    }
  }
  const { id } = await ask('POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' })
  // Most kills come between an entry and the place of the feed.
  await installation.query(`
    create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
    create trigger dawdle after insert on contact_activity for each statement execute function dawdle()`)
  const arrivals = (async () => {
    for (let n = 0; n < GUESTS; n++) {
      const email = `guest${n}@example.org`
      await ask('POST', `/admin/events/${id}/attendees`, { first_name: 'Guest', email })
      if (n % 3 === 0) await ask('POST', `/admin/events/${id}/checkin`, { email })
    }
  })()
  let middle = 0
  for (let nth = 0; nth < KILLS; nth++) {
    await wait(random() * 1_500)
    const asleep = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    if ((await installation.query(asleep)).length > 0) middle++
    const at = random() < 0.5 ? 0 : 1
    const killed = processes[at] as Service
    killed.child.kill('SIGKILL')
    await killed.ended
    processes[at] = await installation.start('all')
  }
  await arrivals
  const entries = () =>
    installation.query<{ kind: string; subject_id: string }>('select kind, subject_id from contact_activity')
  const came = Math.ceil(GUESTS / 3)
  const all = await until(entries, (rows) => rows.length >= GUESTS + came)
  assert.equal(new Set(all.map(({ kind, subject_id }) => `${kind} ${subject_id}`)).size, GUESTS + came)
  assert.equal(all.length, GUESTS + came)
  const [contacts] = await installation.query('select count(*)::int as count from contact where not score_due')
  assert.deepEqual(contacts, { count: GUESTS })
  t.diagnostic(`${middle} of ${KILLS} kills came while the feed wrote`)
})
