import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { makeInstallation, until } from '../support/installation.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const TASKS = 250
/** Milliseconds that each email takes to be queued, so that a kill hits the middle of a hundred. */
const SLOW_MS = 10

test('wherever the process that reminds of tasks is killed, each task is reminded of once', async (t) => {
  await using receiver = await startSmtpReceiver()
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { SMTP_URL: receiver.url })
  let service = await start()
  await installation.query(`
    create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${SLOW_MS / 1_000}); return null; end $$;
    create trigger dawdle after insert on email for each row execute function dawdle();
    insert into person (name, email, email_key, created_at) 
      select 'Olga', n || '@example.org', n || '@example.org', now() from generate_series(1, ${TASKS}) n;
    insert into membership (org_id, person_id, role, every_event, created_at) select 1, id, 'owner', true, now() from person;
    insert into crm_task (org_id, title, owner_id, due_at, remind_at, created_at, updated_at)
    select 1, 'Task ' || id, id, now(), now(), now(), now() from person`)
  const remind = () => installation.query(`select graphile_worker.add_job('send-task-reminders', '{}')`)
  const reminded = async () => {
    const [row] = await installation.query<{ n: number }>(
      `select count(*)::int as n from email where kind = 'task_due'`,
    )
    return row!.n
  }
  const middles: number[] = []
  for (const enough of [0, 100]) {
    await remind()
    await until(reminded, (n) => n >= enough)
    await wait(40 * SLOW_MS)
    service.child.kill('SIGKILL')
    await service.ended
    middles.push(await reminded())
    service = await start()
  }
  await remind()
  await until(reminded, (n) => n === TASKS)
  await until(
    () => installation.query(`select from email where kind = 'task_due' and status not in ('sent', 'failed')`),
    (rows) => rows.length === 0,
    100,
  )
  t.diagnostic(`killed after ${middles.join(' and ')} of ${TASKS}`)
  assert.ok(middles.some((n) => n < TASKS))
  const subjects = receiver.received.map(({ raw }) => /^Subject: (.*)$/m.exec(`${raw}`)![1])
  assert.equal(new Set(subjects).size, subjects.length, 'no task arrives twice')
  const unsure = await installation.query(
    `select from email where kind = 'task_due' and status = 'failed' and not unanswered`,
  )
  assert.deepEqual(unsure, [])
  const left = await installation.query(`select from crm_task where remind_at is not null or reminded_at is null`)
  assert.deepEqual(left, [])
})
