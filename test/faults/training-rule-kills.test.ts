import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

const KILLS = rounds(4, 40)
const CONTACTS = 3_000

test('wherever a process is killed that assigns a programme by rule, each contact gets it once', {
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
  const { id } = await ask('POST', '/admin/training/programmes', { name: 'Induction' })
  await installation.query(`
    insert into contact (org_id, email, email_key, folded, source, created_at, updated_at)
    select 1, e, e, e, 'api', now(), now() from (select 'person' || n || '@example.org' as e from generate_series(1, ${CONTACTS}) n) g`)
  // Most kills come between the marks of a batch and its assignments.
  await installation.query(`
    create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
    create trigger dawdle after insert on training_rule_contact for each statement execute function dawdle()`)
  await ask('PUT', `/admin/training/programmes/${id}/assignment-rule`, { tags: [] })
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
  const assigned = () => installation.query<{ email_key: string }>('select email_key from training_assignment')
  const all = await until(assigned, (rows) => rows.length >= CONTACTS)
  assert.equal(new Set(all.map(({ email_key }) => email_key)).size, CONTACTS)
  const [reached] = await installation.query<{ marks: number; announced: number }>(`
    select (select count(*) from training_rule_contact)::int as marks, (
      select sum(jsonb_array_length(convert_from(body, 'UTF8')::jsonb -> 'data' -> 'assignment_ids')) from domain_event where type = 'training.assigned')::int as announced`)
  assert.deepEqual([all.length, reached], [CONTACTS, { marks: CONTACTS, announced: CONTACTS }])
  t.diagnostic(`${middle} of ${KILLS} kills came while contacts were being assigned`)
})
