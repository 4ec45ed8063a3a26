import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, makeInstallation } from './support/installation.ts'

test('what one process has revoked, the next read of another shows as revoked', async () => {
  await using installation = await makeInstallation()
  const [one, other] = [await installation.start('api'), await installation.start('api')]
  const event = (await call(one, 'POST', '/admin/events', { name: 'Two', template_image_url: 'placeholder' })).body
  for (let n = 0; n < 100; n++)
    await call(one, 'POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email: `a${n}@x.org` })
  const { certificates } = (await call(other, 'POST', `/admin/events/${event.id}/certificates`)).body
  assert.equal(certificates.length, 100)
  for (const { id, public_id } of certificates) {
    const path = `/admin/certificates/${id}`
    // Read before, so that whatever might be remembered is.
    assert.equal((await call(other, 'GET', `/v/certs/${public_id}`)).body.status, 'active')
    assert.equal((await call(one, 'POST', `${path}/revoke`)).status, 200)
    assert.equal((await call(other, 'GET', `/v/certs/${public_id}`)).body.status, 'revoked')
    assert.equal((await call(other, 'GET', path)).body.status, 'revoked')
  }
})
