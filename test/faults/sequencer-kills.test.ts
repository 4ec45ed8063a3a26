import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type Installation, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { untilAsleep } from '../support/until-asleep.ts'

const KILLS = rounds(4, 100)

/** A sequencer dawdles in the middle of its batches, so that most kills come there. */
async function dawdle(installation: Installation): Promise<void> {
  await installation.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.04); return null; end $$`,
  )
  for (const change of ['update on certificate_log_head', 'insert on expiry_notice'])
    await installation.query(`create trigger dawdle after ${change} for each statement execute function dawdle()`)
}

/** Issues, and sometimes revokes, until it is stopped. @returns how many entries that makes */
async function write(api: Service, random: () => number, goesOn: () => boolean): Promise<number> {
  const fields = { name: 'Kill', template_image_url: 'placeholder', certificate_validity_days: 90 }
  const event = (await call(api, 'POST', '/admin/events', fields)).body
  let entries = 0
  for (let nth = 0; goesOn(); nth++) {
    const person = { first_name: 'Ada', email: `${nth}@example.org` }
    const { id } = (await call(api, 'POST', `/admin/events/${event.id}/attendees`, person)).body
    const issued = await call(api, 'POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
    assert.equal(issued.status, 201, JSON.stringify(issued.body))
    entries++
    if (random() > 0.3) continue
    assert.equal((await call(api, 'POST', `/admin/certificates/${issued.body.certificates[0].id}/revoke`)).status, 200)
    entries++
  }
  return entries
}

test('wherever a sequencer is killed, each entry gets one position, without a gap, and the chain is whole', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  await dawdle(installation)
  const api = await installation.start('api')
  const workers = [await installation.start('worker'), await installation.start('worker')]
  let writing = true
  const writers = [1, 2, 3].map((nth) => write(api, randomFrom(SEED + nth), () => writing))
  let middle = 0
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(random() * 300)
    const [killed] = workers.splice(random() < 0.5 ? 0 : 1, 1) as [Service]
    if (await untilAsleep(installation, 2_000)) middle++
    killed.child.kill('SIGKILL')
    await killed.ended
    workers.push(await installation.start('worker'))
  }
  writing = false
  const entries = (await Promise.all(writers)).reduce((sum, each) => sum + each, 0)
  await until(
    () => installation.query('select 1 from certificate_log where position is null'),
    (waiting) => waiting.length === 0,
  )
  const [log] = await installation.query(
    `select count(*)::int as entries, count(distinct position)::int as positions, min(position)::int as first, max(position)::int as last from certificate_log`,
  )
  assert.deepEqual(log, { entries, positions: entries, first: 1, last: entries })
  t.diagnostic(`${middle} of ${KILLS} kills came in the middle of a batch, ${entries} entries`)
  assert.ok(middle > 0)
})
