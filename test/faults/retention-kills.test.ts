import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

const KILLS = rounds(4, 30)
const ROWS = 12_000

test('wherever a process is killed that removes what is due, another goes on, and each row goes once and is counted once', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  await installation.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
     create trigger dawdle after delete on email for each statement execute function dawdle()`,
  )
  const api = await installation.start('api')
  const workers: Service[] = [await installation.start('worker'), await installation.start('worker')]
  await installation.query(`
    insert into email (org_id, uid, kind, language, to_name, to_address, subject, html, text, attachments, status, created_at, updated_at)
    select 1, gen_random_uuid(), 'test', 'en', '', 'a@example.org', '', '', '', '[]',
      case when n % 10 = 0 then 'cancelled' else 'sent' end, at, at
    from generate_series(1, ${ROWS}) n, lateral (select case when n % 100 = 0 then now() else now() - interval '100 days' end as at) a`)
  assert.equal((await call(api, 'POST', '/admin/retention/run')).status, 200)
  const read = async () => (await call(api, 'GET', '/admin/retention')).body
  let middle = 0
  for (let nth = 0; nth < KILLS; nth++) {
    await wait(300 + random() * 600)
    if ((await read()).last_run?.status === 'running') middle++
    const at = nth % 2
    workers[at]!.child.kill('SIGKILL')
    await workers[at]!.ended
    workers[at] = await installation.start('worker')
  }
  await until(read, ({ last_run }) => last_run?.status === 'complete')
  const rows = await installation.query(
    `select count(*)::int as rows, min(created_at) > now() - interval '1 day' as young from email`,
  )
  assert.deepEqual(rows, [{ rows: ROWS / 100, young: true }])
  const { recent } = await read()
  assert.equal(recent.removed.emails, ROWS - ROWS / 100)
  t.diagnostic(`${middle} of ${KILLS} kills while it ran, in ${recent.runs} runs`)
  assert.ok(middle > 0)
})
