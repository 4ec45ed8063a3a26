import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

const KILLS = rounds(4, 60)
const GUESTS = 600
const COMING = 30
const REVOKED = 20

test('wherever a process is killed that gives a badge to all, and to those who come meanwhile, each has it once, signed and announced once, and the list marks those revoked', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  const processes = [await installation.start('all'), await installation.start('all')]
  const ask = async (method: string, path: string, body: object): Promise<any> => {
    for (;;) {
      const answer = await call(processes[random() < 0.5 ? 0 : 1]!, method, path, body).catch(() => null)
      if (answer !== null) return answer.body
    }
  }
  const { id } = await ask('POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' })
  const guest = (n: number) => `guest${n}@example.org`
  const rows = Array.from({ length: GUESTS }, (_, n) => `Guest,${guest(n)},${n < COMING ? '' : 'attended'}`)
  await ask('POST', `/admin/events/${id}/attendees/import`, { text: `name,email,status\n${rows.join('\n')}` })
  // Most kills come between an award and its announcement.
  await installation.query(`
    create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.15); return null; end $$;
    create trigger dawdle after insert on badge_award for each statement execute function dawdle()`)
  await ask('POST', '/admin/badge-templates', { name: 'Guest', criteria: [{ type: 'events_attended', min: 1 }] })
  const arrivals = (async () => {
    for (let n = 0; n < COMING; n++) await ask('POST', `/admin/events/${id}/checkin`, { email: guest(n) })
  })()
  const revocations = (async () => {
    const found = () => installation.query<{ id: number }>('select id from badge_award order by id')
    const some = (await until(found, (rows) => rows.length >= REVOKED)).slice(0, REVOKED)
    for (const { id } of some) await ask('POST', `/admin/badge-awards/${id}/revoke`, {})
  })()
  let middle = 0
  for (let nth = 0; nth < KILLS; nth++) {
    await wait(random() * 500)
    const asleep = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    if ((await installation.query(asleep)).length > 0) middle++
    const at = random() < 0.5 ? 0 : 1
    const killed = processes[at] as Service
    killed.child.kill('SIGKILL')
    await killed.ended
    processes[at] = await installation.start('all')
  }
  await Promise.all([arrivals, revocations])
  const awards = () => installation.query<{ email_key: string }>('select email_key from badge_award')
  const all = await until(awards, (rows) => rows.length >= GUESTS)
  assert.equal(new Set(all.map(({ email_key }) => email_key)).size, GUESTS)
  const [earned] = await installation.query<{ events: number; subjects: number }>(`
    select count(*)::int as events, count(distinct subject_id)::int as subjects from domain_event where type = 'badge.awarded'`)
  assert.deepEqual([all.length, earned], [GUESTS, { events: GUESTS, subjects: GUESTS }])
  const [signed] = await installation.query(`
    select count(signature)::int as signed, count(distinct signing_key_id)::int > 0 as has_keys,
      count(revoked_at)::int as revoked, (select sum(bit_count(bits))::int from status_list where series = 'b') as marked,
      (select count(*)::int from domain_event where type = 'badge.revoked') as announced
    from badge_award`)
  const counts = { signed: GUESTS, has_keys: true, revoked: REVOKED, marked: REVOKED, announced: REVOKED }
  assert.deepEqual(signed, counts, 'signatures themselves are examined by the doctor')
  t.diagnostic(`${middle} of ${KILLS} kills came while badges were being given`)
})
