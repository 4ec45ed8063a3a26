import assert from 'node:assert/strict'
import { type NewEmail, queueEmail } from '../../src/modules/emails/index.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import type { World } from './harness.ts'

export async function anEvent(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/events', {
    name: 'Node Day',
    template_image_url: 'placeholder',
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

let people = 0

export async function anAttendee(world: World, eventId: number, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/attendees`, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: `ada${++people}@example.org`,
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export const TALK = { title: 'Opening', start_time: '2026-12-01T09:00:00Z', end_time: '2026-12-01T10:00:00Z' }

export async function aSession(world: World, eventId: number, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/sessions`, { ...TALK, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** An API key with these scopes; the answer holds its value. */
export async function aKey(world: World, scopes: readonly string[], fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/api-keys', { name: 'A key', scopes, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** An event with one attendee who has a certificate. */
export async function aCertificate(world: World, fields: object = {}): Promise<any> {
  const event = await anEvent(world, fields)
  const attendee = await anAttendee(world, event.id)
  const { status, body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {
    attendee_ids: [attendee.id],
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body.certificates[0]
}

/** A mail in an organisation, as it waits to be sent. @returns its id */
export function anEmail(world: World, fields: Partial<NewEmail> = {}, orgId = 1): Promise<number> {
  return inTransaction(jobContext(world.services, orgId, 'test'), (ctx) =>
    queueEmail(ctx, {
      kind: 'greeting',
      eventId: null,
      attendeeId: null,
      to: { name: 'Ada Lovelace', address: 'ada@example.org' },
      language: 'en',
      subject: 'Welcome',
      html: '<p>Welcome</p>',
      text: 'Welcome',
      attachments: [],
      ...fields,
    }),
  )
}

/** A multipart body with one file. */
export function upload(
  bytes: Buffer,
  { field = 'file', name = 'names.xlsx', fields = {} as Record<string, string> } = {},
) {
  const boundary = 'laurel-test-boundary'
  const parts = Object.entries(fields).map(([key, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  )
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  )
  return {
    body: Buffer.concat([...parts, head, bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A device at the doors of an event, with the token of its link. */
export async function aDoorDevice(world: World, eventId: number, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/door-devices`, {
    name: 'Front door',
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return { ...body, token: body.url.split('/').at(-1) }
}
