import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { test } from 'node:test'
import { resolveDIDFromLog } from 'didwebvh-ts'
import { publicKeyFrom } from '../../src/lib/crypto/private-key-from.ts'
import { logCheckpoint, verifyLog } from '../../src/modules/certificates/index.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { lineSignedBy, readNote, readVerifierKey } from '../../src/platform/credentials/signed-note.ts'
import { enterLog } from '../support/enter-log.ts'
import { aCertificate } from '../support/factories.ts'
import { askDigitalBazaar, type Site } from '../support/foreign-verifiers.ts'
import { startWorld, type World } from '../support/harness.ts'

const OLD = 'https://old.example.org:8443/laurel'
const NEW = 'https://new.example.org'

/** The internet with both names leading to the service, whose proxies take the path of the site away. */
const internet =
  (world: World): Site =>
  async (address) => {
    const { host, pathname } = new URL(address)
    const answer = await world.app.inject({ url: pathname.replace(/^\/laurel/, ''), headers: { host } })
    const type = String(answer.headers['content-type'])
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }

const move = (world: World, siteUrl: string) => Object.assign(world.services, { siteUrl })
const contextOf = ({ services }: World) => jobContext(services, 1, 'test')

async function handleOf(world: World): Promise<string> {
  const [organisation] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  return organisation!.handle
}

test('credentials of an earlier SITE_URL stay checkable, and revocable, while its host leads here', async () => {
  await using world = await startWorld({ siteUrl: OLD })
  const site = internet(world)
  const issue = async () => {
    const { id, credential_url } = await aCertificate(world)
    return { id, credential: (await (await site(credential_url)).json()) as any }
  }
  const [kept, revoked] = [await issue(), await issue()]
  move(world, NEW)
  const later = await issue()
  assert.notEqual(later.credential.issuer.id, kept.credential.issuer.id)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, {})
  assert.equal(await askDigitalBazaar(kept.credential, site), 'valid')
  assert.equal(await askDigitalBazaar(revoked.credential, site), 'revoked')
  assert.equal(await askDigitalBazaar(later.credential, site), 'valid')
  // A proxy that sends a name of its own gets the present site.
  const inside = await world.app.inject({ url: `/orgs/${await handleOf(world)}/did.json`, headers: { host: 'laurel' } })
  assert.equal(inside.json().id, later.credential.issuer.id)
})

test('a site that changes from http to https keeps its identifier, with the keys and the history of before', async () => {
  const plain = 'http://events.example.org'
  await using world = await startWorld({ siteUrl: plain })
  const site = internet(world)
  const before = (await aCertificate(world)).credential_url
  move(world, plain.replace('http:', 'https:'))
  const after = (await aCertificate(world)).credential_url
  const methods = await Promise.all(
    [before, after].map(async (url) => ((await (await site(url)).json()) as any).proof.verificationMethod),
  )
  const at = `https://events.example.org/orgs/${await handleOf(world)}`
  const document: any = await (await site(`${at}/did.json`)).json()
  assert.deepEqual(document.assertionMethod, methods.toReversed())
  const lines = (await (await site(`${at}/did.jsonl`)).text()).trim().split('\n')
  const verifier = {
    verify: async (signature: Uint8Array, data: Uint8Array, key: Uint8Array) =>
      verify(null, data, publicKeyFrom(Buffer.from(key)), signature),
  }
  const history = lines.map((line) => JSON.parse(line))
  const last = history.at(-1).state
  const { doc, meta } = await resolveDIDFromLog(history, { verifier })
  assert.deepEqual([history.length, meta.error, document.alsoKnownAs], [2, undefined, [last.id]])
  assert.equal(doc.assertionMethod.length, 2)
})

test('a checkpoint stays checkable when its key was withdrawn or its site has moved', async () => {
  await using world = await startWorld({ siteUrl: OLD })
  const site = internet(world)
  const handle = await handleOf(world)
  await aCertificate(world)
  await enterLog(world)
  const kept = await logCheckpoint(contextOf(world))
  const vkeyAt = async (base: string) => (await (await site(`${base}/orgs/${handle}/log/vkey`)).text()).trim()
  const isSigned = (vkey: string, note: string) => lineSignedBy(readNote(note)!, readVerifierKey(vkey)!) !== null
  const first = await vkeyAt(OLD)
  move(world, NEW)
  await aCertificate(world)
  await enterLog(world)
  const second = await vkeyAt(NEW)
  assert.notEqual(second, first)
  assert.equal(await vkeyAt(OLD), first)
  const checkpointAt = async (base: string) => (await site(`${base}/orgs/${handle}/log/checkpoint`)).text()
  assert.ok(isSigned(first, await checkpointAt(OLD)))
  const lost = await checkpointAt(NEW)
  assert.ok(isSigned(second, lost))
  const { body } = await world.request('GET', '/admin/signing-keys')
  const stolen = body.find((key: any) => key.purpose === 'log' && key.site === NEW)
  assert.equal((await world.request('POST', `/admin/signing-keys/${stolen.id}/withdraw`)).status, 200)
  const { keys } = (await (await site(`${NEW}/orgs/${handle}/keys.json`)).json()) as any
  const logged = keys.filter((key: any) => key.purpose === 'log')
  assert.deepEqual(
    logged.map((key: any) => [key.vkey, key.withdrawn_at !== null]),
    [
      [await vkeyAt(NEW), false],
      [second, true],
    ],
  )
  const moved = await verifyLog(contextOf(world), kept)
  assert.deepEqual([moved.kept, moved.problem, moved.key_withdrawn_at], [1, null, null])
  const stale = await verifyLog(contextOf(world), lost)
  assert.deepEqual([stale.kept, stale.problem, stale.key_withdrawn_at instanceof Date], [2, null, true])
})
