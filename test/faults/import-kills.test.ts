import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { IMPORTED_ENTRIES, listOfPeople } from '../support/import-contacts.ts'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

const KILLS = rounds(5, 40)
const ROWS = 20_000

test('wherever a process is killed that imports contacts, another carries on, and each row makes one contact with one entry', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  await installation.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return null; end $$;
     create trigger dawdle after insert on contact for each statement execute function dawdle()`,
  )
  const api = await installation.start('api')
  const workers: Service[] = [await installation.start('worker'), await installation.start('worker')]
  const form = new FormData()
  form.append('file', new Blob([listOfPeople(ROWS)]), 'people.csv')
  const { status, body: job } = await call(api, 'POST', '/admin/crm/import-csv', form)
  assert.equal(status, 202)
  const path = `/admin/crm/imports/${job.id}`
  let middle = 0
  for (let nth = 0; nth < KILLS; nth++) {
    await wait(random() * 600)
    const { body } = await call(api, 'GET', path)
    if (body.status === 'running') middle++
    const at = nth % 2
    workers[at]!.child.kill('SIGKILL')
    await workers[at]!.ended
    workers[at] = await installation.start('worker')
  }
  const done = await until(
    async () => (await call(api, 'GET', path)).body,
    (found) => found.finished_at !== null,
  )
  assert.deepEqual([done.status, done.created, done.failed], ['completed', ROWS, 0])
  assert.deepEqual(
    await installation.query(`
      select count(*)::int as entries, count(distinct c.id)::int as contacts,
        bool_and(c.email = 'p' || (a.data ->> 'row') || '@gmail.com') as fits
      from contact c left join (${IMPORTED_ENTRIES}) a on a.contact_id = c.id`),
    [{ entries: ROWS, contacts: ROWS, fits: true }],
  )
  t.diagnostic(`${middle} of ${KILLS} kills while it ran`)
  assert.ok(middle > 0)
})
