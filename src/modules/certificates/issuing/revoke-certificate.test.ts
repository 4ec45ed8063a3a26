import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst, noteStatements, rewrite } from '../../../../test/support/statements.ts'
import { auditOf, outbox } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

test('revoking sets status, time and reason, and nothing else of the record', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world)
  const { status, body } = await world.request('POST', `/admin/certificates/${certificate.id}/revoke`, {
    revocation_reason: 'Issued by mistake',
  })
  assert.equal(status, 200)
  assert.match(body.revoked_at, /Z$/)
  assert.deepEqual(body, {
    ...certificate,
    status: 'revoked',
    revoked_at: body.revoked_at,
    revocation_reason: 'Issued by mistake',
  })
  assert.deepEqual((await world.request('GET', `/admin/certificates/${certificate.id}`)).body, body)
})

for (const [what, body] of [
  ['no body', undefined],
  ['an empty object', {}],
  ['a reason of null', { revocation_reason: null }],
] as const) {
  test(`with ${what} the reason is null`, async () => {
    await using world = await startWorld()
    const { id } = await aCertificate(world)
    const answer = await world.request('POST', `/admin/certificates/${id}/revoke`, body)
    assert.deepEqual([answer.status, answer.body.status, answer.body.revocation_reason], [200, 'revoked', null])
  })
}

test('a second time, by revoke or DELETE, nothing changes and nothing is sent again', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const first = await world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason: 'one' })
  world.advance(60_000)
  const second = await world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason: 'two' })
  assert.deepEqual([second.status, second.body], [200, first.body])
  assert.equal((await world.request('DELETE', `/admin/certificates/${id}`)).status, 204)
  assert.deepEqual((await world.request('GET', `/admin/certificates/${id}`)).body, first.body)
  assert.equal((await outbox(world, 'cert.revoked')).length, 1)
  assert.equal((await auditOf(world, 'certificate.revoke')).length, 1)
})

test('DELETE revokes: 204 without a body, and the certificate is still there', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const { status, text } = await world.request('DELETE', `/admin/certificates/${id}`)
  assert.deepEqual([status, text], [204, ''])
  assert.equal((await world.request('GET', `/admin/certificates/${id}`)).body.status, 'revoked')
  assert.equal((await outbox(world, 'cert.revoked')).length, 1)
})

test('an expired certificate can be revoked, and is then revoked', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world, { certificate_validity_days: 1 })
  world.advance(2 * 86_400_000)
  assert.equal((await world.request('POST', `/admin/certificates/${id}/revoke`)).body.status, 'revoked')
})

test('a reason that is no text or too long is 422, and the certificate stays active', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  for (const revocation_reason of [5, ['x'], 'x'.repeat(1_001), 'a\u0000b']) {
    const { status, body } = await world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason })
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'revocation_reason']])
  }
  assert.equal((await world.request('GET', `/admin/certificates/${id}`)).body.status, 'active')
})

test('revoking is one statement that reads and one that writes', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const note = noteStatements(world)
  const statements = await note(() => world.request('POST', `/admin/certificates/${id}/revoke`))
  assert.equal(statements.length, 3, 'the key, what is read, what is written')
})

/** A person is erased between what a revocation reads and what it writes. */
async function eraseBeforeWriting(world: World): Promise<string[]> {
  const { id, attendee_email } = await aCertificate(world)
  using held = holdFirst(world, 'with held as')
  const revoking = world.request('POST', `/admin/certificates/${id}/revoke`)
  await held.reached
  await erasePerson(jobContext(world.services, 1, 'test'), { email: attendee_email })
  held.release()
  const { status, body } = await revoking
  assert.deepEqual([status, body.status], [200, 'revoked'])
  return (await examine(world.services)).map(({ invariant }) => invariant)
}

test('a record that is changed between reading and writing is revoked and logged as it is then', async () => {
  await using world = await startWorld()
  assert.deepEqual(await eraseBeforeWriting(world), [])
})

test('twin: without a look at its state another record is logged, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, / and c\.xmin = (\$\d+)::xid/, ' and $1::text is not null')
  assert.deepEqual(await eraseBeforeWriting(world), ['every certificate is the record that was logged'])
})
