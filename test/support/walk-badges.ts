import { PICTURE } from './badges.ts'
import { upload } from './factories.ts'
import type { World } from './harness.ts'

/** Every success of the operations of badges. */
export async function walkBadges(world: World): Promise<void> {
  const { body: badge } = await world.request('POST', '/admin/badge-templates', { name: 'Regular' })
  const path = `/admin/badge-templates/${badge.id}`
  await world.request('GET', '/admin/badge-templates')
  await world.request('GET', path)
  await world.request('PATCH', path, { criteria: [{ type: 'events_attended', min: 2 }] })
  await world.request('GET', `${path}/image`)
  const { body, headers } = upload(PICTURE)
  await world.request('POST', `${path}/image`, body, { headers })
  await world.request('DELETE', `${path}/image`)
  const ada = { email: 'ada@example.org', name: 'Ada Lovelace' }
  const { body: award } = await world.request('POST', `${path}/awards`, ada)
  await world.request('POST', `${path}/awards`, ada)
  await world.request('GET', `${path}/awards`)
  await world.request('GET', `/public/badges/${award.public_id}`, undefined, { key: null })
  await world.request('GET', `${path}/versions`)
  await world.request('GET', `/admin/badge-awards/${award.id}/credential`)
  const { body: next } = await world.request('POST', `/admin/badge-awards/${award.id}/correct`, {
    evidence: [{ text: 'Talk', url: 'https://example.org/talk' }],
  })
  await world.request('POST', `/admin/badge-awards/${next.id}/revoke`, {})
  const { body: spare } = await world.request('POST', '/admin/badge-templates', { name: 'Spare' })
  await world.request('DELETE', `/admin/badge-templates/${spare.id}`)
}
