import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, makeInstallation, until } from '../support/installation.ts'
import { rounds } from '../support/rounds.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const ROUNDS = rounds(1, 10)
const PEOPLE = 120

/** The steps of a message are slow, so that a kill can be put into each. */
const DAWDLE = `
  create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.15); return null; end $$;
  create trigger dawdle after update on message for each statement execute function dawdle();
  create trigger dawdle after insert on message_recipient for each statement execute function dawdle()`

/** States in which a process is killed: claimed, recipients half made, emails half sent. */
const STEPS = [
  `select 1 from message where status = 'sending' and last_person_id = 0`,
  `select 1 from message where last_person_id > 0 and not all_made`,
  `select 1 from message_recipient where status = 'sent' having count(*) between 5 and ${PEOPLE - 5}`,
]

test('wherever the process of a message is killed, everybody gets it once, or is marked as unanswered', {
  timeout: 60_000 * ROUNDS,
}, async () => {
  await using receiver = await startSmtpReceiver()
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { SMTP_URL: receiver.url, SMTP_RATE: '150' })
  let service = await start()
  await installation.query(DAWDLE)
  const event = (await call(service, 'POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' }))
    .body as any
  await installation.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select org_id, id, 'Ada', n || '@example.org', n || '@example.org', 'import', '', now(), now()
    from event, generate_series(1, ${PEOPLE}) n where id = ${event.id}`)
  for (let round = 0; round < ROUNDS; round++) {
    receiver.received.splice(0)
    const words = { subject: `Round ${round}`, body: 'Hello', audience: {} }
    const message = (await call(service, 'POST', `/admin/events/${event.id}/messages`, words)).body as any
    for (const step of STEPS) {
      const which = step.includes('message_recipient')
        ? step.replace(' having', ` and message_id = ${message.id} having`)
        : `${step} and id = ${message.id}`
      await until(
        () => installation.query(which),
        (rows) => rows.length > 0,
        5,
      )
      service.child.kill('SIGKILL')
      await service.ended
      service = await start()
    }
    await until(
      () => installation.query(`select 1 from message where id = ${message.id} and status = 'sent'`),
      (rows) => rows.length > 0,
      100,
    )
    const recipients = await installation.query<{ address: string; status: string; unanswered: boolean }>(`
      select e.to_address as address, r.status, e.unanswered from message_recipient r join email e on e.id = r.email_id
      where r.message_id = ${message.id}`)
    assert.equal(recipients.length, PEOPLE)
    const arrived = Map.groupBy(receiver.received, ({ to }) => to[0])
    for (const { address, status, unanswered } of recipients) {
      const times = arrived.get(address)?.length ?? 0
      assert.ok(
        status === 'sent' ? times === 1 : status === 'failed' && unanswered && times <= 1,
        `${address}: ${status}, ${times}`,
      )
    }
  }
})
