import assert from 'node:assert/strict'
import { sendMessages } from '../../src/modules/messages/send-messages.ts'
import { startWorld, type World } from './harness.ts'
import { until } from './installation.ts'
import { startSending } from './send.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'

/** Starts messages and makes their recipients, until the end of the block. Its warnings are collected. */
export async function startMessages(world: Pick<World, 'databaseUrl' | 'services'>) {
  const warnings: { context: object; message: string }[] = []
  const running = await sendMessages({
    url: world.databaseUrl,
    services: world.services,
    warn: (context, message) => warnings.push({ context, message }),
    times: { pollMs: 10, pauseMs: 50 },
  })
  return { warnings, stop: running.stop, [Symbol.asyncDispose]: running.stop }
}

/** A world that sends messages to a mail server, until the end of the block. */
export async function messagingWorld(options: Parameters<typeof startWorld>[0] = {}) {
  await using opening = new AsyncDisposableStack()
  const receiver = opening.use(await startSmtpReceiver())
  const world = opening.use(await startWorld(options))
  const working = opening.use(await startMessages(world))
  const sending = opening.use(await startSending(world, { smtpUrl: receiver.url }))
  const parts = opening.move()
  return {
    world,
    receiver,
    stopSending: sending.stop,
    warnings: () => [...working.warnings, ...sending.warnings],
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

export const WORDS = { subject: 'News of {{ event.name }}', body: 'Dear {{ attendee.first_name }},\n\nsee you.' }

/** A message to attendees of an event: everybody who is registered, unless the fields say otherwise. */
export async function aMessage(world: World, eventId: number, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/messages`, {
    ...WORDS,
    audience: {},
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** A message to contacts with consent. */
export async function aContactMessage(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/messages', {
    subject: 'News',
    body: 'Dear {{ attendee.first_name }} of {{ contact.company }}',
    audience: {},
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** The message, once it has this status and nothing of it waits. */
export function endedMessage(world: World, id: number, status = 'sent'): Promise<any> {
  return until(
    async () => (await world.request('GET', `/admin/messages/${id}`)).body,
    (message) => message.status === status && message.stats.queued === 0 && message.finished_at !== null,
  )
}

/** The recipients of a message, oldest first. */
export async function recipientsOf(world: World, id: number): Promise<any[]> {
  const { status, body } = await world.request('GET', `/admin/messages/${id}/recipients?limit=200`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.toReversed()
}
