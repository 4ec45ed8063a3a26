import { inSpan } from '../../../lib/tracing/tracing.ts'
import type { Outcome } from './outcome.ts'

/** Sends an email in a span of its own, which has neither addresses nor texts. */
export function tracedSend(mail: { id: number; number: number }, send: () => Promise<Outcome>): Promise<Outcome> {
  const facts = { 'laurel.email.id': mail.id, 'laurel.email.attempt': mail.number }
  return inSpan({ name: 'send email', kind: 'client', facts }, async (span) => {
    const outcome = await send()
    span?.set({ 'laurel.email.outcome': outcome.kind })
    if (outcome.kind !== 'sent' && outcome.kind !== 'kept') span?.fail(outcome.kind)
    return outcome
  })
}
