import type { Agent } from 'undici'
import { inSpan } from '../../../lib/tracing/tracing.ts'
import type { Claimed } from './claim-deliveries.ts'
import { type Outcome, type Outgoing, sendAttempt } from './send-attempt.ts'

/**
 * Sends an attempt in a span of its own, as a child of the one that recorded the event; the receiver gets it as
 * `traceparent`. The address may contain secrets, so only its host is in the span.
 */
export function tracedAttempt(agent: Agent, outgoing: Outgoing, claimed: Claimed): Promise<Outcome | null> {
  const { type, deliveryId, number, traceparent: parent } = claimed
  const facts = {
    'laurel.event.type': type,
    'laurel.delivery.id': String(deliveryId),
    'laurel.delivery.attempt': number,
    'server.address': URL.parse(outgoing.url)?.hostname ?? '',
  }
  return inSpan({ name: 'webhook delivery', kind: 'client', parent, facts }, async (span) => {
    if (span === null) return sendAttempt(agent, outgoing)
    const headers = { ...outgoing.headers, traceparent: span.traceparent }
    const outcome = await sendAttempt(agent, { ...outgoing, headers })
    if (outcome?.statusCode) span.set({ 'http.response.status_code': outcome.statusCode })
    if (outcome?.error) span.fail(outcome.error)
    return outcome
  })
}
