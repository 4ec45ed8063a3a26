import { anAttendee } from './factories.ts'
import type { World } from './harness.ts'

/** Walks through all operations of messages in the document. */
export async function walkMessages(world: World, eventId: number): Promise<void> {
  await anAttendee(world, eventId, { email: 'reader@example.org' })
  const words = { subject: 'News', body: 'Hello' }
  const later = { ...words, audience: {}, send_at: '2028-01-01' }
  for (const path of [`/admin/events/${eventId}/messages`, '/admin/crm/messages']) {
    await world.request('POST', `${path}?dry_run=true`, later)
    const { body } = await world.request('POST', path, later)
    await world.request('GET', path)
    const message = `/admin/messages/${body.id}`
    await world.request('GET', message)
    await world.request('PATCH', message, { subject: 'Other news' })
    await world.request('POST', `${message}/test`, { to: 'me@example.org' })
    await world.request('GET', `${message}/recipients`)
    await world.request('POST', `${message}/cancel`)
  }
  const sent = await world.request('POST', `/admin/events/${eventId}/messages`, { ...words, audience: {} })
  const path = `/admin/messages/${sent.body.id}`
  for (const action of ['send-to-new', 'resend-failed']) {
    await world.query(`update message set status = 'sent', all_made = true, started_at = now(), finished_at = now(),
      held_template_id = null where id = ${sent.body.id}`)
    await world.request('POST', `${path}/${action}`, {})
  }
  await world.request('POST', `${path}/cancel`)
}
