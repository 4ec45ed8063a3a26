import assert from 'node:assert/strict'
import { performRuns } from '../../src/modules/automations/perform-runs.ts'
import { modules } from '../../src/modules.ts'
import { runListeners } from '../../src/platform/outbox/run-listeners.ts'
import { startWorld, type World } from './harness.ts'
import { until } from './installation.ts'
import { startSending } from './send.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'

/** An automation rule; its one action is the issue of a certificate, where the fields do not name others. */
export async function aRule(world: World, eventId: number, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/automations`, {
    name: 'Thank them',
    trigger: 'attended_event',
    actions: [{ type: 'issue_certificate' }],
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** The runs of a rule, oldest first. */
export async function runsOf(world: World, { id, event_id }: any): Promise<any[]> {
  const { status, body } = await world.request('GET', `/admin/events/${event_id}/automations/${id}/runs?limit=200`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.toReversed()
}

/** Tells the listeners of all modules what happens, until the end of the block. Its warnings are collected. */
export async function startListening(world: Pick<World, 'databaseUrl' | 'services'>) {
  const warnings: { context: object; message: string }[] = []
  const running = await runListeners({
    url: world.databaseUrl,
    services: world.services,
    listeners: modules.flatMap(({ listeners = [] }) => listeners),
    warn: (context, message) => warnings.push({ context, message }),
    times: { pollMs: 10, batchMs: 1, batchManyMs: 1, pauseMs: 50, longestPauseMs: 200 },
  })
  return { warnings, [Symbol.asyncDispose]: running.stop }
}

/** When the listener has taken every event that there is. */
export async function untilHandled(world: World, listener = 'automations'): Promise<void> {
  await until(
    () =>
      world.query<{ left: number }>(`
        select count(*)::int as left from domain_event e
        left join outbox_place p on p.listener = '${listener}'
        where p.listener is null or e.txid >= p.txid_to or e.txid = any(p.open_to)
          or e.id >= p.next_id and (e.txid >= p.txid_from or e.txid = any(p.open_from))`),
    ([row]) => row!.left === 0,
  )
}

/** When the listener has its place, from which on it hears everything. */
export async function untilListening(world: World, listener = 'automations'): Promise<void> {
  await until(
    () => world.query(`select 1 from outbox_place where listener = '${listener}'`),
    (rows) => rows.length > 0,
  )
}

/** Does what automation rules have to do, until the end of the block. Its warnings are collected. */
export async function startPerforming(world: Pick<World, 'databaseUrl' | 'services'>) {
  const warnings: { context: object; message: string }[] = []
  const running = await performRuns({
    url: world.databaseUrl,
    services: world.services,
    warn: (context, message) => warnings.push({ context, message }),
    times: { pollMs: 10, pauseMs: 50 },
  })
  return { warnings, [Symbol.asyncDispose]: running.stop }
}

const isDue = (world: World, run: any) =>
  run.status === 'waiting' && Date.parse(run.due_at) <= world.services.now().getTime()

/** The runs of a rule, when none of them is due and not done, or waits as a mail. */
export function settledRuns(world: World, rule: any): Promise<any[]> {
  return until(
    () => runsOf(world, rule),
    (runs) => runs.every((run) => run.status !== 'queued' && !isDue(world, run)),
  )
}

/** The template that an organisation begins with for a trigger. @returns its id */
export async function templateFor(world: World, trigger: string): Promise<number> {
  const { body } = await world.request('GET', '/admin/email-templates?limit=200')
  return body.find(({ kind }: any) => kind === trigger).id
}

/** A rule that writes a mail by the first template of its trigger, so many hours later. */
export async function aMailRule(world: World, eventId: number, trigger: string, delay_hours = 0, fields: object = {}) {
  const template_id = await templateFor(world, trigger)
  return aRule(world, eventId, { trigger, actions: [{ type: 'send_email', template_id, delay_hours }], ...fields })
}

/** A world in which listeners hear, rules act and mails go out to a server, until the end of the block. */
export async function automatedWorld(options: Parameters<typeof startWorld>[0] = {}) {
  await using opening = new AsyncDisposableStack()
  const receiver = opening.use(await startSmtpReceiver())
  const world = opening.use(await startWorld(options))
  opening.use(await startListening(world))
  await untilListening(world)
  const performing = opening.use(await startPerforming(world))
  const sending = opening.use(await startSending(world, { smtpUrl: receiver.url }))
  const parts = opening.move()
  return {
    world,
    receiver,
    stopSending: sending.stop,
    warnings: () => [...performing.warnings, ...sending.warnings],
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
