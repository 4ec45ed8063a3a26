import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { hasProgram, runOnPdfs } from '../../../../test/fixtures/render/readers.ts'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aBulkJob } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

const siteUrl = 'https://events.example.org'

const pdfOf = async (world: World, id: number) => (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes

async function credentialAt(world: World, id: number): Promise<string> {
  return (await world.request('GET', `/admin/certificates/${id}/credential`)).text
}

test('PDF and PNG contain the credential as it is at its address, byte for byte; JPEG does not', async () => {
  await using world = await startWorld({ siteUrl })
  const { id, public_id } = await aCertificate(world)
  const { text } = await world.request('GET', `/c/${public_id}.json`, undefined, { key: null })
  for (const kind of ['pdf', 'png', 'jpg']) {
    const { bytes } = await world.request('GET', `/c/${public_id}.${kind}`, undefined, { key: null })
    assert.equal(bytes.includes(text), kind !== 'jpg', kind)
  }
  assert.ok((await pdfOf(world, id)).includes(text))
})

test('a certificate without a credential has the files that it always had', async () => {
  await using world = await startWorld({ siteUrl: 'http://[::1]' })
  const { id } = await aCertificate(world)
  for (const kind of ['pdf', 'png']) {
    const { bytes } = await world.request('GET', `/admin/certificates/${id}/${kind}`)
    assert.doesNotMatch(bytes.toString('latin1'), /EmbeddedFile|AcroForm|openbadgecredential/)
  }
})

test('two processes draw the same bytes, also after a key for documents was replaced', async () => {
  await using world = await startWorld({ siteUrl })
  const { id } = await aCertificate(world)
  const pdf = await pdfOf(world, id)
  assert.ok((await pdfOf(world, id)).equals(pdf))
  world.advance(86_400_000)
  await world.query("update signing_key set retired_at = now() where purpose = 'document'")
  const later = await aCertificate(world)
  assert.ok((await pdfOf(world, later.id)).length > 0)
  assert.ok((await pdfOf(world, id)).equals(pdf))
})

test('after an erasure the files contain the credential that was signed then, without the address', async () => {
  await using world = await startWorld({ siteUrl })
  const { id, attendee_email: email } = await aCertificate(world)
  const before = await credentialAt(world, id)
  assert.match(before, /emailAddress/)
  await erasePerson(jobContext(world.services, 1, 'test'), { email })
  const after = await credentialAt(world, id)
  const pdf = await pdfOf(world, id)
  assert.doesNotMatch(after, /emailAddress/)
  assert.ok(pdf.includes(after) && !pdf.includes(before))
})

test('the manifest of an archive has the digests of the signed files, and the archive their checksums', async () => {
  await using world = await startWorld({ siteUrl })
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, ['Ada', 'Bob'])
  await world.runJobs()
  const zip = (await world.request('GET', `${path}/download`)).bytes
  const { body: list } = await world.request('GET', `/admin/events/${event.id}/certificates`)
  for (const { id } of list) {
    const pdf = await pdfOf(world, id)
    assert.ok(zip.includes(createHash('sha256').update(pdf).digest('hex')), `certificate ${id}`)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32LE(crc32(pdf))
    assert.ok(zip.includes(checksum), `certificate ${id}`)
  }
})

test('Poppler finds the signature of a certificate valid, and the whole file signed', {
  skip: !hasProgram('pdfsig', ['-v']) && 'pdfsig is not here',
}, async () => {
  await using world = await startWorld({ siteUrl })
  const { id } = await aCertificate(world)
  const report = runOnPdfs([await pdfOf(world, id)], 'pdfsig', ['{}'])
  assert.match(report, /Signature is Valid/)
  assert.match(report, /Total document signed/)
  assert.match(report, /Documents of events\.example\.org/)
})
