import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { checkFile } from '../file-check/check/check-file.ts'

test('the page reads credentials as the service signs them, and their issuer is its site', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const { public_id } = await aCertificate(world)
  const { body: text } = await world.app.inject({ url: `/c/${public_id}.json` })
  const credential = JSON.parse(text)
  const { verificationMethod } = credential.proof
  const [did, key] = verificationMethod.split('#') as [string, string]
  const method = { id: verificationMethod, publicKeyMultibase: key }
  const document = JSON.stringify({ id: did, verificationMethod: [method], assertionMethod: [verificationMethod] })
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    return address.endsWith('/did.json') ? [{ text: document, source: 'issuer' as const }] : []
  }
  const check = (file: string) =>
    checkFile(new TextEncoder().encode(file), { ask, origin: null, now: world.services.now() })
  const { verdict, findings, signed } = await check(text)
  const says = findings.map(({ check, says }) => `${check} ${says}`)
  assert.deepEqual(
    [verdict, ...says],
    ['open', 'file json', 'proof holds', 'key issuer', 'status unknown', 'dates endless'],
  )
  assert.equal(signed!.site.domain, 'events.example.org')
  const [, handle] = /orgs:(\w+)$/.exec(did)!
  const { statusListCredential } = credential.credentialStatus
  assert.deepEqual(asked, [`https://events.example.org/orgs/${handle}/did.json`, statusListCredential])
  assert.equal((await check(text.replaceAll('Ada', 'Ida'))).verdict, 'changed')
})
