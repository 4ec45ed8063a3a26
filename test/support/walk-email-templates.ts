import { createCanvas } from '@napi-rs/canvas'
import { upload } from './factories.ts'
import type { World } from './harness.ts'

/** Does everything with templates of mails and with the look of an organisation that there is to do. */
export async function walkEmailTemplates(world: World): Promise<void> {
  await walkOrganisation(world)
  const path = '/admin/email-templates'
  const words = { subject: 'Hello {{ attendee.name }}', html: '<p>{{ event.name }}</p>' }
  const { body: made } = await world.request('POST', path, {
    name: 'Ours',
    ...words,
    kind: 'badge_earned',
    translations: { tr: words },
  })
  const own = `${path}/${made.id}`
  for (const read of [path, `${path}/variables`, own]) await world.request('GET', read)
  await world.request('PATCH', own, { html: '<p>{{ badge.name }}</p>' })
  await world.request('PATCH', own, { markdown: '**{{ badge.name }}**' })
  await world.request('POST', `${own}/preview`, { language: 'tr' })
  await world.request('POST', `${own}/test`, { to: 'nobody@example.org' })
  await world.request('DELETE', own)
}

async function walkOrganisation(world: World): Promise<void> {
  const path = '/admin/organisation'
  const { body, headers } = upload(createCanvas(40, 20).toBuffer('image/png'), { name: 'logo.png' })
  await world.request('GET', path)
  await world.request('PATCH', path, { country: 'TR' })
  await world.request('POST', `${path}/logo`, body, { headers })
  await world.request('DELETE', `${path}/logo`)
}
