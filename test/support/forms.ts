import assert from 'node:assert/strict'
import type { World } from './harness.ts'

export const FIELDS = [
  { name: 'name', label: 'Your name', type: 'short_text', required: true },
  { name: 'email', label: 'Your e-mail address', type: 'email', required: true },
  { name: 'message', label: 'How can we help?', type: 'long_text' },
]

export const AYSE = { name: 'Ayşe Yılmaz', email: 'ayse@example.org', message: 'Please call me' }

/** A lead form. */
export async function aForm(world: World, fields: object = {}, key = world.key): Promise<any> {
  const { status, body, text } = await world.request(
    'POST',
    '/admin/forms',
    { name: 'Talk to us', fields: FIELDS, ...fields },
    { key },
  )
  assert.equal(status, 201, text)
  return body
}

/** Sends a form as a page from anywhere does. */
export const submit = (world: World, { slug }: { slug: string }, answers: unknown, headers = {}) =>
  world.request('POST', `/public/forms/${slug}/submit`, answers, { key: null, headers })

export const submissionsOf = async (world: World, { id }: { id: number }, query = '') =>
  (await world.request('GET', `/admin/forms/${id}/submissions${query}`)).body
