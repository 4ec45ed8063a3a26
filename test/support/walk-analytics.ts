import type { World } from './harness.ts'

/** Every success of the figures of an event and of the organisation, and of the lookup of a person, and the refusal of an event that is not there. */
export async function walkAnalytics({ request }: Pick<World, 'request'>, eventId: number): Promise<void> {
  const whole = ['overview', 'cert-timeline', 'crm'].map((name) => `/admin/analytics/org/${name}`)
  for (const path of [`/admin/events/${eventId}/analytics`, ...whole])
    for (const format of ['json', 'csv', 'xlsx']) await request('GET', `${path}?interval=week&format=${format}`)
  await request('GET', '/admin/analytics/org/cert-timeline?event_id=999999999')
  await request('GET', '/admin/person?email=ada@example.org')
}
