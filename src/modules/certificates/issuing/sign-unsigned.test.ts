import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { breakingConnections, type Fault, holdFirst, rewrite } from '../../../../test/support/statements.ts'
import { aBulkJob, count } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { credentialsOf, genuineCredentials } from '../credential/check-credential.fixture.ts'
import { signUnsigned } from './sign-unsigned.ts'

const SIGNED = "certificate_log where action = 'signed'"

/** Makes all certificates and their log entries as they were before there were credentials. */
async function forgetSignatures(world: World): Promise<void> {
  await world.pool.query(`begin; set local session_replication_role = replica;
    update certificate_log set document_hash = null;
    update certificate set event_type = null, signing_key_id = null, signature = null, signed_at = null, credential_version = null;
    delete from status_list; commit`)
}

/** Certificates of two events from before credentials, of which one is revoked. */
async function oldCertificates(world: World) {
  const { id, event_id } = await aCertificate(world, { event_type: 'workshop' })
  const kept = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/revoke`, {})
  await aBulkJob(world, event_id, 2)
  await world.runJobs()
  await forgetSignatures(world)
  return { revoked: id as number, kept }
}

/** Whether the bit of a certificate is set in its status list. */
async function isMarked(world: World, id: number): Promise<boolean> {
  const { list, index } = placeInList(world.services.secret, 1, '', id)
  const [row] = await world.query<{ bits: Buffer }>(
    `select bits from status_list where org_id = 1 and series = '' and list = ${list}`,
  )
  return row !== undefined && (row.bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
}

test('certificates from before credentials are signed once, with their time of issue, and revoked ones are listed', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-28T10:00:00Z'))
  const { revoked, kept } = await oldCertificates(world)
  world.stopClock(new Date('2026-11-29T10:00:00Z'))
  await signUnsigned(world.services)
  const credentials = (await genuineCredentials(world)) as any[]
  assert.equal(credentials.length, 4)
  for (const { validFrom, proof } of credentials)
    assert.deepEqual([validFrom, proof.created.slice(0, 19)], ['2026-11-28T10:00:00Z', '2026-11-29T10:00:00'])
  const types = (await credentialsOf(world)).map(({ row }) => row.event_type)
  assert.deepEqual(types.toSorted(), ['conference', 'workshop', 'workshop', 'workshop'])
  assert.deepEqual([await isMarked(world, revoked), await isMarked(world, kept.id)], [true, false])
  await signUnsigned(world.services)
  assert.equal(await count(world, SIGNED), 4)
})

test('two runs at once sign each certificate once', async () => {
  await using world = await startWorld()
  await oldCertificates(world)
  await Promise.all([signUnsigned(world.services), signUnsigned(world.services)])
  await genuineCredentials(world)
  assert.equal(await count(world, SIGNED), 4)
})

test('wherever the connection breaks, the next run signs what is left, and logs each certificate once', async () => {
  for (const fault of ['not done', 'done, answer lost'] satisfies Fault[]) {
    await using world = await startWorld()
    await oldCertificates(world)
    const breaking = breakingConnections(world)
    let struck = 0
    for (let nth = 1; ; nth++) {
      breaking.arm(nth, fault)
      await signUnsigned(world.services).catch(() => {})
      const isStruck = breaking.struck() !== null
      breaking.arm(0, fault)
      if (!isStruck) break
      struck++
      await signUnsigned(world.services)
      await genuineCredentials(world)
      assert.equal(await count(world, 'certificate_log l join certificate c using (public_id)'), 9)
      await forgetSignatures(world)
      await world.pool.query(`begin; set local session_replication_role = replica; delete from ${SIGNED}; commit`)
    }
    assert.ok(struck > 4, `${struck}`)
    await signUnsigned(world.services)
  }
})

/** Erases the holder of a certificate between the reading and the signing. */
async function eraseMeanwhile(world: World): Promise<void> {
  const { kept } = await oldCertificates(world)
  using held = holdFirst(world, 'with done as')
  const signing = signUnsigned(world.services)
  await held.reached
  await erasePerson(jobContext(world.services, 1, 'test'), { email: kept.attendee_email })
  held.release()
  await signing
}

test('a certificate that changes while it is being signed is signed by the next run, as it is then', async () => {
  await using world = await startWorld()
  await eraseMeanwhile(world)
  const unsigned = await world.query<{ signature: Buffer }>('select signature from certificate where signature is null')
  assert.equal(unsigned.length, 1)
  await signUnsigned(world.services)
  await genuineCredentials(world)
})

test('twin: without the guard the old address is signed, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, 'and r.state::xid = c.xmin', '')
  await eraseMeanwhile(world)
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.ok(broken.includes('the signature of every certificate fits its record and key'), broken.join())
})

test('certificates of a withdrawn key are signed again with the new one, and no others', async () => {
  await using world = await startWorld()
  await aCertificate(world)
  const [before] = (await genuineCredentials(world)) as any[]
  await world.query('update signing_key set retired_at = now(), withdrawn_at = now(), sealed_private = null')
  await aCertificate(world)
  await signUnsigned(world.services)
  const [first, second] = (await genuineCredentials(world)) as any[]
  assert.notEqual(first.proof.verificationMethod, before.proof.verificationMethod)
  assert.equal(first.proof.verificationMethod, second.proof.verificationMethod)
  assert.deepEqual({ ...first, proof: null }, { ...before, proof: null }, 'the document is the same')
  assert.equal(await count(world, SIGNED), 1)
})

test('a run that is to give up stops, and a site without credentials signs nothing', async () => {
  await using world = await startWorld()
  await oldCertificates(world)
  await signUnsigned(world.services, AbortSignal.abort())
  await signUnsigned({ ...world.services, siteUrl: 'http://[::1]:8080' })
  assert.equal(await count(world, 'certificate where signature is not null'), 0)
})
