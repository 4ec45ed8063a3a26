import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { jobContext } from '../src/platform/context/context.ts'
import { erasePerson } from '../src/platform/personal/erase-person.ts'
import {
  aMailRule,
  runsOf,
  settledRuns,
  startListening,
  startPerforming,
  untilHandled,
  untilListening,
} from './support/automations.ts'
import { backUpWorld, backupFolder, restoredWorld } from './support/backups.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { until } from './support/installation.ts'
import { startSending } from './support/send.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'
import { ok } from './support/training.ts'

const HOUR = 3_600_000

/** Somebody who came, and is to get a mail an hour later. */
async function waiting() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  opening.use(await startListening(world))
  await untilListening(world)
  const event = await anEvent(world)
  const rule = await aMailRule(world, event.id, 'attended_event', 1)
  const ada = await anAttendee(world, event.id, { email: 'ada@example.org' })
  await ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id }))
  await untilHandled(world)
  const parts = opening.move()
  return { world, event, rule, ada, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

const isQueued = ([run]: any[]) => run.status === 'queued'

test('a run fails with its mail and tells of no server, and is done when the mail is sent once more', async () => {
  await using at = await waiting()
  const { world, rule } = at
  let refuses = true
  await using receiver = await startSmtpReceiver({
    react: ({ stage }) =>
      refuses && stage === 'message' ? { code: 554, text: '5.7.1 not from you, ada@example.org' } : null,
  })
  await using _ = await startPerforming(world)
  await using __ = await startSending(world, { smtpUrl: receiver.url })
  world.advance(HOUR)
  const [failed] = await settledRuns(world, rule)
  assert.deepEqual(
    [failed.status, failed.reason],
    ['failed', 'The email could not be sent; see the email for the reason.'],
  )
  const shown = await ok(world.request('GET', `/admin/events/${rule.event_id}/automations/${rule.id}`))
  assert.deepEqual(shown.stats, { pending: 0, sent: 0, failed: 1 })
  refuses = false
  const again = await world.request('POST', `/admin/emails/${failed.email_id}/resend`)
  assert.equal(again.status, 201, again.text)
  const done = await until(
    async () => (await runsOf(world, rule))[0],
    ({ status }) => status === 'done',
  )
  assert.deepEqual([done.reason, done.email_id, receiver.received.length], [null, again.body.id, 1])
})

test('a mail of somebody who is erased while it waits is not sent, and its run follows', async () => {
  await using at = await waiting()
  const { world, rule } = at
  await using performing = await startPerforming(world)
  world.advance(HOUR)
  await until(() => runsOf(world, rule), isQueued)
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'ada@example.org' })
  await fireMoments(world.services)
  const [run] = await runsOf(world, rule)
  assert.deepEqual([run.status, performing.warnings], ['cancelled', []])
})

test('what waits in a backup is done once by who restores it, and what was done is not done again', async () => {
  await using folder = backupFolder()
  await using at = await waiting()
  const { world, event, rule } = at
  await backUpWorld(world, folder.path)
  await using copy = await restoredWorld(folder.path, world.key)
  await using receiver = await startSmtpReceiver()
  await using _ = await startListening(copy)
  await using __ = await startPerforming(copy)
  await using ___ = await startSending(copy, { smtpUrl: receiver.url })
  copy.advance(HOUR)
  const [run] = await settledRuns(copy, rule)
  assert.equal(run.status, 'done')
  await ok(copy.request('POST', `/admin/events/${event.id}/automations/${rule.id}/run`))
  copy.advance(HOUR)
  assert.equal((await settledRuns(copy, rule)).length, 1)
  assert.equal(receiver.received.length, 1)
})

test('a clock that is set back does nothing twice, and what waits comes at its time', async () => {
  await using at = await waiting()
  const { world, rule } = at
  await using receiver = await startSmtpReceiver()
  await using _ = await startPerforming(world)
  await using __ = await startSending(world, { smtpUrl: receiver.url })
  world.advance(-5 * HOUR)
  assert.equal((await settledRuns(world, rule))[0].status, 'waiting')
  world.advance(6 * HOUR)
  assert.equal((await settledRuns(world, rule))[0].status, 'done')
  world.advance(-5 * HOUR)
  await fireMoments(world.services)
  world.advance(9 * HOUR)
  await settledRuns(world, rule)
  assert.equal(receiver.received.length, 1)
})
