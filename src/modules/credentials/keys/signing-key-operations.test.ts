import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { documentSigner } from '../documents/document-signer.ts'
import { credentialSigner } from './credential-signer.ts'

const contextOf = ({ services }: World) => jobContext(services, 1, 'test')

async function anIssuer(world: World) {
  const signer = (await credentialSigner(contextOf(world)))!
  const at = `/orgs/${signer.handle}`
  const get = (path: string, headers = {}) => world.request('GET', `${at}/${path}`, undefined, { key: null, headers })
  return { signer, at, get }
}

test('a replaced key stays in the document behind the new one; a withdrawn one leaves it, and its signatures are counted before', async () => {
  await using world = await startWorld({ siteUrl: 'https://laurel.test' })
  const { signer: first, get } = await anIssuer(world)
  const rotated = await world.request('POST', '/admin/signing-keys/rotate')
  assert.equal(rotated.status, 200)
  const second = rotated.body.verification_method
  assert.deepEqual((await get('did.json')).body.assertionMethod, [second, first.verificationMethod])
  assert.equal((await credentialSigner(contextOf(world)))!.verificationMethod, second)
  const path = `/admin/signing-keys/${first.keyId}/withdraw`
  assert.deepEqual((await world.request('POST', `${path}?dry_run=true`)).body, { signed: 0 })
  assert.equal((await world.request('POST', path)).body.state, 'withdrawn')
  assert.deepEqual((await get('did.json')).body.assertionMethod, [second])
  await world.request('POST', `/admin/signing-keys/${rotated.body.id}/withdraw`)
  const { body } = await world.request('GET', '/admin/signing-keys')
  assert.deepEqual(
    body.map((key: any) => key.state),
    ['current', 'withdrawn', 'withdrawn'],
  )
  assert.deepEqual((await get('did.json')).body.assertionMethod, [body[0].verification_method])
  const sealed = await world.query('select id from signing_key where sealed_private is not null')
  assert.equal(sealed.length, 1)
  const key = await world.stranger()
  assert.equal((await world.request('POST', path, undefined, { key })).status, 404)
})

test('the authority of PDFs is public once a document was signed', async () => {
  await using world = await startWorld({ siteUrl: 'https://laurel.test' })
  const get = () => world.request('GET', '/document-signing.pem', undefined, { key: null })
  assert.equal((await get()).status, 404)
  await documentSigner(world.services, world.services.now())
  const { text, headers } = await get()
  assert.equal(headers['content-type'], 'application/x-pem-file')
  assert.match(text, /^-----BEGIN CERTIFICATE-----\n[\s\S]+-----END CERTIFICATE-----\n$/)
})
