import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { aMailRule, automatedWorld, settledRuns, untilHandled } from '../support/automations.ts'
import { anAttendee, anEvent } from '../support/factories.ts'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const KILLS = rounds(4, 60)
const PEOPLE = 60

/** Runs are made, done and ended slowly, so that kills come in between. */
const DAWDLE = `
  create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.02); return null; end $$;
  create trigger dawdle after insert or update on automation_run for each statement execute function dawdle();
  create trigger dawdle after insert or update on email for each statement execute function dawdle()`

test('wherever processes are killed, each action is done once for each subject, and a mail that may have gone is marked', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using receiver = await startSmtpReceiver()
  await using installation = await makeInstallation()
  await installation.query(DAWDLE)
  const start = () => installation.start('all', { SMTP_URL: receiver.url })
  const processes = [await start(), await start()]
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    for (;;) {
      const answer = await call(processes[random() < 0.5 ? 0 : 1]!, method, path, body).catch(() => null)
      if (answer !== null && answer.status < 500) return answer.body
    }
  }
  const event = await ask('POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' })
  const badge = await ask('POST', '/admin/badge-templates', { name: 'Came', criteria: [] })
  const templates = await ask('GET', '/admin/email-templates?limit=200')
  const template_id = templates.find(({ kind }: any) => kind === 'attended_event').id
  const path = `/admin/events/${event.id}`
  const actions = [
    { type: 'send_email', template_id },
    { type: 'issue_certificate' },
    { type: 'award_badge', badge_template_id: badge.id },
  ]
  const rule = await ask('POST', `${path}/automations`, { name: 'All', trigger: 'attended_event', actions })
  const people: { id: number; email: string }[] = []
  for (let n = 0; n < PEOPLE; n++)
    people.push(await ask('POST', `${path}/attendees`, { first_name: 'Ada', email: `a${n}@example.org` }))

  const settled = async () => {
    const [row] = await installation.query<{ left: number; made: number }>(`
      select (count(*) filter (where status in ('waiting', 'queued')))::int as left, count(*)::int as made from automation_run`)
    return row!.made === 3 * PEOPLE && row!.left === 0
  }
  const come = async () => {
    for (const { id } of people) await ask('POST', `${path}/checkin`, { attendee_id: id })
  }
  const isBusy = async () => {
    const sleeping = await installation.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    return sleeping.length > 0
  }
  let middle = 0
  const kills = async () => {
    for (let nth = 0; nth < KILLS; nth++) {
      // The first comes in the middle of something, before anything can have settled.
      if (nth === 0) await until(isBusy, (is) => is, 5)
      else await wait(random() * 600)
      if (await isBusy()) middle++
      const at = random() < 0.5 ? 0 : 1
      const killed = processes[at] as Service
      killed.child.kill('SIGKILL')
      await killed.ended
      processes[at] = await start()
    }
  }
  await Promise.all([come(), kills()])
  await until(settled, (is) => is, 100)

  const runs = await installation.query<{
    subject_id: string
    type: string
    status: string
    unanswered: boolean | null
  }>(`
    select r.subject_id, r.type, r.status, e.unanswered from automation_run r left join email e on e.id = r.email_id
    where r.rule_id = ${rule.id}`)
  const arrived = Map.groupBy(receiver.received, ({ to }) => to[0])
  for (const { id, email } of people) {
    const own = runs.filter(({ subject_id }) => Number(subject_id) === id)
    assert.equal(own.length, 3)
    const times = arrived.get(email)?.length ?? 0
    const mail = own.find(({ type }) => type === 'send_email')!
    assert.ok(times <= 1, `${email} got ${times}`)
    assert.ok(
      mail.status === 'done' ? times === 1 : mail.status === 'failed' && mail.unanswered === true,
      `${email}: ${mail.status}`,
    )
    assert.deepEqual(
      own.filter(({ type }) => type !== 'send_email').map(({ status }) => status),
      ['done', 'done'],
    )
  }
  const [made] = await installation.query<{ certificates: number; awards: number }>(`
    select (select count(*)::int from domain_event where type = 'cert.issued') as certificates,
      (select count(*)::int from domain_event where type = 'badge.awarded') as awards`)
  assert.deepEqual(made, { certificates: PEOPLE, awards: PEOPLE })
  const marked = runs.filter(({ unanswered }) => unanswered).length
  t.diagnostic(`${middle} of ${KILLS} kills came in the middle of something; ${marked} mails are marked as unanswered`)
  assert.ok(middle > 0)
})

test('if a run were marked in a transaction after its mail, a kill in between would do it twice', async () => {
  await using at = await automatedWorld({ doctor: false })
  const { world, receiver } = at
  const event = await anEvent(world)
  const rule = await aMailRule(world, event.id, 'attended_event')
  const { id } = await anAttendee(world, event.id)
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: id })
  await untilHandled(world)
  await settledRuns(world, rule)
  assert.equal(receiver.received.length, 1)
  // The mail is there, and what says so is not.
  await world.query(`update automation_run set status = 'waiting', wake_at = due_at, email_id = null`)
  await until(
    async () => receiver.received.length,
    (times) => times === 2,
  )
})
