import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anEvent } from '../../test/support/factories.ts'
import { startWorld, type World } from '../../test/support/harness.ts'
import { changedPdfs, judgedByPython } from '../../test/support/python-judges.ts'
import { aBulkJob } from '../../test/support/stored.ts'
import { checkFile } from '../file-check/check/check-file.ts'

const SITE = 'https://events.example.org'

/** Checks a file as a visitor of the page does, with the documents that the service serves. */
async function check(world: World, bytes: Buffer) {
  const ask = async (address: string) => {
    const { statusCode, body: text } = await world.app.inject({ url: address.replace(SITE, '') })
    return statusCode === 200 ? [{ text, source: 'issuer' as const }] : []
  }
  const { verdict, findings } = await checkFile(new Uint8Array(bytes), { ask, origin: null, now: world.services.now() })
  return [verdict, ...findings.map(({ check, says }) => `${check} ${says}`)]
}

const fileOf = async (world: World, id: number, kind: 'pdf' | 'png') =>
  (await world.request('GET', `/admin/certificates/${id}/${kind}`)).bytes

const VALID = ['valid', 'file pdf', 'proof holds', 'key issuer', 'status issuer', 'dates endless', 'print issuer']

test('the PDF of a certificate is valid with its credential and signature, and any redrawn one is noticed', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { id } = await aCertificate(world)
  const pdf = await fileOf(world, id, 'pdf')
  assert.deepEqual(await check(world, pdf), VALID)
  const changed = (from: string, to: string) => {
    const at = pdf.indexOf(from, 0, 'latin1')
    assert.ok(at > 0 && from.length === to.length, from)
    const copy = Buffer.from(pdf)
    copy.write(to, at, 'latin1')
    return copy
  }
  assert.equal((await check(world, changed('/MediaBox[0 0 8', '/MediaBox[0 0 7'))).at(-1), 'print altered')
  assert.deepEqual(await check(world, changed('"name":"Ada', '"name":"Ida')), ['changed', 'file pdf', 'proof broken'])
  assert.equal((await check(world, Buffer.concat([pdf, Buffer.from('%more\n')]))).at(-1), 'print added')
  assert.equal((await check(world, changed('/ByteRange', '/ByteRenge'))).at(-1), 'print unsigned')
})

test('the PNG has the credential, and a revoked certificate is revoked in both files', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { id } = await aCertificate(world)
  const png = await fileOf(world, id, 'png')
  assert.deepEqual(await check(world, png), [
    'valid',
    'file png',
    'proof holds',
    'key issuer',
    'status issuer',
    'dates endless',
    'print picture',
  ])
  await world.request('DELETE', `/admin/certificates/${id}`)
  for (const file of [png, await fileOf(world, id, 'pdf')]) assert.equal((await check(world, file))[0], 'revoked')
})

test('every PDF in an archive is valid by itself, in that of a bulk job and of the event', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, ['Ada', 'محمد', '山田 太郎'])
  await world.runJobs()
  const archives = [
    await world.request('GET', `${path}/download`),
    await world.request('GET', `/admin/events/${event.id}/certificates.zip`),
  ]
  const { body: list } = await world.request('GET', `/admin/events/${event.id}/certificates`)
  assert.equal(list.length, 3)
  for (const { id } of list) {
    const pdf = await fileOf(world, id, 'pdf')
    assert.deepEqual(await check(world, pdf), VALID)
    for (const { bytes } of archives) assert.ok(bytes.includes(pdf), `certificate ${id}`)
  }
})

test('the page judges files as openbadgeslib and pyHanko judged them', async () => {
  const { question, verdicts, at } = judgedByPython()
  const ask = async (url: string) => {
    const text = url.endsWith('.pem') ? question.authority : question.documents[url]
    return text === undefined ? [] : [{ text, source: 'issuer' as const }]
  }
  const judge = (file: Buffer) => checkFile(new Uint8Array(file), { ask, origin: null, now: new Date(at) })
  const alike: Record<string, RegExp> = {
    ...{ valid: /^valid$/, revoked: /^revoked$/, expired: /^expired$/ },
    refused: /^(changed|foreign)$/,
  }
  for (const [name, verdict] of Object.entries(verdicts.credentials))
    assert.match((await judge(Buffer.from(question.credentials[name]!))).verdict, alike[verdict]!, name)
  const pdf = question.pdfs['valid']!
  const prints: string[] = []
  for (const file of [pdf, ...Object.values(changedPdfs(pdf))])
    prints.push((await judge(Buffer.from(file, 'base64'))).findings.at(-1)!.says)
  assert.deepEqual(prints, ['issuer', 'altered', 'added'])
})
