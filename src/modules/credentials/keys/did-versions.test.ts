import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { test } from 'node:test'
import { resolveDIDFromLog } from 'didwebvh-ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { isDidHistory } from '../../../platform/credentials/check-did-history.ts'
import { credentialSigner } from './credential-signer.ts'
import { logSigner } from './log-signer.ts'

const SITE = 'https://events.example.org:8443/laurel'
const isSignedBy = (key: Uint8Array, data: Uint8Array, signature: Uint8Array) =>
  verify(null, data, publicKeyFrom(Buffer.from(key)), signature)
const verifier = {
  verify: async (signature: Uint8Array, data: Uint8Array, key: Uint8Array) => isSignedBy(key, data, signature),
}
const contextOf = ({ services }: World, orgId = 1) => jobContext(services, orgId, 'test')

async function anIssuer(world: World) {
  const signer = (await credentialSigner(contextOf(world)))!
  const get = (path: string) => world.request('GET', `/orgs/${signer.handle}/${path}`, undefined, { key: null })
  const history = async (): Promise<any[]> => {
    const { body, headers } = await world.app.inject(`/orgs/${signer.handle}/did.jsonl`)
    assert.equal(headers['content-type'], 'text/jsonl')
    const lines = body.split('\n')
    assert.equal(lines.pop(), '')
    return lines.map((line) => JSON.parse(line))
  }
  const change = (path: string) => world.request('POST', `/admin/signing-keys/${path}`)
  return { signer, get, history, change }
}

/** Judges a history with the resolver of the Decentralized Identity Foundation. @returns the fragments of its keys */
async function resolve(history: object[]): Promise<string[]> {
  const { doc, meta } = await resolveDIDFromLog(history, { verifier })
  assert.equal(meta.error, undefined, meta.problemDetails?.detail)
  return doc.assertionMethod.map((id) => id.split('#')[1]!)
}

test('a foreign resolver follows the keys of an organisation through replacements and a theft', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { signer, get, history, change } = await anIssuer(world)
  const first = signer.verificationMethod.split('#')[1]!
  assert.deepEqual(await resolve(await history()), [first])
  const second = (await change('rotate')).body
  assert.deepEqual(await resolve(await history()), [second.public_key, first])
  await change(`${signer.keyId}/withdraw`)
  assert.deepEqual(await resolve(await history()), [second.public_key])
  await change(`${second.id}/withdraw`)
  const [third] = await resolve(await history())
  const versions = await history()
  assert.equal(versions.length, 4)
  const document = (await get('did.json')).body
  assert.deepEqual(document.assertionMethod, [`${signer.did}#${third}`])
  assert.deepEqual(document.alsoKnownAs, [versions[3].state.id])
  assert.equal(versions[0].state.id, versions[3].state.id)
  assert.match(versions[0].state.id, /^did:webvh:Qm\w+:events\.example\.org%3A8443:laurel:orgs:\w{8}$/)
  assert.deepEqual(versions[3].state.alsoKnownAs, [signer.did])
})

test('a changed, missing or foreign line of the history is refused, by the foreign resolver and by our check', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { history, change } = await anIssuer(world)
  await change('rotate')
  await change('rotate')
  const versions = await history()
  await world.stranger()
  const other = await credentialSigner(contextOf(world, 2))
  const changed = (nth: number, edit: (version: any) => void) => {
    const copy = structuredClone(versions)
    edit(copy[nth])
    return copy
  }
  const foreign = other!.verificationMethod.split('#')[1]!
  const forgeries = [
    changed(0, (version) => (version.versionTime = '2020-01-01T00:00:00Z')),
    changed(1, (version) => version.state.assertionMethod.reverse()),
    changed(1, (version) => (version.parameters.updateKeys = [foreign])),
    changed(2, (version) => (version.proof = versions[1].proof)),
    changed(2, (version) => (version.proof[0].verificationMethod = `did:key:${foreign}#${foreign}`)),
    [versions[0], versions[2]],
    [versions[1], versions[2]],
  ]
  assert.ok(isDidHistory(versions, isSignedBy))
  for (const forgery of forgeries) {
    assert.equal(isDidHistory(forgery, isSignedBy), false)
    const answer = await resolveDIDFromLog(forgery, { verifier }).catch(() => null)
    assert.ok(answer === null || answer.meta.error !== undefined)
  }
  await assert.rejects(world.query("update did_version set line = '{}'"), /cannot change/)
})

test('changes of keys at the same moment leave one history with every key', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { signer, history, change } = await anIssuer(world)
  await change('rotate')
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => change('rotate')),
    change(`${signer.keyId}/withdraw`),
    ...Array.from({ length: 3 }, () => logSigner(contextOf(world))),
  ])
  assert.deepEqual(new Set(answers.slice(0, 5).map((answer) => 'status' in answer && answer.status)), new Set([200]))
  const keys = await world.query<{ id: number }>(
    `select id from signing_key where purpose = 'credential' and withdrawn_at is null`,
  )
  assert.equal((await resolve(await history())).length, keys.length)
})

test('a history whose key was lost ends, and is not published once it is no longer true', async () => {
  await using world = await startWorld({ siteUrl: SITE })
  const { signer, get, change } = await anIssuer(world)
  assert.ok((await get('did.json')).body.alsoKnownAs)
  await world.query(`update signing_key set sealed_private = 'sealed with a key that is gone'`)
  assert.equal((await change(`${signer.keyId}/withdraw`)).status, 200)
  assert.equal((await get('did.jsonl')).status, 404)
  const document = (await get('did.json')).body
  assert.equal(document.alsoKnownAs, undefined)
  assert.equal(document.assertionMethod.length, 1)
})
