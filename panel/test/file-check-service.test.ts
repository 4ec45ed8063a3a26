import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../test/support/badges.ts'
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

test('the page reads the picture of a badge award, and asks for the list of badges', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const badge = await aBadge(world)
  const evidence = [{ text: 'Talk', url: 'https://example.org/talk' }, { text: 'Applause' }]
  const { body: award } = await world.request('POST', `${badge.path}/awards`, {
    ...{ email: 'ada@example.org', name: 'Ada', evidence },
  })
  const { bytes } = await world.request('GET', `/b/${award.public_id}.png`, undefined, { key: null })
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(new URL(address).pathname.replace(/[^/]{8}/, 'handle'))
    const answer = await world.request('GET', new URL(address).pathname, undefined, { key: null })
    return [{ text: answer.text, source: 'issuer' as const }]
  }
  const { verdict, findings } = await checkFile(new Uint8Array(bytes), {
    ask,
    origin: null,
    now: world.services.now(),
  })
  assert.deepEqual(asked, ['/orgs/handle/did.json', '/orgs/handle/status/b0'])
  const says = findings.map(({ check, says }) => `${check} ${says}`)
  assert.deepEqual(
    [verdict, ...says],
    ['valid', 'file png', 'proof holds', 'key issuer', 'status issuer', 'dates endless', 'print picture'],
  )
})
