import { anEmail } from './factories.ts'
import type { World } from './harness.ts'

/** Walks through all email operations of the document. */
export async function walkEmails(world: World, eventId: number): Promise<void> {
  const attachments = [{ kind: 'event_ics', fileName: 'agenda.ics', subjectId: eventId }]
  const path = `/admin/emails/${await anEmail(world, { eventId, attachments })}`
  await world.request('GET', `/admin/emails?event_id=${eventId}`)
  await world.request('GET', path)
  await world.request('GET', `${path}/attachments/agenda.ics`)
  await world.request('POST', `${path}/cancel`)
  await world.request('POST', `${path}/resend`)
  for (const query of ['?dry_run=true', ''])
    await world.request('POST', `/admin/emails/resend-failed${query}`, { since: '2026-01-01' })
  const stopped = await world.request('POST', '/admin/email-suppressions', { address: 'nobody@example.org' })
  await world.request('GET', '/admin/email-suppressions')
  await world.request('DELETE', `/admin/email-suppressions/${stopped.body.id}`)
}
