import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, makeInstallation, until } from '../support/installation.ts'
import { rounds } from '../support/rounds.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const ROUNDS = rounds(1, 10)
/** More than one transaction of the job. */
const PEOPLE = 2_500
/** Every so many people have the tag that the rule asks for. */
const NTH_TAGGED = 50

/** Runs are made slowly, so that a kill falls into the first transaction of the job and between two. */
const DAWDLE = `
  create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
  create trigger dawdle after insert on automation_run for each statement execute function dawdle()`

/** Moments at which the process is killed: the claim begun, half made, and the emails half sent. */
const STEPS = (ruleId: number) => [
  `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
  `select 1 from automation_run where rule_id = ${ruleId} having count(*) between 1 and ${PEOPLE - 1}`,
  `select 1 from email where rule_id = ${ruleId} and status = 'sent' having count(*) between 5 and ${PEOPLE / NTH_TAGGED - 5}`,
]

test('wherever the process is killed at the moment of a rule, it fires once for everyone, and emails only who it should', {
  timeout: 180_000 * ROUNDS,
}, async () => {
  await using receiver = await startSmtpReceiver()
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { SMTP_URL: receiver.url, SMTP_RATE: '80' })
  let service = await start()
  await installation.query(DAWDLE)
  const fire = () => installation.query(`select graphile_worker.add_job('fire-automations', '{}'::json)`)
  const untilFound = (query: string) =>
    until(
      () => installation.query(query),
      (rows) => rows.length > 0,
      5,
    )
  for (let round = 0; round < ROUNDS; round++) {
    receiver.received.splice(0)
    const event = (await call(service, 'POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' }))
      .body
    const path = `/admin/events/${event.id}`
    await installation.query(`
      insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, tags, created_at, updated_at)
      select org_id, id, 'Ada', n || '@example.org', n || '@example.org', 'import', '',
        case when n % ${NTH_TAGGED} = 0 then '{vip}'::text[] else '{}' end, now() - interval '3 hours', now()
      from event, generate_series(1, ${PEOPLE}) n where id = ${event.id}`)
    const templates = (await call(service, 'GET', '/admin/email-templates?limit=200')).body
    const template_id = templates.find(({ kind }: any) => kind === 'before_event').id
    const rule = (
      await call(service, 'POST', `${path}/automations`, {
        ...{ name: 'Soon', trigger: 'before_event', trigger_hours: 1, conditions: [{ field: 'tag', value: 'vip' }] },
        actions: [{ type: 'send_email', template_id }],
      })
    ).body
    await installation.query(`
      update automation_rule set enabled_at = now() - interval '2 hours' where id = ${rule.id};
      update automation_action set added_at = now() - interval '2 hours' where rule_id = ${rule.id};
      update event set event_date = now() + interval '30 minutes' where id = ${event.id}`)
    for (const step of STEPS(rule.id)) {
      await fire()
      await untilFound(step)
      service.child.kill('SIGKILL')
      await service.ended
      service = await start()
    }
    await fire()
    await untilFound(`
      select 1 from automation_run where rule_id = ${rule.id}
      having count(*) = ${PEOPLE} and count(*) filter (where status in ('waiting', 'queued')) = 0`)
    await untilFound(`select 1 from automation_rule where id = ${rule.id} and fired_at is not null`)
    const runs = await installation.query<{ n: number; status: string; reason: string; unanswered: boolean | null }>(`
      select split_part(a.email, '@', 1)::int as n, r.status, r.reason, e.unanswered from attendee a
      join automation_run r on r.subject_id = a.id and r.rule_id = ${rule.id} left join email e on e.id = r.email_id
      where a.event_id = ${event.id}`)
    assert.equal(new Set(runs.map(({ n }) => n)).size, PEOPLE)
    const arrived = Map.groupBy(receiver.received, ({ to }) => to[0])
    for (const { n, status, reason, unanswered } of runs) {
      const times = arrived.get(`${n}@example.org`)?.length ?? 0
      const isRight =
        n % NTH_TAGGED !== 0
          ? status === 'skipped' && reason === 'The conditions of the rule are not met.' && times === 0
          : status === 'done'
            ? times === 1
            : status === 'failed' && unanswered && times <= 1
      assert.ok(isRight, `${n}: ${status}, ${reason}, ${times}`)
    }
  }
})
