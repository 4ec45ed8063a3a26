import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIELDS } from '../../../../test/support/forms.ts'
import { startWorld } from '../../../../test/support/harness.ts'

test('a form is drawn as visitors would see it before it is saved, and nothing is saved or can be sent', async () => {
  await using world = await startWorld()
  const preview = (body: object) => world.request('POST', '/admin/forms/preview', { name: 'Talk <to> us', ...body })
  const drawn = await preview({ fields: FIELDS, consent_text: 'I agree to calls', language: 'tr' })
  assert.equal(drawn.status, 200, drawn.text)
  const { html } = drawn.body
  assert.doesNotMatch(html, /<to>/)
  for (const part of ['How can we help?', 'I agree to calls', '<html lang="tr">']) assert.ok(html.includes(part), part)
  assert.match(html, /script-src 'none'; form-action 'none'/)
  assert.doesNotMatch(html, /<script/)
  const thanks = await preview({ fields: [], thank_you_text: 'Until soon', shows: 'thanks' })
  assert.match(thanks.body.html, /Until soon/)
  const twice = await preview({ fields: [FIELDS[0], FIELDS[0]] })
  assert.deepEqual([twice.status, twice.body.detail[0].loc], [422, ['body', 'fields', '1', 'name']])
  assert.deepEqual((await world.request('GET', '/admin/forms')).body, [])
})
