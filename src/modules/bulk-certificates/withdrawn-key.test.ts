import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { filesIn } from '../../../test/support/unzip.ts'
import { withdrawDocumentKeys } from '../credentials/index.ts'

const credentialsOf = async (world: World, ids: number[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await world.request('GET', `/admin/certificates/${id}/credential`)).text))

test('after a key was withdrawn, certificates are signed again and archives are drawn with the new credentials', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const event = await anEvent(world)
  const { job } = await aBulkJob(world, event.id, 3)
  await world.runJobs()
  const ids = (await world.query<{ id: number }>('select id from certificate order by id')).map(({ id }) => id)
  const archive = async () => {
    const { bytes } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs/${job.id}/download`)
    return [...(await filesIn(bytes)).values()]
  }
  const holdAll = (files: Buffer[], texts: string[]) => texts.every((text) => files.some((file) => file.includes(text)))
  const before = await credentialsOf(world, ids)
  assert.ok(holdAll(await archive(), before))

  const keys = (await world.request('GET', '/admin/signing-keys')).body
  const { id } = keys.find(({ purpose }: { purpose: string }) => purpose === 'credential')
  const path = `/admin/signing-keys/${id}/withdraw`
  assert.deepEqual((await world.request('POST', `${path}?dry_run=true`)).body, { signed: 3 })
  assert.equal((await world.request('POST', path)).status, 200)
  await world.query(`select graphile_worker.add_job('sign-certificates', '{}')`)
  await world.runJobs()
  const after = await credentialsOf(world, ids)
  for (const [nth, text] of after.entries()) {
    const [old, now] = [JSON.parse(before[nth]!), JSON.parse(text)]
    assert.notEqual(now.proof.verificationMethod, old.proof.verificationMethod)
    assert.deepEqual({ ...now, proof: null }, { ...old, proof: null })
  }
  assert.ok(holdAll(await archive(), before), 'the archive waits until all are signed')
  await world.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker._private_jobs`,
  )
  await world.runJobs()
  const files = await archive()
  assert.ok(holdAll(files, after))
  for (const text of before) assert.ok(!holdAll(files, [text]))
})

test('after the keys for PDFs were withdrawn, single PDFs and archives are signed by new ones, also for those who had them', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const event = await anEvent(world)
  const { job } = await aBulkJob(world, event.id, 2)
  await world.runJobs()
  const [{ public_id }] = (await world.query<{ public_id: string }>(
    'select public_id from certificate order by id',
  )) as [{ public_id: string }]
  const pdf = (held = '') =>
    world.request('GET', `/c/${public_id}.pdf`, undefined, { key: null, headers: { 'if-none-match': held } })
  const archivedPdfs = async () => {
    const { bytes } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs/${job.id}/download`)
    return [...(await filesIn(bytes)).values()].filter((file) => file.subarray(0, 5).equals(Buffer.from('%PDF-')))
  }
  /** The signature has the certificate of the authority in it, in hexadecimal. */
  const authority = async () => {
    const { raw } = new X509Certificate((await world.request('GET', '/document-signing.pem')).text)
    return (file: Uint8Array) => Buffer.from(file).toString('latin1').toLowerCase().includes(raw.toString('hex'))
  }
  const first = await pdf()
  const etag = String(first.headers['etag'])
  const isByOld = await authority()
  assert.ok(isByOld(first.bytes) && (await archivedPdfs()).every(isByOld))
  assert.equal((await pdf(etag)).status, 304)

  const by = { actor: { kind: 'cli' }, requestId: null } as const
  assert.equal(await withdrawDocumentKeys(world.services, by), 2)
  const second = await pdf(etag)
  assert.equal(second.status, 200)
  const isByNew = await authority()
  assert.ok(isByNew(second.bytes) && !isByOld(second.bytes))
  assert.ok((await archivedPdfs()).every(isByOld), 'archives are drawn by a job')
  await world.runJobs()
  const files = await archivedPdfs()
  assert.equal(files.length, 2)
  assert.ok(files.every((file) => isByNew(file) && !isByOld(file)))
  assert.ok(files.some((file) => file.equals(second.bytes)))
})
