import type { World } from './harness.ts'

/** Does everything with templates of mails that there is to do. */
export async function walkEmailTemplates(world: World): Promise<void> {
  const path = '/admin/email-templates'
  const words = { name: 'Ours', subject: 'Hello {{ attendee.name }}', html: '<p>{{ event.name }}</p>' }
  const { body: made } = await world.request('POST', path, {
    ...words,
    kind: 'badge_earned',
    translations: { tr: words },
  })
  const own = `${path}/${made.id}`
  for (const read of [path, `${path}/variables`, own]) await world.request('GET', read)
  await world.request('PATCH', own, { html: '<p>{{ badge.name }}</p>' })
  await world.request('POST', `${own}/preview`, { language: 'tr' })
  await world.request('POST', `${own}/test`, { to: 'nobody@example.org' })
  await world.request('DELETE', own)
}
