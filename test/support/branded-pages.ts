import assert from 'node:assert/strict'
import { createCanvas } from '@napi-rs/canvas'
import { unsubscribeLink } from '../../src/modules/emails/unsubscribe/unsubscribe-link.ts'
import { aBadge } from './badges.ts'
import { anEmail, upload } from './factories.ts'
import { aForm } from './forms.ts'
import type { World } from './harness.ts'
import { anOpenEvent, aRegistration } from './register.ts'
import { anAnswerer, aSurveyedEvent } from './surveys.ts'

/** Sets name and colours of the organisation. */
export async function paint(world: World, name: string, colours: object): Promise<void> {
  const { status, text } = await world.request('PATCH', '/admin/organisation', { name, colours })
  assert.equal(status, 200, text)
}

/** Gives the organisation a logo of one colour. */
export async function giveLogo(world: World, colour = '#b0003a'): Promise<void> {
  const canvas = createCanvas(480, 96)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, 480, 96)
  const { body, headers } = upload(canvas.toBuffer('image/png'), { name: 'logo.png' })
  const { status, text } = await world.request('POST', '/admin/organisation/logo', body, { headers })
  assert.equal(status, 200, text)
}

/** One of each public page of an organisation, by name: its path. */
export async function brandedPages(world: World) {
  const event = await anOpenEvent(world, { event_location: 'Hall 2', registration_questions: [] })
  const { email, path } = await aRegistration(world, event)
  const [attendee] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  const { ticket_url } = (await world.request('GET', `/admin/events/${event.id}/attendees/${attendee.id}`)).body
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
  assert.equal(issued.status, 201, issued.text)
  const [{ public_id }] = issued.body.certificates
  const badge = await aBadge(world)
  const award = await world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' })
  assert.equal(award.status, 201, award.text)
  const mail = await anEmail(world, { to: { name: 'Ada', address: 'ada@example.org' }, transactional: false })
  const answerer = await anAnswerer(world, await aSurveyedEvent(world), { email: 'survey@example.org' })
  const pages = {
    event: new URL(event.public_url).pathname,
    personal: `/t/${path.split('/').at(-1)}`,
    ticket: new URL(ticket_url).pathname,
    survey: answerer.page,
    form: `/f/${(await aForm(world)).slug}`,
    certificate: `/c/${public_id}`,
    badge: new URL(award.body.badge_url).pathname,
    unsubscribe: new URL(unsubscribeLink(world.services, { emailId: mail, address: 'ada@example.org' })).pathname,
  }
  return { pages, event, email }
}
