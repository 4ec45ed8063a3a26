import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { anEmail } from '../support/factories.ts'
import { startWorld, type World } from '../support/harness.ts'
import { until } from '../support/installation.ts'
import { killAtExit } from '../support/kill-at-exit.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const KILLS = rounds(6, 100)
const STEPS = ['mail', 'rcpt', 'message', 'answered'] as const
type Step = (typeof STEPS)[number]

async function startSender(world: World, smtpUrl: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '..', 'support', 'send-in-process.ts')
  const child = killAtExit(
    spawn(process.execPath, [script, world.databaseUrl, smtpUrl], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  await once(child.stdout!, 'data')
  return child
}

/** Sends mails by processes that are killed at a step of one of them, and tells how often each arrived. */
async function sendDespiteKills(world: World): Promise<{ status: string; unanswered: boolean; arrived: number }[]> {
  const random = randomFrom(SEED)
  let armed: { step: Step; child: ChildProcess } | null = null
  const killAt = (step: Step) => {
    if (armed?.step === step) armed.child.kill('SIGKILL')
  }
  await using receiver = await startSmtpReceiver({
    react: ({ stage }) => {
      killAt(stage as Step)
      // The answer is on its way, and its reader about to write it down.
      if (stage === 'message') setImmediate(() => setTimeout(() => killAt('answered'), Math.floor(random() * 4)))
      return null
    },
  })
  for (let kill = 0; kill < KILLS; kill++) {
    const child = await startSender(world, receiver.url)
    const ended = once(child, 'exit')
    armed = { step: STEPS[kill % STEPS.length]!, child }
    const mails = 3 + Math.floor(random() * 5)
    for (let nth = 0; nth < mails; nth++)
      await anEmail(world, { to: { name: '', address: `${kill}-${nth}@example.org` } })
    await ended
    armed = null
    await world.query(`update email_sender set lease_until = '-infinity'`)
  }
  const last = await startSender(world, receiver.url)
  await until(
    () => world.query(`select 1 from email where status in ('queued', 'sending')`),
    (left) => left.length === 0,
  )
  last.kill('SIGTERM')
  const mails = await world.query<{ uid: string; status: string; unanswered: boolean }>(
    'select uid, status, unanswered from email order by id',
  )
  const arrived = receiver.received.map(({ raw }) => /^Message-ID: <(.*)@/im.exec(raw.toString())![1]!)
  return mails.map(({ uid, ...mail }) => ({ ...mail, arrived: arrived.filter((each) => each === uid).length }))
}

test('wherever the process that sends is killed, each mail arrives once, or is marked as handed over and never answered', {
  timeout: 600_000,
}, async (t) => {
  await using world = await startWorld()
  const mails = await sendDespiteKills(world)
  for (const { status, unanswered, arrived } of mails)
    if (status === 'sent') assert.equal(arrived, 1)
    else assert.deepEqual([status, unanswered, arrived <= 1], ['failed', true, true])
  const marked = mails.filter(({ unanswered }) => unanswered)
  assert.ok(marked.length > 0, 'some were killed before the answer was written down')
  assert.ok(mails.length - marked.length > KILLS)
  t.diagnostic(
    `${KILLS} kills, ${mails.length} mails, ${marked.length} marked, ${marked.filter(({ arrived }) => arrived).length} of these arrived`,
  )
})

test('the twin that does not remember what it has handed over sends mails twice', { timeout: 600_000 }, async () => {
  await using world = await startWorld({ doctor: false })
  await world.query(`
    create function forget_hand_over() returns trigger language plpgsql as 'begin new.handed_over_at := null; return new; end';
    create trigger forget_hand_over before update on email for each row execute function forget_hand_over()`)
  const mails = await sendDespiteKills(world)
  assert.ok(mails.some(({ arrived }) => arrived > 1))
})

test('a process that is stopped and goes on later hands over nothing that another has sent meanwhile', {
  timeout: 600_000,
}, async () => {
  for (const stage of ['rcpt', 'message'] as const) {
    await using world = await startWorld()
    let stopped: ChildProcess | null = null
    let first: ChildProcess | null = null
    await using receiver = await startSmtpReceiver({
      react: (moment) => {
        if (moment.stage !== stage || stopped !== null || moment.nth < 2) return null
        stopped = first!
        stopped.kill('SIGSTOP')
        return null
      },
    })
    const queue = async (name: string) => {
      for (let nth = 0; nth < 6; nth++)
        await anEmail(world, { to: { name: '', address: `${name}-${nth}@example.org` } })
    }
    const allOver = () =>
      until(
        () => world.query(`select 1 from email where status in ('queued', 'sending')`),
        (left) => left.length === 0,
      )
    first = await startSender(world, receiver.url)
    await queue('first')
    await until(
      async () => stopped,
      (child) => child !== null,
    )
    const second = await startSender(world, receiver.url)
    await allOver()
    first.kill('SIGCONT')
    await queue('second')
    await allOver()
    const ended = [first, second].map((child) => once(child, 'exit'))
    for (const child of [first, second]) child.kill('SIGTERM')
    await Promise.all(ended)
    const arrived = receiver.received.map(({ to }) => to[0])
    assert.deepEqual(arrived.toSorted(), [...new Set(arrived)].toSorted(), stage)
    const mails = await world.query<{ to_address: string; status: string; unanswered: boolean }>(
      'select to_address, status, unanswered from email',
    )
    // Mails handed over on another connection at that moment are marked.
    for (const { to_address, status, unanswered } of mails)
      assert.ok(status === 'sent' ? arrived.includes(to_address) : unanswered, `${stage} ${to_address} ${status}`)
  }
})
