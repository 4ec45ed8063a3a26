import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { test } from 'node:test'
import { buildApp } from '../../src/app.ts'
import { closeCredentials } from '../../src/cli/closing/close-credentials.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { aBadge } from '../support/badges.ts'
import { bakedCredentials } from '../support/baked-credentials.ts'
import { enterLog } from '../support/enter-log.ts'
import { aCertificate } from '../support/factories.ts'
import { askDigitalBazaar, type Site } from '../support/foreign-verifiers.ts'
import { startWorld, type World } from '../support/harness.ts'

const COUNTS = { badge_credentials: 0, unsigned: 0, elsewhere: 0, lists: 1 }
const SITE = 'https://laurel.test'

/** A plain web server: files by their names, and nothing else. */
async function serveFolder(folder: string): Promise<{ site: Site } & AsyncDisposable> {
  const server = createServer(async (request, response) => {
    try {
      response.end(await readFile(join(folder, normalize(new URL(request.url!, SITE).pathname))))
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    site: (url) => fetch(url.replace(SITE, `http://127.0.0.1:${port}`)),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function closed(world: World, folder: string, withFiles = false) {
  const ctx = jobContext(world.services, 1, 'test')
  const config = { ...world.config, rateLimit: false }
  const app = await buildApp({ config, services: world.services, health: { checks: {}, stopping: () => false } })
  try {
    return await closeCredentials(app, ctx, { folder, withFiles, onProgress: () => {} })
  } finally {
    await app.close()
  }
}

test('closed credentials are checked by others from files alone, valid or revoked, and their lists never end', async () => {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'laurel-closed-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const to = join(folder, 'site')
  const credentials: any[] = []
  {
    await using world = await startWorld({ siteUrl: SITE })
    const [valid, revoked] = [await aCertificate(world), await aCertificate(world)]
    await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, {})
    await enterLog(world)
    const facts = await closed(world, to)
    assert.deepEqual(facts, { ...COUNTS, credentials: 2, log_entries: 3 })
    for (const { public_id } of [valid, revoked])
      credentials.push(JSON.parse(await readFile(join(to, `c/${public_id}.json`), 'utf8')))
    assert.match(await readFile(join(to, `c/${valid.public_id}/index.html`), 'utf8'), /Ada Lovelace/)
  }
  await using served = await serveFolder(to)
  const list: any = await (await served.site(credentials[0].credentialStatus.statusListCredential)).json()
  assert.equal(list.validUntil, undefined)
  assert.equal(await askDigitalBazaar(credentials[0], served.site), 'valid')
  assert.equal(await askDigitalBazaar(credentials[1], served.site), 'revoked')
  const changed = structuredClone(credentials[0])
  changed.credentialSubject.name = 'Mallory'
  assert.equal(await askDigitalBazaar(changed, served.site), 'refused')
})

test('closed badge awards are checked from files alone, and their pictures contain the credentials', async () => {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'laurel-closed-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const to = join(folder, 'site')
  const read = (path: string) => readFile(join(to, path))
  const credentials: any[] = []
  {
    await using world = await startWorld({ siteUrl: SITE })
    const { path } = await aBadge(world)
    const [valid, revoked] = await Promise.all(
      ['Ada', 'Bo'].map(async (name) => {
        const person = { name, email: `${name}@example.org` }
        return (await world.request('POST', `${path}/awards`, person)).body
      }),
    )
    await world.request('POST', `/admin/badge-awards/${revoked.id}/revoke`, {})
    const facts = await closed(world, to, true)
    assert.deepEqual(facts, { ...COUNTS, credentials: 2, badge_credentials: 2, log_entries: 0 })
    for (const { public_id } of [valid, revoked])
      credentials.push(JSON.parse((await read(`b/${public_id}.json`)).toString()))
    assert.match((await read(`b/${valid.public_id}/index.html`)).toString(), /Genuine badge[\s\S]*Ada/)
    assert.match((await read(`b/${revoked.public_id}/index.html`)).toString(), /No longer valid/)
    assert.deepEqual(bakedCredentials(await read(`b/${valid.public_id}.png`)), [JSON.stringify(credentials[0])])
    await assert.rejects(read(`b/${revoked.public_id}.png`), /ENOENT/)
  }
  await using served = await serveFolder(to)
  const list: any = await (await served.site(credentials[0].credentialStatus.statusListCredential)).json()
  assert.deepEqual([/\/status\/b0$/.test(list.id), list.validUntil], [true, undefined])
  assert.equal(await askDigitalBazaar(credentials[0], served.site), 'valid')
  assert.equal(await askDigitalBazaar(credentials[1], served.site), 'revoked')
})
